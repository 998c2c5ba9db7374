import { catalogue } from '@mix/catalogue';
import { jobPlan, nitrogenKgPerHa, recordKind } from '@mix/documents';
import { calculateMix, replanMidJob, type MixDraft } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import type { Job } from '../fill/job/Job.ts';
import { jobReducer } from '../fill/job/jobReducer.ts';
import { jobView } from '../fill/jobView.ts';
import { recordOfJob } from './recordOfJob.ts';
import { exampleDraft, exampleJob } from '../fill/testing/exampleJob.ts';
import { at, beginLoad, doStep, fillLoad } from '../fill/testing/fillJob.ts';

/** New Zealand in summer. */
const offset = () => 780;
const recordOf = (job: Job, minutes: number) => recordOfJob(job, at(minutes), offset);
/** A job with all loads filled but `open`, an hour apart. */
const filledBut = (open: number): Job =>
  Array.from({ length: 3 - open }).reduce<Job>(
    (job, _, place) => fillLoad(job, place * 60),
    exampleJob(),
  );
const filled = () => filledBut(0);

describe('a job that went as planned', () => {
  const record = recordOf(filled(), 150);

  it('is done, with its amounts from the filling', () => {
    expect(record).toMatchObject({
      name: 'Hill block',
      state: 'done',
      startedAt: '2026-11-21T14:02:00+13:00',
      endedAt: '2026-11-21T16:32:00+13:00',
      sprayAreaHa: 23.5,
      areaDoneHa: 23.5,
    });
    expect(record.products.map(({ actual, planned }) => [actual.value, planned?.value])).toEqual([
      [470, 470],
      [47, 47],
    ]);
    expect(record.carrierL).toBeCloseTo(record.plannedCarrierL ?? -1, 6);
    expect(nitrogenKgPerHa(record)).toBeCloseTo(9.2, 10);
  });

  it('keeps every load, planned and actual side by side, with its times', () => {
    expect(
      record.loads.map(({ number, plannedL, actualL }) => [number, plannedL, actualL]),
    ).toEqual([
      [1, 1000, 1000],
      [2, 1000, 1000],
      [3, 350, 350],
    ]);
    const [first] = record.loads;
    expect(first?.steps[1]).toMatchObject({
      productId: 'urea',
      outcome: 'done',
      planned: { unit: 'kg', value: 200 },
      actual: { unit: 'kg', value: 200 },
      at: '2026-11-21T14:04:00+13:00',
    });
    expect(first?.endedAt).toBe('2026-11-21T14:07:00+13:00');
  });

  it('says where it was, when a paddock was chosen for it', () => {
    const paddock = { id: 'hill', name: 'Hill', landUse: 'pasture' };
    expect(recordOf({ ...filled(), paddock }, 150)).toMatchObject({
      paddockId: 'hill',
      location: 'Hill',
      landUse: 'pasture',
    });
    expect(record).toMatchObject({ paddockId: null, location: null, landUse: null });
  });

  it('says where a job from a link was, without anybody’s paddock', () => {
    const paddock = { id: null, name: 'Hill', landUse: null };
    expect(recordOf({ ...filled(), paddock }, 150)).toMatchObject({
      paddockId: null,
      location: 'Hill',
      landUse: null,
    });
  });

  it('keeps the stage of the crop that it was planned for', () => {
    expect(recordOf(exampleJob({ ...exampleDraft, growthStage: 0 }), 150).growthStage).toBe(
      'BBCH 0',
    );
    expect(record.growthStage).toBeNull();
  });

  it('is a document', () => {
    expect(recordKind.parse(recordKind.serialise(record))).toEqual(record);
  });

  it('recorded the same day or just after midnight, it ends with that', () => {
    // Begun at 14:02; the last step is done at 16:07.
    expect(recordOf(filled(), 9.5 * 60).endedAt).toBe('2026-11-21T23:32:00+13:00');
    const late = fillLoad(filledBut(1), 8 * 60);
    expect(recordOf(late, 11 * 60).endedAt).toBe('2026-11-22T01:02:00+13:00');
  });

  it('recorded at breakfast, the evening before is its day and its July to June year', () => {
    const evening = fillLoad(filledBut(1), 5 * 60);
    expect(recordOf(evening, 16 * 60).endedAt).toBe('2026-11-21T19:07:00+13:00');
  });

  it('does not end before its last step on a clock that was set back', () => {
    expect(recordOf(filled(), 30).endedAt).toBe('2026-11-21T16:07:00+13:00');
  });

  it('recorded days later, it ended when the last step was done', () => {
    expect(recordOf(filled(), 3 * 24 * 60).endedAt).toBe('2026-11-21T16:07:00+13:00');
  });
});

describe('what stays in the machine', () => {
  // 2,350 L for the ground, 20 L for the lines and 50 L that stand in the tank.
  const draft: MixDraft = { ...exampleDraft, deadVolumeL: 20, tankResidualL: 50 };
  const filledAll = (): Job =>
    Array.from({ length: 3 }).reduce<Job>(
      (job, _, place) => fillLoad(job, place * 60),
      exampleJob(draft),
    );

  it('is not booked on the paddock: its nitrogen is what was planned for a hectare', () => {
    const record = recordOf(filledAll(), 150);
    expect(record).toMatchObject({ state: 'done', areaDoneHa: 23.5 });
    const rows = record.products.map(({ planned, actual, leftInMachine }) => [
      planned?.value,
      actual.value,
      leftInMachine?.value,
    ]);
    expect(rows).toEqual([
      [470, expect.closeTo(470, 9), expect.closeTo(14, 9)],
      [47, expect.closeTo(47, 9), expect.closeTo(1.4, 9)],
    ]);
    expect(nitrogenKgPerHa(record)).toBeCloseTo(9.2, 9);
    expect(recordKind.parse(recordKind.serialise(record))).toEqual(record);
  });

  it('is the mix that really went in: half the urea in the last load is half of it left', () => {
    let job = beginLoad(fillLoad(fillLoad(exampleJob(draft), 0), 60), at(120));
    job = doStep(job, at(121));
    // 520 L in the last load, 50 L of them of the second: 94 kg are asked for.
    job = doStep(job, at(122), 47);
    for (let minute = 123; !jobView(job).isFull; minute += 1) job = doStep(job, at(minute));
    const [urea] = recordOf(job, 150).products;
    const leftKg = (70 * (10 + 47)) / 520;
    expect(urea?.leftInMachine?.value).toBeCloseTo(leftKg, 9);
    expect(urea?.actual.value).toBeCloseTo(484 - 47 - leftKg, 9);
  });
});

