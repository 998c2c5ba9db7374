import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '../merge/DocumentMerge.ts';
import { exampleFarmJob, exampleProgress, exampleTold } from '../testing/exampleFarmJob.ts';
import { farmJobKind, takerOf, type FarmJob } from './FarmJob.ts';
import { JOB_STATES } from './farmJobRows.ts';
import {
  checkJob,
  fillJob,
  giveBackJob,
  isToRecord,
  sendJob,
  sprayJob,
  takeJob,
  tellAnew,
  withdrawJob,
  type JobStep,
} from './jobSteps.ts';

const at = '2026-11-25T10:30:00+13:00';
const tama = { uid: 'tama', at };
const jo = { uid: 'jo', at };
const mere = { uid: 'mere', at };
const open: FarmJob = { ...exampleFarmJob, sentTo: null };
const done = { recordId: 'r1', areaDoneHa: 23.5, at };

function after(step: JobStep): FarmJob {
  if ('refused' in step) throw new Error(step.refused);
  return step.job;
}
const ground = {
  outline: [0, 1, 2].map((corner) => ({
    latitudeDeg: -40 - corner / 1000,
    longitudeDeg: 175 + (corner % 2) / 1000,
  })),
  leftOut: [],
  buffers: [],
};
const refusal = (step: JobStep) => ('refused' in step ? step.refused : null);

const takenJob = after(takeJob(exampleFarmJob, tama));
const fillingJob = after(fillJob(takenJob, tama, exampleProgress));
const sprayedJob = after(sprayJob(fillingJob, tama, done));
const checkedJob = after(checkJob(sprayedJob, mere));

describe('a job', () => {
  it.each([exampleFarmJob, takenJob, fillingJob, sprayedJob, checkedJob])(
    'is written and read as it was, $state',
    (job) => {
      expect(farmJobKind.parse(farmJobKind.serialise(job))).toEqual(job);
      // The stored job also has the account's stamps.
      const stamped = { ...farmJobKind.serialise(job), createdBy: 'mere', updatedAt: new Date() };
      expect(farmJobKind.parse(stamped)).toEqual(job);
    },
  );

  it('is read where nobody knows what stays in the lines', () => {
    const plan = { ...exampleTold.plan, deadVolumeL: null };
    const job = { ...exampleFarmJob, told: { ...exampleTold, plan } };
    expect(farmJobKind.parse(farmJobKind.serialise(job))).toEqual(job);
  });

  it('brings the outline of its ground', () => {
    const job = { ...exampleFarmJob, told: { ...exampleTold, ground } };
    expect(farmJobKind.parse(farmJobKind.serialise(job))).toEqual(job);
  });

  it.each([[{ zones: [], restLPerHa: 80 }], [null]])(
    'brings the zones of its plan, or says that they did not fit: %j',
    (prescription) => {
      const job = { ...exampleFarmJob, told: { ...exampleTold, ground, prescription } };
      expect(farmJobKind.parse(farmJobKind.serialise(job))).toEqual(job);
    },
  );

  const fields = farmJobKind.serialise(fillingJob);
  const told = farmJobKind.serialise(exampleFarmJob)['told'] as Record<string, never>;
  it.each([
    ['a newer version', { schemaVersion: 2 }],
    ['a state nobody knows', { state: 'lost' }],
    ['a taker of what nobody took', { state: 'planned' }],
    ['no taker of what is taken', { takenBy: null }],
    ['a time that is none', { takenAt: 'this morning' }],
    ['a load beyond the last', { load: { ...exampleProgress, number: 4 } }],
    ['a line that is no figure', { load: { ...exampleProgress, lineL: null } }],
    ['no instruction', { told: null }],
    ['a ground without corners', { told: { ...told, ground: { outline: null } } }],
    ['zones without a rate', { told: { ...told, prescription: { zones: [{}] } } }],
    ['an instruction without its loads', { told: { ...told, plan: { loads: [] } } }],
  ])('is not read from %s', (_what, change) => {
    expect(farmJobKind.parse({ ...fields, ...change })).toBeNull();
  });

  it('is not lost where a later version tells more of the load, and keeps what it told', () => {
    const load = { ...exampleProgress, times: [{ number: 1, begunAt: at, fullAt: null }] };
    const job = farmJobKind.parse({ ...fields, load });
    expect(job).toMatchObject({ state: 'filling', load });
    // What this version writes back is what it read: else a rule would refuse it.
    expect(job && farmJobKind.serialise(job)['load']).toEqual(load);
    expect(farmJobKind.parse({ ...fields, load: { ...load, loads: null } })).not.toBeNull();
    const broken = { ...load, lineL: 'high' };
    expect(farmJobKind.parse({ ...fields, load: broken })).toBeNull();
  });

  it('is called by its ground, else by its mix', () => {
    expect(farmJobKind.nameOf(exampleFarmJob)).toBe('Top terrace');
    const nowhere = { ...exampleFarmJob, told: { ...exampleTold, paddock: null } };
    expect(farmJobKind.nameOf(nowhere)).toBe('Urea and seaweed');
  });
});

