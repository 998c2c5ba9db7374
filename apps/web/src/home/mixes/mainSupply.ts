import type { MixPlan, Nutrient } from '@mix/engine';

/**
 * Nitrogen where the plan supplies any, else the nutrient it supplies most of; null where none is
 * known, or a product may bring more of it than is stated.
 */
export function mainSupply(
  plan: MixPlan | null,
): { readonly nutrient: Nutrient; readonly kgPerHa: number } | null {
  if (plan === null || plan.supply.analysisUnknownFor.length > 0) return null;
  const supplied = Object.entries(plan.supply.elementalKgPerHa) as [Nutrient, number][];
  const most = supplied
    .filter(([, kgPerHa]) => kgPerHa > 0)
    .sort(([a, aKg], [b, bKg]) => (a === 'N' ? -1 : b === 'N' ? 1 : bKg - aKg))[0];
  return most === undefined ? null : { nutrient: most[0], kgPerHa: most[1] };
}
