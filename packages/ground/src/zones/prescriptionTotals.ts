const M2_PER_HA = 10_000;

/** A zone with its rate: spray on a hectare, 0 where nothing is to be sprayed. */
export interface RatedZone {
  readonly areaM2: number;
  /** Null: no rate is set yet. */
  readonly rateLPerHa: number | null;
}

export interface PrescriptionTotals {
  /** Area to be sprayed, without zones at 0. */
  readonly areaM2: number;
  readonly volumeL: number;
  /** Volume over that area. */
  readonly averageLPerHa: number;
  /** The least and the most that is sprayed anywhere. */
  readonly leastLPerHa: number;
  readonly mostLPerHa: number;
}

/** Spray for one zone, L. */
export const zoneVolumeL = (areaM2: number, rateLPerHa: number): number =>
  (areaM2 / M2_PER_HA) * rateLPerHa;

/** A sliver that only rounding left: no zone. */
const LEAST_M2 = 1;

/**
 * Totals of all zones: the volume is the sum of area times rate. Null where a zone that is no
 * sliver has no rate yet, or nothing is sprayed: no total is better than one that leaves a zone
 * out.
 */
export function prescriptionTotals(zones: readonly RatedZone[]): PrescriptionTotals | null {
  const real = zones.filter(({ areaM2 }) => areaM2 >= LEAST_M2);
  if (real.some(({ rateLPerHa }) => rateLPerHa === null)) return null;
  const sprayed = real.flatMap(({ areaM2, rateLPerHa }) =>
    rateLPerHa !== null && rateLPerHa > 0 ? [{ areaM2, rateLPerHa }] : [],
  );
  if (sprayed.length === 0) return null;
  const areaM2 = sprayed.reduce((sum, zone) => sum + zone.areaM2, 0);
  const volumeL = sprayed.reduce((sum, zone) => sum + zoneVolumeL(zone.areaM2, zone.rateLPerHa), 0);
  const rates = sprayed.map(({ rateLPerHa }) => rateLPerHa);
  return {
    areaM2,
    volumeL,
    averageLPerHa: volumeL / (areaM2 / M2_PER_HA),
    leastLPerHa: Math.min(...rates),
    mostLPerHa: Math.max(...rates),
  };
}
