import type { FarmJob } from '@mix/documents';
import type { FarmJobs } from './useFarmJobs.ts';

/** Who has a job, or is to have it; null is whoever comes first. */
export function whoOf(
  job: FarmJob,
  { nameOf, takerName }: Pick<FarmJobs, 'nameOf' | 'takerName'>,
): string | null {
  if (job.takenBy !== null) return takerName(job);
  return job.sentTo === null ? null : nameOf(job.sentTo);
}
