import type { RulesLatLng } from '../values/RulesValue.ts';

/** Mean radius of the Earth, m (IUGG R1). */
const EARTH_RADIUS_M = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in m by the haversine formula. */
export function distance(a: RulesLatLng, b: RulesLatLng): number {
  const northing = radians(b.latitude - a.latitude) / 2;
  const easting = radians(b.longitude - a.longitude) / 2;
  const haversine =
    Math.sin(northing) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(easting) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
