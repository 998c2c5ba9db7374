import { needsOfJobs, type NeedsOf } from '../needs/needsOfJobs.ts';
import { useNextJobs } from '../needs/useNextJobs.ts';
import type { Arrival } from '../../sync/arrival/Collected.ts';

/** A hook. What is planned and not begun needs of each product, and whether that is all of it. */
export function useNeeds(): { readonly needsOf: NeedsOf; readonly state: Arrival } {
  const { jobs, state } = useNextJobs();
  return { needsOf: needsOfJobs(jobs), state };
}
