import { distanceM, lineLengthM } from '../area/geodesicArea.ts';
import type { GroundPoint, Ring } from './GroundPoint.ts';

export interface ClosedWalk {
  readonly ring: Ring;
  /** Length of the straight line that closes the ring, back to where the walk began. */
  readonly gapM: number;
}

/**
 * Makes a ring of a walk. Somebody who walks on past the start walks that piece twice: in its
 * second half the walk ends where it comes nearest to its start, if that is within `withinM`.
 * @param withinM about the accuracy of the phone's positions
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