describe('the steps', () => {
  it('are taken by whom it was sent to, and the first who takes it has it', () => {
    expect(takenJob).toMatchObject({ state: 'taken', takenBy: 'tama', takenAt: at });
    expect(after(takeJob(takenJob, tama))).toEqual(takenJob);
    expect(refusal(takeJob(exampleFarmJob, jo))).toBe('notYours');
    expect(refusal(takeJob(after(takeJob(open, tama)), jo))).toBe('takenByOther');
    expect(refusal(fillJob(takenJob, jo, exampleProgress))).toBe('takenByOther');
    expect(refusal(sprayJob(fillingJob, jo, done))).toBe('takenByOther');
  });

  it('are given back before filling, with a reason', () => {
    expect(after(giveBackJob(takenJob, tama, ' Too windy '))).toMatchObject({
      state: 'planned',
      takenBy: null,
      gaveBack: 'Too windy',
    });
    const declined = after(giveBackJob(exampleFarmJob, tama, 'No sprayer'));
    expect(declined).toEqual({ ...exampleFarmJob, gaveBack: 'No sprayer' });
    expect(after(sendJob(declined, mere, 'jo'))).toEqual({ ...exampleFarmJob, sentTo: 'jo' });
    const priced = {
      ...exampleTold,
      draft: {
        products: [
          { productId: 'urea', rate: null, price: { amountCents: 98, per: 'kg' as const } },
        ],
      },
    };
    const brew = { id: 'own', name: 'Brew', price: { amountCents: 77, per: 'L' } };
    const withOwn = { ...priced, products: [brew] as unknown as typeof exampleTold.products };
    const sentOwn = after(
      sendJob({ ...declined, told: withOwn, earlier: [withOwn] }, mere, 'jo', 'contractor'),
    );
    // The facts of an own product may hold its price.
    expect(JSON.stringify(sentOwn)).not.toContain('amountCents');
    const sent = (role: 'operator' | 'contractor') =>
      after(sendJob({ ...declined, told: priced, earlier: [priced] }, mere, 'jo', role));
    expect(JSON.stringify(sent('operator'))).toContain('amountCents');
    expect(JSON.stringify(sent('contractor'))).not.toContain('amountCents');
    expect(sent('contractor').told.draft.products).toEqual([{ productId: 'urea', rate: null }]);
    expect(refusal(sendJob(takenJob, mere, 'jo'))).toBe('tooLate');
    expect(refusal(giveBackJob(takenJob, tama, ' '))).toBe('noReason');
    expect(refusal(giveBackJob(takenJob, jo, 'Too windy'))).toBe('takenByOther');
    expect(refusal(giveBackJob(fillingJob, tama, 'Too windy'))).toBe('tooLate');
  });

  it('are withdrawn until it is sprayed, and checked after it', () => {
    expect(after(withdrawJob(fillingJob))).toMatchObject({ state: 'planned', takenBy: null });
    expect(refusal(withdrawJob(sprayedJob))).toBe('tooLate');
    expect(refusal(checkJob(fillingJob, mere))).toBe('tooLate');
    expect(checkedJob).toMatchObject({ state: 'checked', checkedBy: 'mere', checkedAt: at });
    expect(refusal(sprayJob(checkedJob, tama, done))).toBe('tooLate');
  });

  it('keep what was told before, once somebody has it', () => {
    const told = { ...exampleTold, note: 'Come in by the road.' };
    expect(after(tellAnew(exampleFarmJob, mere, told)).earlier).toEqual([]);
    const later = { ...told, by: 'Sam', at: '2026-11-24T12:57:00+13:00' };
    const { at } = exampleFarmJob.told;
    expect(after(tellAnew(exampleFarmJob, mere, later)).told).toEqual({ ...later, at });
    expect(after(tellAnew(takenJob, mere, told))).toMatchObject({ told, earlier: [exampleTold] });
    // Only the present instruction keeps the outline.
    const grounded = { ...takenJob, told: { ...exampleTold, ground } };
    const again = after(tellAnew(grounded, mere, { ...told, ground }));
    expect(again).toMatchObject({ told: { ground }, earlier: [exampleTold] });
    expect(again.earlier[0]).not.toHaveProperty('ground');
    expect(refusal(tellAnew(sprayedJob, mere, told))).toBe('tooLate');
  });

  it('name the account that wrote the instruction, whatever name stands in it', () => {
    const told = { ...exampleTold, by: 'Olive' };
    const again = after(tellAnew(takenJob, mere, told));
    expect(again).toMatchObject({ toldBy: 'mere', told: { by: 'Olive' } });
    expect(farmJobKind.parse(farmJobKind.serialise(again))).toEqual(again);
    expect(exampleFarmJob).not.toHaveProperty('toldBy');
  });
});

