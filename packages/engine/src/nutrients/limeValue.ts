import type { Product } from '../catalogue/Product.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { JobProductTotal } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { massOfVolume } from '../units/operations.ts';
import { litres } from '../units/quantity.ts';

type LimeTotal = Pick<JobProductTotal, 'productId' | 'perHa'>;

/** kg of a product on a hectare; null where it is a liquid of unknown density. */
function massPerHa({ liquidDensityKgPerL }: Product, total: LimeTotal | undefined): number | null {
  if (total === undefined) return null;
  const { unit, value } = total.perHa;
  if (unit === 'kg') return value;
  return liquidDensityKgPerL === null ? null : massOfVolume(litres(value), liquidDensityKgPerL);
}

/** The part that is fine enough to act; null where the fineness is not set. */
const actingPart = (finenessPct: number | undefined, pureKgPerHa: number) =>
  finenessPct === undefined
    ? { finenessFraction: null, actingKgPerHa: null }
    : { finenessFraction: finenessPct / 100, actingKgPerHa: (pureKgPerHa * finenessPct) / 100 };

/**
 * What limes are worth: the mass of pure calcium carbonate that takes up as much acid (neutralising
 * value, S562), and the part of it that is fine enough to act, where the paper of the lime says how
 * much. Schemes of fineness differ by country (Western Australia, New York, CSIRO), so none is
 * applied to a sieve here.
 * @param totals what a hectare of the field gets
 */
export function limeProblems({ products }: MixInputs, totals: readonly LimeTotal[]): MixProblem[] {
  const problems: MixProblem[] = [];
  const unknown: string[] = [];
  for (const { product, index } of products) {
    if (product.category !== 'lime') continue;
    const { id: productId, neutralisingValuePct, finenessPct } = product;
    const kgPerHa = massPerHa(
      product,
      totals.find((total) => total.productId === productId),
    );
    if (neutralisingValuePct === undefined || kgPerHa === null) {
      unknown.push(productId);
      continue;
    }
    const neutralisingFraction = neutralisingValuePct / 100;
    const pureKgPerHa = kgPerHa * neutralisingFraction;
    const values = { productId, kgPerHa, neutralisingFraction, pureKgPerHa };
    const acting = actingPart(finenessPct, pureKgPerHa);
    problems.push(mixProblem('limeValue', `products.${index}`, { ...values, ...acting }));
  }
  if (unknown.length > 0) {
    problems.push(mixProblem('limeValueNotKnown', 'products', { productIds: unknown }));
  }
  return problems;
}
