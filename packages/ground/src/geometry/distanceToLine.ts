import type { GroundPoint, Ring } from './GroundPoint.ts';
import { localPlane, type PlanePoint } from './localPlane.ts';

/** Metres from the origin of a plane to a straight piece in it. */
function toPieceM(from: PlanePoint, to: PlanePoint): number {
  const eastM = to.eastM - from.eastM;
  const northM = to.northM - from.northM;
  const length2 = eastM ** 2 + northM ** 2;
  const share =
    length2 === 0
      ? 0
      : Math.min(1, Math.max(0, -(from.eastM * eastM + from.northM * northM) / length2));
  return Math.hypot(from.eastM + share * eastM, from.northM + share * northM);
}

/** Metres from a place to the nearest point of an open line; Infinity where there is none. */
export function distanceToLineM(place: GroundPoint, line: readonly GroundPoint[]): number {
  const { toPlane } = localPlane(place);
  let nearestM = Infinity;
  let before: PlanePoint | null = null;
  for (const point of line) {
    const here = toPlane(point);
    nearestM = Math.min(nearestM, toPieceM(before ?? here, here));
    before = here;
  }
  return nearestM;
}

/** Metres from a place to the nearest point of an outline, from within or from outside. */
export const distanceToRingM = (place: GroundPoint, ring: Ring): number =>
  distanceToLineM(place, [...ring, ...ring.slice(0, 1)]);