describe('a job of which nothing was filled here', () => {
  it('is said to be sprayed by whoever took it, or may take it', () => {
    expect(isToRecord(exampleFarmJob, tama)).toBe(true);
    expect(isToRecord(exampleFarmJob, jo)).toBe(false);
    expect(isToRecord(open, jo)).toBe(true);
    expect([tama, jo].map((who) => isToRecord(takenJob, who))).toEqual([true, false]);
    // What is being filled is recorded by its filling, and what is sprayed has its record.
    expect([fillingJob, sprayedJob, checkedJob].some((job) => isToRecord(job, tama))).toBe(false);
    const person = { uid: 'ann', name: 'Ann' };
    expect(isToRecord(takenJob, { ...tama, person })).toBe(false);
  });
});

describe('a device that several people share', () => {
  const sam = { uid: 'shed', at, person: { uid: 'sam', name: 'Sam' } };
  const ann = { uid: 'shed', at, person: { uid: 'ann', name: 'Ann' } };
  const forSam = { ...exampleFarmJob, sentTo: 'sam' };
  const byThem = after(takeJob(forSam, sam));

  it('says who took it, and its account is the one that has it', () => {
    expect(byThem).toMatchObject({ takenBy: 'shed', takenFor: { uid: 'sam', name: 'Sam' } });
    expect(takerOf(byThem)).toBe('sam');
    expect(takerOf(takenJob)).toBe('tama');
    expect(farmJobKind.parse(farmJobKind.serialise(byThem))).toEqual(byThem);
    // A job sent to the device is for any of its users; one sent to a user is not for another.
    expect(after(takeJob({ ...forSam, sentTo: 'shed' }, ann))).toMatchObject({ takenBy: 'shed' });
    expect(refusal(takeJob(forSam, ann))).toBe('notYours');
    expect(refusal(fillJob(byThem, { uid: 'sam', at }, exampleProgress))).toBe('takenByOther');
  });

  it('stays with whoever took it when another goes on, and with nobody when it is given back', () => {
    const sprayed = after(sprayJob(byThem, ann, done));
    expect(takerOf(sprayed)).toBe('sam');
    expect(after(checkJob(sprayed, ann))).toMatchObject({
      checkedBy: 'shed',
      checkedFor: { uid: 'ann', name: 'Ann' },
    });
    for (const step of [giveBackJob(byThem, sam, 'Too windy'), withdrawJob(byThem)]) {
      expect(after(step)).not.toHaveProperty('takenFor');
    }
  });

  it.each([{ uid: 5 }, { name: 'Sam' }, 'sam'])('is not read from %j', (takenFor) => {
    const fields = { ...farmJobKind.serialise(byThem), takenFor };
    expect(farmJobKind.parse(fields)).toBeNull();
  });
});

