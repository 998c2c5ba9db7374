import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { isLive, liveJobs, nextJob, shownJobs } from './jobOrder.ts';
import type { FarmJobs, KeptJob } from './useFarmJobs.ts';

/** Work of this device's user that is no job of the farm: `job` is being filled or sprayed. */
export type OwnWork = 'job' | 'mix' | null;

interface Board {
  /** The next job for this device's user; null where there is none. */
  readonly next: KeptJob | null;
  /** Which of the farm's jobs stand above one's own work: those being filled, or all of them. */
  readonly above: 'nothing' | 'live' | 'all';
  /** On a wide screen every job stands above, in a list with the chosen one beside it. */
  readonly isOnDesk: boolean;
}

/**
 * A hook. Whoever may hand jobs over, or may not fill, sees the jobs being filled above their own
 * work, and all jobs where they have no work. Others who fill see their own work first.
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