describe('a job that went otherwise', () => {
  it('part done: the full loads, and what is half in a tank', () => {
    const job = doStep(beginLoad(fillLoad(exampleJob(), 0), at(60)), at(61));
    const record = recordOf(job, 62);
    expect(record).toMatchObject({ state: 'partDone', areaDoneHa: 10 });
    expect(record.loads[1]).toMatchObject({ endedAt: null, actualL: 700, actualAreaHa: 0 });
    expect(record.products[0]?.actual.value).toBe(200);
  });

  it('less went in and the rest followed: less ground', () => {
    let job = doStep(beginLoad(exampleJob(), at(0)), at(1));
    job = doStep(job, at(2), 190, true);
    for (let minute = 3; job.load === 1; minute += 1) job = doStep(job, at(minute));
    const record = recordOf(fillLoad(fillLoad(job, 60), 120), 150);
    expect(record.areaDoneHa).toBeCloseTo(23, 6);
    expect(record.state).toBe('partDone');
    expect(record.products.map(({ actual }) => actual.value)).toEqual([460, expect.closeTo(46, 6)]);
    expect(record.loads[0]).toMatchObject({ plannedL: 1000, plannedAreaHa: 10 });
    expect(record.loads[0]?.actualL).toBeCloseTo(950, 6);
  });

  it('a skipped product is in the record with nothing', () => {
    let job = doStep(beginLoad(exampleJob(), at(0)), at(1));
    job = doStep(job, at(2), 0);
    for (let minute = 3; job.load === 1; minute += 1) job = doStep(job, at(minute));
    const record = recordOf(job, 30);
    expect(record.products[0]).toMatchObject({ productId: 'urea', actual: { value: 0 } });
    expect(record.loads[0]?.steps[1]?.outcome).toBe('skipped');
  });

  it('planned again: what was left and is done now makes the whole', () => {
    const left = replanMidJob(exampleDraft, exampleJob().stages[0].plan, {
      areaLeftHa: 3.2,
      litresInTank: 140,
    });
    const { plan } = calculateMix(left, catalogue);
    if (plan === null) throw new Error('no plan');
    const action = { type: 'replan', draft: left, plan: jobPlan(plan) } as const;
    const again = jobReducer(fillLoad(exampleJob(), 0), action);
    expect(recordOf(again, 61).areaDoneHa).toBeCloseTo(20.3, 9);
    const record = recordOf(fillLoad(again, 61), 90);
    expect(record.areaDoneHa).toBeCloseTo(23.5, 9);
    expect(record.loads.map(({ number }) => number)).toEqual([1, 2]);
    expect(record.products[0]?.actual.value).toBeCloseTo(236, 9);
  });

  const replanned = (job: Job, areaLeftHa: number, litresInTank: number): Job => {
    const draft = replanMidJob(exampleDraft, exampleJob().stages[0].plan, {
      areaLeftHa,
      litresInTank,
    });
    const { plan } = calculateMix(draft, catalogue);
    if (plan === null) throw new Error('no plan');
    return jobReducer(job, { type: 'replan', draft, plan: jobPlan(plan) });
  };

  it('more is left than was planned: how much was done is not known, and never below nothing', () => {
    const again = replanned(fillLoad(exampleJob(), 0), 26, 400);
    expect(recordOf(again, 61)).toMatchObject({ areaDoneHa: null, state: 'done' });
    // Read off the screen and typed again: 23.51 of 23.5 ha are the same ground.
    expect(recordOf(replanned(exampleJob(), 23.51, 0), 61).areaDoneHa).toBe(0);
  });

  it('no two loads have one number, also where one was left out before the rest was planned', () => {
    let job = fillLoad(exampleJob(), 0);
    job = fillLoad(jobReducer(job, { type: 'toLoad', number: 3 }), 60);
    job = fillLoad(replanned(job, 5, 0), 120);
    expect(recordOf(job, 180).loads.map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(jobView(job)).toMatchObject({ loadsBefore: 3, loadCount: 4 });
  });

  it('begun and not filled at all', () => {
    expect(recordOf(exampleJob(), 1)).toMatchObject({
      startedAt: null,
      areaDoneHa: 0,
      carrierL: 0,
      state: 'partDone',
    });
  });
});

it('keeps the corrected facts that the plan was made with', () => {
  const [urea, seaweed] = exampleDraft.products ?? [];
  if (urea === undefined || seaweed === undefined) throw new Error('no products');
  const draft = {
    ...exampleDraft,
    products: [urea, { ...seaweed, overrides: { liquidDensityKgPerL: 1.2 } }],
  };
  const record = recordOf(exampleJob(draft), 1);
  const facts = record.productFacts.find(({ id }) => id === 'seaweed');
  expect(facts?.liquidDensityKgPerL).toBe(1.2);
});
