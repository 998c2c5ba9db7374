import { needsOfJobs, type NeedsOf } from '../../../job/next/needsOfJobs.ts';
import { useNextJobs } from '../../../job/next/useNextJobs.ts';
import type { Arrival } from '../../../documents/arrival/Collected.ts';

/** A hook. What is planned and not begun needs of each product, and whether that is all of it. */
export function useNeeds(): { readonly needsOf: NeedsOf; readonly state: Arrival } {
  const { jobs, state } = useNextJobs();
  return { needsOf: needsOfJobs(jobs), state };
}
