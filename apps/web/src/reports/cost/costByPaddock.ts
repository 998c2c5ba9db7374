import type { SeasonPlan, SeasonSum } from '@mix/documents';
import { groupRows, placeKeyOf, type ReportRow } from '../totals/ReportRow.ts';
import { partialSum, type PartialSum } from '../totals/PartialSum.ts';
import { costOf } from './productCost.ts';

/** What the season cost on one piece of ground, and still costs there, in cents. */
export interface PlaceCost {
  readonly key: string;
  /** Null: the records do not say where. */
  readonly name: string | null;
  /** Null is not known. */
  readonly areaHa: number | null;
  /** Of the records of the season; a lower bound while a price is not known. */
  readonly done: PartialSum;
  readonly planned: SeasonSum;
}

const NOTHING_PLANNED: SeasonSum = { sum: 0, unknown: 0 };

/**
 * The cost of a season by its paddocks, and by the other ground that its records name; the dearest
 * first. `farm` is the sum of all.
 * @param rows records with what their products cost in the shed
 */
export function costByPaddock(
  { rows: paddocks, firstDay, lastDay, total }: SeasonPlan,
  rows: readonly ReportRow[],
): { readonly places: readonly PlaceCost[]; readonly farm: PlaceCost } {
  const ofSeason = rows.filter(({ day }) => day >= firstDay && day <= lastDay);
  const byPlace = groupRows(ofSeason, ({ place }) => place.key);
  const doneOn = (key: string) => costOf((byPlace.get(key) ?? []).map(({ record }) => record));
  const own = paddocks.map(({ paddockId, name, areaHa, plannedCents }): PlaceCost => {
    const key = placeKeyOf(paddockId);
    return { key, name, areaHa, done: doneOn(key), planned: plannedCents };
  });
  const known = new Set(own.map(({ key }) => key));
  const elsewhere = [...byPlace].flatMap(([key, [first]]): readonly PlaceCost[] => {
    if (first === undefined || known.has(key)) return [];
    const { name, areaHa } = first.place;
    return [{ key, name, areaHa, done: doneOn(key), planned: NOTHING_PLANNED }];
  });
  const places = [...own, ...elsewhere]
    .toSorted((a, b) => b.planned.sum - a.planned.sum)
    .toSorted((a, b) => b.done.sum - a.done.sum);
  const area = partialSum(places.map(({ areaHa }) => areaHa));
  return {
    places,
    farm: {
      key: '',
      name: null,
      areaHa: area.unknown > 0 ? null : area.sum,
      done: costOf(ofSeason.map(({ record }) => record)),
      planned: total.cents,
    },
  };
}
