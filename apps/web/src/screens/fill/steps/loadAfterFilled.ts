import type { Job } from '../../../job/store/Job.ts';
import { loadAfter, loadsBefore, type JobView } from '../../../job/jobView.ts';

/** A full load by the number the operator knows it by, and the ground it covers. */
export function loadAfterFilled(
  job: Job,
  { stage, load }: NonNullable<JobView['lastFull']>,
): { readonly number: number; readonly areaHa: number } {
  const { areaHa } = loadAfter(stage, load.number, load.done).load;
  return { number: loadsBefore(job, stage) + load.number, areaHa };
}
