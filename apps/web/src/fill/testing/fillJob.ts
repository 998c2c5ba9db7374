import { askedAmount } from '@mix/engine';
import type { Job } from '../job/Job.ts';
import { jobReducer } from '../job/jobReducer.ts';
import { endsLoad, jobView } from '../jobView.ts';
import { exampleStartMs } from './exampleJob.ts';

/** Minutes after the example's start, ms since 1970. */
export const at = (minutes: number): number => exampleStartMs + minutes * 60_000;

export const beginLoad = (job: Job, atMs: number): Job =>
  jobReducer(job, { type: 'beginLoad', atMs, isEmpty: false });

/** Says "Done" to the step in work, as the screen does, or that another amount went in. */
export function doStep(job: Job, atMs: number, amount?: number, matched = false): Job {
  const view = jobView(job);
  if (view.step === null) throw new Error('no step in work');
  const asked = askedAmount(view.load.load, view.step)?.value ?? null;
  const outcome = amount === undefined ? 'done' : amount === 0 ? 'skipped' : 'different';
  const done = { outcome, amount: amount ?? asked, matched, atMs } as const;
  return jobReducer(job, {
    type: 'step',
    done,
    endsLoad: endsLoad(view, { ...done, temperatureC: null }),
  });
}

/** Fills the load in work as planned, a step a minute. */
export function fillLoad(job: Job, fromMin: number): Job {
  const { number } = jobView(job).load.load;
  let filled = beginLoad(job, at(fromMin));
  for (let minute = fromMin + 1; ; minute += 1) {
    filled = doStep(filled, at(minute));
    const load = filled.stages.at(-1)?.loads.find((entry) => entry.number === number);
    if (load?.endedAtMs !== null) return filled;
  }
}
