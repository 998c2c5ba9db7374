import type { NitrogenLedger, PlaceNitrogen } from './nitrogenLedger.ts';
import { partialSum, type PartialSum } from '../totals/PartialSum.ts';

export interface LandUseSum {
  /** As the owner writes it, trimmed; null: not stated. */
  readonly landUse: string | null;
  /** Sum of the areas of the places with this use. */
  readonly areaHa: PartialSum;
  readonly nitrogenKg: PartialSum;
}

const together = (sums: readonly PartialSum[]): PartialSum => ({
  sum: sums.reduce((total, { sum }) => total + sum, 0),
  unknown: sums.reduce((total, { unknown }) => total + unknown, 0),
  of: sums.reduce((total, { of }) => total + of, 0),
});

/** Area and synthetic nitrogen by land use, which a council asks for; the largest area first. */
export function landUseSums({ places }: NitrogenLedger): readonly LandUseSum[] {
  const groups = new Map<string | null, PlaceNitrogen[]>();
  for (const one of places) {
    const landUse = one.place.landUse?.trim().toLowerCase() ?? null;
    const group = groups.get(landUse);
    if (group === undefined) groups.set(landUse, [one]);
    else group.push(one);
  }
  return [...groups.values()]
    .map((group) => ({
      landUse: group[0]?.place.landUse?.trim() ?? null,
      areaHa: partialSum(group.map(({ place }) => place.areaHa)),
      nitrogenKg: together(group.map(({ nitrogenKg }) => nitrogenKg)),
    }))
    .toSorted((a, b) => b.areaHa.sum - a.areaHa.sum);
}