const rank = ({ state }: FarmJob) => JOB_STATES.indexOf(state);
const work = fc.constantFrom<(job: FarmJob) => JobStep>(
  (job) => takeJob(job, tama),
  (job) => takeJob(job, jo),
  (job) => fillJob(job, tama, exampleProgress),
  (job) => fillJob(job, jo, exampleProgress),
  (job) => sprayJob(job, tama, done),
  (job) => sprayJob(job, jo, done),
  (job) => checkJob(job, mere),
);
const walk = (job: FarmJob, steps: readonly ((job: FarmJob) => JobStep)[]): FarmJob =>
  steps.reduce((now, step) => {
    const next = step(now);
    return 'refused' in next ? now : next.job;
  }, job);

it('goes forward whatever is tried, and stays with whoever came first', () => {
  fc.assert(
    fc.property(fc.array(work), fc.array(work), (some, more) => {
      const before = walk(open, some);
      const later = walk(before, more);
      expect(rank(later)).toBeGreaterThanOrEqual(rank(before));
      if (before.takenBy !== null) expect(later.takenBy).toBe(before.takenBy);
      expect(farmJobKind.parse(farmJobKind.serialise(later))).toEqual(later);
    }),
    { numRuns: 60 },
  );
});

const merged = (base: FarmJob, mine: FarmJob, theirs: FarmJob) => {
  const sides = {
    base: farmJobKind.serialise(base),
    mine: farmJobKind.serialise(mine),
    theirs: farmJobKind.serialise(theirs),
  };
  const { value, conflicts } = mergeDocuments(farmJobKind.merge, sides, 'mine');
  return { job: farmJobKind.parse(value), conflicts };
};

describe('two devices', () => {
  it('one without a signal sends only the last step, also beside a changed instruction', () => {
    const told = { ...exampleTold, note: 'Come in by the road.' };
    const changed = after(tellAnew(exampleFarmJob, mere, told));
    expect(merged(exampleFarmJob, sprayedJob, changed)).toEqual({
      job: { ...sprayedJob, told, toldBy: 'mere' },
      conflicts: [],
    });
  });

  it('an instruction that was changed without a signal comes too late for what is sprayed', () => {
    const told = { ...exampleTold, note: 'Come in by the road.' };
    const changed = after(tellAnew(takenJob, mere, told));
    for (const theirs of [sprayedJob, checkedJob]) {
      expect(merged(takenJob, changed, theirs)).toEqual({ job: theirs, conflicts: [] });
    }
    expect(merged(takenJob, changed, fillingJob).job).toMatchObject({ told, toldBy: 'mere' });
  });

  it('both took it: the account has the first, whatever the clocks of the phones say', () => {
    const first = after(takeJob(open, jo));
    for (const mine of [after(takeJob(open, tama)), after(sprayJob(open, tama, done))]) {
      expect(merged(open, mine, first)).toEqual({ job: first, conflicts: [] });
    }
  });

  it('a taker who is filling keeps a job that is withdrawn meanwhile; one who is not, does not', () => {
    const withdrawn = after(withdrawJob(takenJob));
    expect(merged(takenJob, fillingJob, withdrawn).job).toEqual(fillingJob);
    expect(merged(takenJob, takenJob, withdrawn).job).toEqual(withdrawn);
    expect(merged(takenJob, withdrawn, fillingJob).job).toEqual(fillingJob);
  });

  it('of one taker: the further step stays, from either side', () => {
    fc.assert(
      fc.property(fc.array(work), fc.array(work), (some, others) => {
        const taken = after(takeJob(open, tama));
        const [mine, theirs] = [walk(taken, some), walk(taken, others)];
        const { job } = merged(taken, mine, theirs);
        expect(job === null ? -1 : rank(job)).toBe(Math.max(rank(mine), rank(theirs)));
      }),
      { numRuns: 40 },
    );
  });
});
