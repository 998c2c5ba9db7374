import type { Product } from '../catalogue/Product.ts';
import type { RateUnitFacts } from '../catalogue/rateUnits.ts';
import { elementOf, isOxide, oxideFromElement } from '../units/oxides.ts';

/** % of the product that is the nutrient; 0 when it has none, null when its analysis is not stated. */
export function nutrientPct(
  { nutrientsPct }: Product,
  nutrient: NonNullable<RateUnitFacts['nutrient']>,
): number | null {
  if (nutrientsPct === null) return null;
  if (!isOxide(nutrient)) return nutrientsPct[nutrient] ?? 0;
  return oxideFromElement(nutrient, nutrientsPct[elementOf(nutrient)] ?? 0);
}
