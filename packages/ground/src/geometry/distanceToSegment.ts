import type { PlanePoint } from './localPlane.ts';

/** A straight piece in a plane; with both ends the same, a point. */
export type Segment = readonly [from: PlanePoint, to: PlanePoint];

/** Metres from a place to the nearest point of a straight piece. */
export function distanceToSegmentM(place: PlanePoint, [from, to]: Segment): number {
  const east = to.eastM - from.eastM;
  const north = to.northM - from.northM;
  const length2 = east ** 2 + north ** 2;
  const gone =
    length2 === 0
      ? 0
      : ((place.eastM - from.eastM) * east + (place.northM - from.northM) * north) / length2;
  const share = Math.min(1, Math.max(0, gone));
  return Math.hypot(
    place.eastM - from.eastM - share * east,
    place.northM - from.northM - share * north,
  );
}
