import { syntheticNitrogenKg, type Paddock } from '@mix/documents';
import { NITROGEN_CAP_KG_PER_HA } from '@mix/engine';
import { knownSum, productSum, type PartialSum } from '../totals/PartialSum.ts';
import {
  groupRows,
  paddockPlace,
  placeKeyOf,
  type Kept,
  type Place,
  type ReportRow,
} from '../totals/ReportRow.ts';
import { julyYear, type Period } from '../totals/reportPeriods.ts';

/** Synthetic nitrogen of one July to June year on one piece of ground. */
export interface PlaceNitrogen {
  readonly place: Place;
  /** Records of the year there, the latest first, those without nitrogen too. */
  readonly rows: readonly ReportRow[];
  readonly nitrogenKg: PartialSum;
  /**
   * kg/ha averaged over the whole paddock, whatever area each record covered; a lower bound while a
   * record's nitrogen is not known. Null where the area, or all of the nitrogen, is not known.
   */
  readonly kgPerHa: number | null;
}

export interface NitrogenLedger {
  /** Calendar year of the first of July. */
  readonly startYear: number;
  readonly year: Period;
  readonly capKgPerHa: number;
  /**
   * Every paddock, also without a record, and every other place with one, deleted paddocks among
   * them; the most kg/ha first.
   */
  readonly places: readonly PlaceNitrogen[];
  /** Of all paddocks whose area is known. */
  readonly farm: {
    readonly areaHa: number;
    readonly nitrogenKg: PartialSum;
    /** Null without any area. */
    readonly kgPerHa: number | null;
    /** Records of the year on ground without a known area: not in the farm's figures. */
    readonly recordsLeftOut: number;
  };
}

/** kg of synthetic nitrogen of some records, as far as it is known. */
export const syntheticNitrogenOf = productSum(({ productFacts }, product) =>
  syntheticNitrogenKg({ products: [product], productFacts }),
);
const nitrogenOf = (rows: readonly ReportRow[]): PartialSum =>
  syntheticNitrogenOf(rows.map(({ record }) => record));

const perHa = (nitrogenKg: PartialSum, areaHa: number | null): number | null => {
  const kg = knownSum(nitrogenKg);
  return kg === null || areaHa === null || areaHa <= 0 ? null : kg / areaHa;
};

/** By how much ground is over the cap, kg/ha; negative is the room left. */
export const overCap = (kgPerHa: number, capKgPerHa: number): number => {
  const over = kgPerHa - capKgPerHa;
  // Rounding errors of a sum that lands on the cap do not count as over it.
  return Math.abs(over) < 1e-9 ? 0 : over;
};

/**
 * Where each paddock stands in a July to June year against the cap on synthetic nitrogen of New
 * Zealand's grazed land, 190 kg/ha and year (S50). The amounts are what was really put on.
 * @param startYear calendar year of the first of July
 */
export function nitrogenLedger(
  rows: readonly ReportRow[],
  paddocks: readonly Kept<Paddock>[],
  startYear: number,
): NitrogenLedger {
  const year = julyYear(startYear);
  const ofYear = rows.filter(({ day }) => day >= year.from && day <= year.to);
  const byPlace = groupRows(ofYear, ({ place }) => place.key);
  const places = new Map([
    ...paddocks
      .filter(({ value }) => !value.retired)
      .map((paddock) => [placeKeyOf(paddock.id), paddockPlace(paddock)] as const),
    ...ofYear.map(({ place }) => [place.key, place] as const),
  ]);
  const ledger = [...places.values()]
    .map((place): PlaceNitrogen => {
      const there = byPlace.get(place.key) ?? [];
      const nitrogenKg = nitrogenOf(there);
      return { place, rows: there, nitrogenKg, kgPerHa: perHa(nitrogenKg, place.areaHa) };
    })
    .toSorted((a, b) => (a.place.name ?? '').localeCompare(b.place.name ?? ''))
    .toSorted((a, b) => (b.kgPerHa ?? -1) - (a.kgPerHa ?? -1));
  const measured = ledger.filter(({ place }) => place.areaHa !== null);
  const areaHa = measured.reduce((sum, { place }) => sum + (place.areaHa ?? 0), 0);
  const nitrogenKg = nitrogenOf(measured.flatMap((one) => one.rows));
  return {
    startYear,
    year,
    capKgPerHa: NITROGEN_CAP_KG_PER_HA,
    places: ledger,
    farm: {
      areaHa,
      nitrogenKg,
      kgPerHa: perHa(nitrogenKg, areaHa === 0 ? null : areaHa),
      recordsLeftOut: ofYear.length - nitrogenKg.of,
    },
  };
}
