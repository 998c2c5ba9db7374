import { needsOfJobs, type NeedsOf } from '../../../job/next/needsOfJobs.ts';
import { useNextJobs } from '../../../job/next/useNextJobs.ts';

/** A hook. What is planned and not begun needs of each product. */
export function useNeeds(): NeedsOf {
  return needsOfJobs(useNextJobs().jobs);
}
