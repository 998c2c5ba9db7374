import { jobPlan } from '@mix/documents';
import { calculateMix, replanMidJob } from '@mix/engine';
import { catalogue } from '@mix/catalogue';
import { describe, expect, it } from 'vitest';
import { jobReducer, type JobAction } from './jobReducer.ts';
import { jobView } from '../jobView.ts';
import type { Job } from './Job.ts';
import { exampleDraft, exampleJob, exampleStartMs } from '../testing/exampleJob.ts';
import { at, doStep, fillLoad } from '../testing/fillJob.ts';

const minute = 60_000;

const begin: JobAction = { type: 'beginLoad', atMs: at(0), isEmpty: false };
const all = (job: Job, ...actions: JobAction[]) => actions.reduce(jobReducer, job);

describe('a job', () => {
  it('stands before its first load, then at its first step', () => {
    const job = exampleJob();
    expect(jobView(job)).toMatchObject({ begun: null, step: null, loadCount: 3, isFull: false });
    const begun = jobView(jobReducer(job, begin));
    expect(begun.step).toMatchObject({ kind: 'carrierFirst', tankLineL: 700 });
    expect(begun.place).toBe(0);
  });

  it('is begun once, however often the button is hit', () => {
    const begun = jobReducer(exampleJob(), begin);
    expect(jobReducer(begun, { ...begin, atMs: at(1) })).toBe(begun);
  });

  it('goes through every step of every load, each with its own time', () => {
    let job = exampleJob();
    const numbers: number[] = [];
    for (let load = 0; load < 3; load += 1) {
      numbers.push(job.load);
      job = fillLoad(job, load * 60);
    }
    expect(numbers).toEqual([1, 2, 3]);
    const view = jobView(job);
    expect(view.isFull).toBe(true);
    expect(view.step).toBeNull();
    expect(view.lastFull?.load.number).toBe(3);
    const [first, , third] = job.stages[0].loads;
    expect(first?.done.map(({ atMs }) => (atMs - exampleStartMs) / minute)).toEqual(
      first?.done.map((_, place) => place + 1),
    );
    expect(first?.done.find(({ amount }) => amount === 200)).toBeDefined();
    expect(third?.done.find(({ amount }) => amount === 70)).toBeDefined();
  });

  it('begins a load once, and takes no step before that or after its end', () => {
    const job = exampleJob();
    const twice = all(job, begin, { type: 'beginLoad', atMs: at(9), isEmpty: false });
    expect(twice.stages[0].loads).toHaveLength(1);
    expect(twice.stages[0].loads[0]?.startedAtMs).toBe(at(0));
    const done = { outcome: 'done', amount: 1, matched: false, atMs: at(1) } as const;
    expect(jobReducer(job, { type: 'step', done, endsLoad: false })).toBe(job);
    const full = { ...fillLoad(job, 0), load: 1 };
    expect(jobReducer(full, { type: 'step', done, endsLoad: false })).toBe(full);
  });

  it('a load with nothing to add is full at once', () => {
    const job = jobReducer(exampleJob(), { type: 'beginLoad', atMs: at(0), isEmpty: true });
    expect(job.load).toBe(2);
    expect(job.stages[0].loads[0]?.endedAtMs).toBe(at(0));
  });
});

describe('back', () => {
  it('takes back the last step, then the beginning of the load', () => {
    const begun = jobReducer(exampleJob(), begin);
    const one = doStep(begun, at(1));
    expect(jobReducer(one, { type: 'back' })).toEqual(begun);
    expect(jobReducer(begun, { type: 'back' })).toEqual(exampleJob());
    expect(jobReducer(exampleJob(), { type: 'back' })).toEqual(exampleJob());
  });

  it('from a load that is not begun, opens the last step of the one before', () => {
    const full = fillLoad(exampleJob(), 0);
    expect(full.load).toBe(2);
    const reopened = jobReducer(full, { type: 'back' });
    expect(reopened.load).toBe(1);
    expect(jobView(reopened).step).toMatchObject({ kind: 'topUp', tankLineL: 1000 });
  });

  it('after a changed amount, what follows is as it was planned again', () => {
    const atUrea = doStep(jobReducer(exampleJob(), begin), at(1));
    const changed = doStep(atUrea, at(2), 190, true);
    expect(jobView(changed).load.load.loadL).toBeCloseTo(950, 6);
    expect(jobView(jobReducer(changed, { type: 'back' })).load.load.loadL).toBe(1000);
  });
});

