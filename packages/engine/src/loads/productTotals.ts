import type { LoadSplit } from './splitLoads.ts';
import type { JobProductTotal } from '../mix/MixPlan.ts';
import { minus } from '../units/operations.ts';
import { litres, type Litres, type LitresPerHectare } from '../units/quantity.ts';
import { amountInLoad, productMeasure, type ProductDose } from '../products/productAmount.ts';

/** All the mix there is, L: the job volume, or a heel that is more than that. */
export const mixVolume = ({ jobVolumeL, lines }: LoadSplit): Litres =>
  litres(Math.max(jobVolumeL, lines[0].heelSameMixL));

/** kg or L per ha; a dose per load is spread over all the mix there is. */
function perHectare(
  { basis, value }: ProductDose,
  split: LoadSplit,
  rate: LitresPerHectare,
): number {
  if (basis === 'area') return value;
  if (basis === 'volume') return (value * rate) / 100;
  return (value * split.loadCount * rate) / mixVolume(split);
}

/** kg or L to put into the tank over the whole job. */
function jobAmount(dose: ProductDose, split: LoadSplit, rate: LitresPerHectare): number {
  if (dose.basis !== 'load') {
    const loadL = mixVolume(split);
    return amountInLoad(dose, { loadL, freshL: minus(loadL, split.lines[0].heelSameMixL) }, rate);
  }
  let amount = 0;
  for (const line of split.lines) amount += line.count * amountInLoad(dose, line, rate);
  return amount;
}

/**
 * Each product over the whole job: what goes into the tank, the dead volume's extra included and a
 * heel of the same mix taken off, and what comes out on a hectare (facts 3.6).
 */
export const productTotals = (
  doses: readonly ProductDose[],
  split: LoadSplit,
  rate: LitresPerHectare,
): JobProductTotal[] =>
  doses.map((dose) => ({
    productId: dose.product.id,
    amount: productMeasure(dose.unit, jobAmount(dose, split, rate)),
    perHa: productMeasure(dose.unit, perHectare(dose, split, rate)),
  }));
