import type { FarmJob, JobLoadProgress, JobState } from '@mix/documents';
import type { FarmJobs, KeptJob } from './useFarmJobs.ts';

/** Jobs in work first, then those that need somebody, then those to come. */
const ORDER: readonly JobState[] = ['filling', 'sprayed', 'taken', 'planned', 'checked'];

/** A job that is checked stays on Home for a week. */
const CHECKED_STAYS_MS = 7 * 86_400_000;

type LiveJob = KeptJob & { readonly value: FarmJob & { readonly load: JobLoadProgress } };

/** Whether a job is being filled, and the phone at the tank has told how far. */
export const isLive = (job: KeptJob): job is LiveJob =>
  job.value.state === 'filling' && job.value.load !== null;

function byState({ value: a }: KeptJob, { value: b }: KeptJob): number {
  const step = ORDER.indexOf(a.state) - ORDER.indexOf(b.state);
  if (step !== 0) return step;
  // A job without a day is for whenever there is time: it comes after those with a day.
  return (a.told.day ?? '9').localeCompare(b.told.day ?? '9');
}

/** The jobs being filled, in the order of Home. */
export const liveJobs = (jobs: readonly KeptJob[]): readonly LiveJob[] =>
  jobs.filter(isLive).toSorted(byState);

/** The jobs that Home shows, in its order. */
export const shownJobs = (jobs: readonly KeptJob[], nowMs: number): readonly KeptJob[] =>
  jobs
    .filter(
      ({ value, updatedAt }) =>
        value.state !== 'checked' || nowMs - updatedAt.getTime() < CHECKED_STAYS_MS,
    )
    .toSorted(byState);

export type JobGroup = 'filling' | 'toCome' | 'done';

const groupOf: Readonly<Record<JobState, JobGroup>> = {
  planned: 'toCome',
  taken: 'toCome',
  filling: 'filling',
  sprayed: 'done',
  checked: 'done',
};

/** Jobs by group, each group in the order the jobs came; an empty group is left out. */
export const jobGroups = (
  jobs: readonly KeptJob[],
): readonly { readonly group: JobGroup; readonly jobs: readonly KeptJob[] }[] =>
  (['filling', 'toCome', 'done'] as const)
    .map((group) => ({ group, jobs: jobs.filter(({ value }) => groupOf[value.state] === group) }))
    .filter(({ jobs: ofGroup }) => ofGroup.length > 0);

/**
 * The next job for somebody: one they took, then one sent to them and not given back, then one that
 * anybody may take; null where there is none.
 * @param offersAny whether a job for whoever comes first may be offered
 */
export function nextJob(
  { jobs, isMine, isForMe }: Pick<FarmJobs, 'jobs' | 'isMine' | 'isForMe'>,
  offersAny: boolean,
): KeptJob | null {
  const inOrder = (jobs ?? []).toSorted(byState);
  const taken = inOrder.find(({ value }) => value.state === 'taken' && isMine(value));
  const planned = inOrder.filter(({ value }) => value.state === 'planned');
  const sent = planned.find(({ value }) => isForMe(value) && value.gaveBack === null);
  const any = offersAny ? planned.find(({ value }) => value.sentTo === null) : undefined;
  return taken ?? sent ?? any ?? null;
}
