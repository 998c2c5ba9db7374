import type { GroundPoint } from './GroundPoint.ts';

/** WGS 84: semi-major axis in metres, and first eccentricity squared. */
const AXIS_M = 6_378_137;
const ECCENTRICITY_2 = 0.006_694_379_990_141_317;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (rad: number): number => (rad * 180) / Math.PI;

/** Metres east and north of the origin of a plane. */
export interface PlanePoint {
  readonly eastM: number;
  readonly northM: number;
}

export interface LocalPlane {
  readonly toPlane: (point: GroundPoint) => PlanePoint;
  readonly toGround: (point: PlanePoint) => GroundPoint;
}

/** A difference of longitudes the short way round: over the date line too. */
const shortWay = (differenceDeg: number): number =>
  differenceDeg - 360 * Math.round(differenceDeg / 360);

/**
 * A plane that touches the ellipsoid at a place: a degree is as long as it is there (radii of curvature
 * of the meridian and of the prime vertical, Snyder, USGS Professional Paper 1395, 4-18 and 4-20).
 * Within 5 km a distance is right to 0.1 % below 50 degrees of latitude; areas are never measured in it.
 */
export function localPlane(origin: GroundPoint): LocalPlane {
  const latitude = radians(origin.latitudeDeg);
  const curve = 1 - ECCENTRICITY_2 * Math.sin(latitude) ** 2;
  const northMPerRad = (AXIS_M * (1 - ECCENTRICITY_2)) / curve ** 1.5;
  // At a pole itself no way leads east; a plane there keeps a trace of it, so that it can be left again.
  const eastMPerRad = (AXIS_M / Math.sqrt(curve)) * Math.max(Math.cos(latitude), 1e-9);
  return {
    toPlane: ({ latitudeDeg, longitudeDeg }) => ({
      eastM: radians(shortWay(longitudeDeg - origin.longitudeDeg)) * eastMPerRad,
      northM: radians(latitudeDeg - origin.latitudeDeg) * northMPerRad,
    }),
    toGround: ({ eastM, northM }) => ({
      latitudeDeg: origin.latitudeDeg + degrees(northM / northMPerRad),
      longitudeDeg: shortWay(origin.longitudeDeg + degrees(eastM / eastMPerRad)),
    }),
  };
}
