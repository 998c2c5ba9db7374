import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { isLive, liveJobs, nextJob, shownJobs } from './jobOrder.ts';
import type { FarmJobs, KeptJob } from './useFarmJobs.ts';

/** What whoever holds this device has in work that is not of the farm's jobs; a job is filled or sprayed. */
export type OwnWork = 'job' | 'mix' | null;

interface Board {
  /** The job that is next for whoever holds this device; null where there is none. */
  readonly next: KeptJob | null;
  /** What of the farm's jobs comes before one's own work: those being filled, or the list as well. */
  readonly above: 'nothing' | 'live' | 'all';
  /** On a desk what comes above is every job, with the chosen one beside the list. */
  readonly isOnDesk: boolean;
}

/**
 * A hook. The work of the others comes before one's own for whoever hands jobs over, and for whoever fills
 * none; all of it where they have nothing in work. Whoever fills sees their own first.
 */
export function useBoard(farm: FarmJobs, ownWork: OwnWork, nowMs: number): Board {
  const handsOver = usePermission('handOver');
  const fills = usePermission('fill');
  const isWide = useWideScreen('lg');
  const next = fills ? nextJob(farm, !handsOver) : null;
  if (ownWork === 'job' || (fills && !handsOver)) {
    return { next, above: 'nothing', isOnDesk: false };
  }
  const hasList = shownJobs(farm.jobs ?? [], nowMs).some((job) => !isLive(job));
  const above = next === null && ownWork === null && hasList ? 'all' : 'live';
  const isBoard = above === 'all' || liveJobs(farm.jobs ?? []).length > 0;
  return { next, above, isOnDesk: isWide && isBoard };
}
