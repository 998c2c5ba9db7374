import type { NitrogenLedger } from './nitrogenLedger.ts';

/**
 * What a regional council asks for and the records do not hold; each is a count, and 0 is complete.
 * Land in pasture, type and N content of each fertiliser, rate and dates (S50, S85).
 */
export interface NitrogenGaps {
  /** Ground whose area is not known. */
  readonly placesWithoutArea: number;
  readonly placesWithoutLandUse: number;
  /** Records of the year that do not say where. */
  readonly recordsWithoutPlace: number;
  /** Records of the year whose nitrogen is not known. */
  readonly recordsWithoutNitrogen: number;
  readonly recordsWithoutAreaDone: number;
}

/**
 * Counts what is missing in a year. A council also asks for purchases, which are not counted here.
 */
export function nitrogenGaps({ places }: NitrogenLedger): NitrogenGaps {
  const named = places.filter(({ place }) => place.key !== '');
  const rows = places.flatMap((place) => place.rows);
  return {
    placesWithoutArea: named.filter(({ place }) => place.areaHa === null).length,
    placesWithoutLandUse: named.filter(({ place }) => place.landUse === null).length,
    recordsWithoutPlace: rows.filter(({ place }) => place.key === '').length,
    recordsWithoutNitrogen: places.reduce((sum, { nitrogenKg }) => sum + nitrogenKg.unknown, 0),
    recordsWithoutAreaDone: rows.filter(({ record }) => record.areaDoneHa === null).length,
  };
}
