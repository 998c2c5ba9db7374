import type { GroundPoint, Ring } from './GroundPoint.ts';
import { localPlane } from './localPlane.ts';

/**
 * Whether a place lies within a ring, by the even-odd rule, date line included. Exactly on a side it may
 * be either; no distance that matters here is that short.
 */
export function isInside(place: GroundPoint, ring: Ring): boolean {
  const { toPlane } = localPlane(place);
  const corners = ring.map(toPlane);
  let inside = false;
  let before = corners.at(-1);
  for (const corner of corners) {
    if (before !== undefined && corner.northM > 0 !== before.northM > 0) {
      const share = corner.northM / (corner.northM - before.northM);
      if (corner.eastM + share * (before.eastM - corner.eastM) > 0) inside = !inside;
    }
    before = corner;
  }
  return inside;
}
