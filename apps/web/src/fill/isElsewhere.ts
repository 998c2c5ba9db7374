import type { Job, JobPaddock } from './job/Job.ts';

const groundOf = ({ id, name }: JobPaddock): string =>
  id === null ? `called ${name}` : `of ${id}`;

/**
 * Whether a mix is for other ground than a job, though it is the same mix: going on with the job
 * would put it on record there. Where no paddock was chosen, the ground may be the same.
 */
export const isElsewhere = (job: Pick<Job, 'paddock'>, paddock: JobPaddock | null): boolean =>
  job.paddock !== undefined && paddock !== null && groundOf(job.paddock) !== groundOf(paddock);
