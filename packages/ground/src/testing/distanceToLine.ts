import { distanceToSegmentM } from '../geometry/distanceToSegment.ts';
import type { GroundPoint, Ring } from '../geometry/GroundPoint.ts';
import { localPlane } from '../geometry/localPlane.ts';

/** Metres from a place to the nearest point of an open line; Infinity where there is none. */
export function distanceToLineM(place: GroundPoint, line: readonly GroundPoint[]): number {
  const { toPlane } = localPlane(place);
  const here = toPlane(place);
  const points = line.map(toPlane);
  return Math.min(
    ...points.map((to, index) => distanceToSegmentM(here, [points[index - 1] ?? to, to])),
  );
}

/** Metres from a place to the nearest point of an outline, from within or from outside. */
export const distanceToRingM = (place: GroundPoint, ring: Ring): number =>
  distanceToLineM(place, [...ring, ...ring.slice(0, 1)]);
