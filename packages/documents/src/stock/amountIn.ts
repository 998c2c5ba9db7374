import type { ProductMeasure } from '@mix/engine';

/** An amount in kg or in L; null where it is in the other unit and no density brings it over. */
export function amountIn(
  { value, unit }: { readonly value: number; readonly unit: ProductMeasure['unit'] },
  to: ProductMeasure['unit'],
  densityKgPerL: number | null,
): number | null {
  if (unit === to) return value;
  if (densityKgPerL === null || !(densityKgPerL > 0)) return null;
  return to === 'kg' ? value * densityKgPerL : value / densityKgPerL;
}