describe('loads out of turn', () => {
  it('each keeps its place', () => {
    const one = doStep(jobReducer(exampleJob(), begin), at(1));
    const three = all(one, { type: 'toLoad', number: 3 }, { ...begin, atMs: at(5) });
    expect(jobView(three).load.load.loadL).toBe(350);
    expect(jobView(three).place).toBe(0);
    const again = jobReducer(three, { type: 'toLoad', number: 1 });
    expect(jobView(again).place).toBe(1);
    // The third was filled first: the first is still to be done.
    const filled = fillLoad(jobReducer(one, { type: 'toLoad', number: 3 }), 5);
    expect(filled.load).toBe(1);
  });

  it.each([0, 4, 1.5, Number.NaN])('there is no load %s', (number) => {
    const job = exampleJob();
    expect(jobReducer(job, { type: 'toLoad', number })).toBe(job);
  });
});

describe('a wait', () => {
  /** Water and urea are in; the tank clears since minute 2. */
  const waiting = () => doStep(doStep(jobReducer(exampleJob(), begin), at(1)), at(2));

  it('counts from the step before it, however long the device slept', () => {
    const view = jobView(waiting());
    expect(view.step).toMatchObject({ kind: 'wait', waitMin: 25 });
    expect(view.sinceMs).toBe(at(2));
  });

  it('is made longer, and holds what was measured with its step', () => {
    const longer = all(
      waiting(),
      { type: 'waitMore', min: 5 },
      { type: 'waitMore', min: 5 },
      { type: 'measure', temperatureC: -1.5 },
    );
    expect(jobView(longer).begun).toMatchObject({ moreMin: 10, measuredC: -1.5 });
    const clear = doStep(longer, at(25));
    expect(jobView(clear).begun).toMatchObject({ moreMin: 0, measuredC: null });
    expect(jobView(clear).begun?.done.at(-1)).toMatchObject({ temperatureC: -1.5, amount: null });
    expect(jobView(jobReducer(clear, { type: 'back' })).begun?.measuredC).toBe(-1.5);
  });
});

describe('skipped and changed amounts', () => {
  it('a skipped product leaves its room to water', () => {
    const atUrea = doStep(jobReducer(exampleJob(), begin), at(1));
    const { load } = jobView(doStep(atUrea, at(2), 0)).load;
    expect(load.loadL).toBe(1000);
    expect(load.products[0]?.amount.value).toBe(0);
    expect(load.steps.at(-1)?.amount?.value).toBeGreaterThan(270);
  });
});

describe('what is left, planned again', () => {
  const left = replanMidJob(exampleDraft, exampleJob().stages[0].plan, {
    areaLeftHa: 3.2,
    litresInTank: 140,
  });
  const { plan } = calculateMix(left, catalogue);

  it('becomes a stage of its own, and the loads are counted on', () => {
    if (plan === null) throw new Error('no plan');
    const job = jobReducer(fillLoad(exampleJob(), 0), {
      type: 'replan',
      draft: left,
      plan: jobPlan(plan),
    });
    const view = jobView(job);
    expect(view).toMatchObject({ loadsBefore: 1, loadCount: 2, begun: null, isFull: false });
    expect(view.load.load).toMatchObject({ loadL: 320, heelL: 140 });
    expect(jobView(fillLoad(job, 60))).toMatchObject({ isFull: true });
  });
});

it('a jar test is kept with the job', () => {
  const result = { verdict: 'mixes', atMs: at(1), notes: null } as const;
  expect(jobReducer(exampleJob(), { type: 'jarTest', result }).jarTest).toEqual(result);
});
