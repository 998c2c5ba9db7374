import { browserStorage } from '../device/storage/deviceStorage.ts';
import { createKeptValue } from '../device/storage/keptValue.ts';

/** A job from a link that was taken over here; what was done of it can be sent back. */
export interface TakenJob {
  readonly jobId: string;
  readonly name: string | null;
  /** ms since 1970 */
  readonly takenAt: number;
}

const REMEMBERED = 10;
const none: readonly TakenJob[] = [];

const isTakenJob = (entry: unknown): entry is TakenJob =>
  typeof entry === 'object' &&
  entry !== null &&
  'jobId' in entry &&
  typeof entry.jobId === 'string' &&
  'name' in entry &&
  (entry.name === null || typeof entry.name === 'string') &&
  'takenAt' in entry &&
  typeof entry.takenAt === 'number';

/** Jobs taken over from links, newest first. */
export const receivedJobs = createKeptValue(browserStorage(), {
  key: 'mix.receivedJobs',
  schema: 1,
  empty: none,
  read: (stored) => (Array.isArray(stored) && stored.every(isTakenJob) ? stored : null),
});

export function rememberTakenJob(job: TakenJob): void {
  receivedJobs.setState(({ value }) => ({
    value: [job, ...value.filter(({ jobId }) => jobId !== job.jobId)].slice(0, REMEMBERED),
  }));
}
