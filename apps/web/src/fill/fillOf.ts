import { askedAmount } from '@mix/engine';
import { productNames, type NameOf } from '../i18n/products/productNames.ts';
import type { DoneStep, Job } from './job/Job.ts';
import { jobStore } from './job/jobStore.ts';
import { endsLoad, jobView, type JobView } from './jobView.ts';

/** A job, how far it is, and what can be done with the step in work. */
export interface Fill extends JobView {
  readonly job: Job;
  readonly nameOf: NameOf;
  /** Keeps what was done at the step in work, and goes on. */
  readonly finish: (outcome: DoneStep['outcome'], amount: number | null, matched?: boolean) => void;
  /** Finishes the step as "Done": what was asked for is in. */
  readonly done: () => void;
}

export function fillOf(job: Job): Fill {
  const view = jobView(job);
  const { load, step } = view;
  const finish: Fill['finish'] = (outcome, amount, matched = false) => {
    const atMs = Date.now();
    // What is done here decides whether a step follows: water may take the room of what was skipped.
    const done = { outcome, amount, matched, atMs };
    jobStore.act({ type: 'step', done, endsLoad: endsLoad(view, { ...done, temperatureC: null }) });
  };
  return {
    ...view,
    job,
    nameOf: productNames(
      { products: job.products },
      job.products.map(({ id }) => id),
    ),
    finish,
    done: () => {
      if (step !== null) finish('done', askedAmount(load.load, step)?.value ?? null);
    },
  };
}
