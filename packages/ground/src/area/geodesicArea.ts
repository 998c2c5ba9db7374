import geodesic from 'geographiclib-geodesic';
import type { GroundPoint, Ring } from '../geometry/GroundPoint.ts';

const wgs84 = geodesic.Geodesic.WGS84;

export interface Measured {
  readonly areaM2: number;
  /** All the way round. */
  readonly lengthM: number;
}

/**
 * Area and length round of a ring whose sides are geodesics of the WGS 84 ellipsoid, by Karney's method
 * (C. F. F. Karney, Algorithms for geodesics, J. Geodesy 87, 2013) in the implementation by its author.
 * Whichever way round the corners go, the smaller side of the earth is meant. A ring that crosses
 * itself has no honest area: `findCrossing` first.
 */
export function measureRing(ring: Ring): Measured {
  const polygon = wgs84.Polygon(false);
  for (const { latitudeDeg, longitudeDeg } of ring) polygon.AddPoint(latitudeDeg, longitudeDeg);
  const { area = 0, perimeter } = polygon.Compute(false, true);
  return { areaM2: ring.length < 3 ? 0 : Math.abs(area), lengthM: perimeter };
}

/** Metres between two places over the ellipsoid. */
export const distanceM = (from: GroundPoint, to: GroundPoint): number =>
  wgs84.Inverse(
    from.latitudeDeg,
    from.longitudeDeg,
    to.latitudeDeg,
    to.longitudeDeg,
    geodesic.Geodesic.DISTANCE,
  ).s12 ?? 0;

/** Metres along a line that stays open. */
export const lineLengthM = (line: readonly GroundPoint[]): number =>
  line.reduce((sum, point, index) => {
    const before = line[index - 1];
    return before === undefined ? 0 : sum + distanceM(before, point);
  }, 0);
