import { needsOfJobs, type NeedsOf } from '../needs/needsOfJobs.ts';
import { useNextJobs } from '../needs/useNextJobs.ts';
import type { Arrival } from '../../sync/arrival/Collected.ts';

/**
 * A hook. What the jobs that are planned and not begun need of each product, and whether these are
 * all.
 */
export function useNeeds(): { readonly needsOf: NeedsOf; readonly state: Arrival } {
  const { jobs, state } = useNextJobs();
  return { needsOf: needsOfJobs(jobs), state };
}
