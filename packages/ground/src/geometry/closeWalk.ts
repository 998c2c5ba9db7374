import { distanceM, lineLengthM } from '../area/geodesicArea.ts';
import type { GroundPoint, Ring } from './GroundPoint.ts';

export interface ClosedWalk {
  readonly ring: Ring;
  /** What is bridged by a straight line, back to where the walk began. */
  readonly gapM: number;
}

/**
 * Makes a ring of a walk. Who walks on past the start has walked that piece twice: from the second half
 * on, the walk ends where it comes nearest to its start, if that is within the distance.
 * @param withinM about what a phone knows of its place
 */
export function closeWalk(walked: readonly GroundPoint[], withinM: number): ClosedWalk {
  const [start] = walked;
  if (start === undefined) return { ring: [], gapM: 0 };
  const halfM = lineLengthM(walked) / 2;
  let end = walked.length - 1;
  let nearestM = distanceM(start, walked[end] ?? start);
  let goneM = 0;
  for (const [index, point] of walked.entries()) {
    const before = walked[index - 1];
    if (before !== undefined) goneM += distanceM(before, point);
    const awayM = distanceM(start, point);
    if (goneM > halfM && awayM <= withinM && awayM < nearestM) {
      nearestM = awayM;
      end = index;
    }
  }
  return { ring: walked.slice(0, end + 1), gapM: nearestM };
}
