import type { MixInputs } from '../mix/MixInputs.ts';
import type { JobProductTotal } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { massOfVolume } from '../units/operations.ts';
import { litres } from '../units/quantity.ts';

type LimeTotal = Pick<JobProductTotal, 'productId' | 'perHa'>;

/**
 * What limes are worth: the pure calcium carbonate they take up acid like (neutralising value, S562),
 * and of it what is fine enough to act, where the paper of the lime says how much. Schemes of fineness
 * differ by country (Western Australia, New York, CSIRO), so none is applied to a sieve here.
 * @param totals what a hectare of the field gets
 */
export function limeProblems({ products }: MixInputs, totals: readonly LimeTotal[]): MixProblem[] {
  const problems: MixProblem[] = [];
  const unknown: string[] = [];
  for (const { product, index } of products) {
    if (product.category !== 'lime') continue;
    const { id: productId, neutralisingValuePct, finenessPct, liquidDensityKgPerL } = product;
    const perHa = totals.find((total) => total.productId === productId)?.perHa;
    const isLitres = perHa?.unit === 'L';
    const kgPerHa =
      isLitres && liquidDensityKgPerL !== null
        ? massOfVolume(litres(perHa.value), liquidDensityKgPerL)
        : isLitres
          ? null
          : (perHa?.value ?? null);
    if (neutralisingValuePct === undefined || kgPerHa === null) {
      unknown.push(productId);
      continue;
    }
    const pureKgPerHa = (kgPerHa * neutralisingValuePct) / 100;
    problems.push(
      mixProblem('limeValue', `products.${index}`, {
        productId,
        kgPerHa,
        neutralisingFraction: neutralisingValuePct / 100,
        pureKgPerHa,
        finenessFraction: finenessPct === undefined ? null : finenessPct / 100,
        actingKgPerHa: finenessPct === undefined ? null : (pureKgPerHa * finenessPct) / 100,
      }),
    );
  }
  if (unknown.length > 0) {
    problems.push(mixProblem('limeValueNotKnown', 'products', { productIds: unknown }));
  }
  return problems;
}
