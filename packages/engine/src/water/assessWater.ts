import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { Product } from '../catalogue/Product.ts';
import { conditionerDose } from './conditionerDose.ts';
import { halfLifeAtPh, remainingFraction } from './halfLife.ts';
import { hardness, hardnessAtLeast } from './hardness.ts';

/** Hardness from which water is treated before weak acids, ppm as CaCO3 (S73). */
const HARD_WATER_PPM = 200;
/** A loss in the tank smaller than the rest is not worth a warning (assumed). */
const LEAST_REMAINING = 0.95;

const isTiedUpByHardWater = ({ groups }: Product): boolean =>
  groups.includes('GLY') || groups.includes('WEAK_ACID');

const conditionsWater = ({ groups }: Product): boolean =>
  groups.includes('CONDITIONER') || (groups.includes('NH4') && groups.includes('SO4'));

const idsOf = (inputs: MixInputs, wanted: (product: Product) => boolean): string[] =>
  inputs.products.flatMap(({ product }) => (wanted(product) ? [product.id] : []));

function hardWater(inputs: MixInputs): MixProblem[] {
  const water = inputs.waterAnalysis;
  if (water === null) return [];
  const productIds = idsOf(inputs, isTiedUpByHardWater);
  const atLeastPpm = hardnessAtLeast(water);
  if (productIds.length === 0 || atLeastPpm < HARD_WATER_PPM) return [];
  return [
    mixProblem('hardWater', 'waterAnalysis', {
      productIds,
      conditionerProductIds: idsOf(inputs, conditionsWater),
      hardnessPpm: hardness(water),
      hardnessAtLeastPpm: atLeastPpm,
      fromPpm: HARD_WATER_PPM,
      ammoniumSulphateKgPer100L: conditionerDose(water),
    }),
  ];
}

function breakdown(inputs: MixInputs): MixProblem[] {
  const holdingTimeMin = inputs.holdingTimeMin;
  const ph = inputs.waterAnalysis?.ph ?? null;
  if (holdingTimeMin === null || ph === null) return [];
  const problems: MixProblem[] = [];
  for (const { product, index } of inputs.products) {
    const halfLifeMin = halfLifeAtPh(product.halfLifeByPh, ph);
    if (halfLifeMin === null) continue;
    const remaining = remainingFraction(halfLifeMin, holdingTimeMin);
    if (remaining >= LEAST_REMAINING) continue;
    problems.push(
      mixProblem('breaksDownInTank', `products.${index}`, {
        productId: product.id,
        ph,
        halfLifeMin,
        holdingTimeMin,
        remaining,
      }),
    );
  }
  return problems;
}

/**
 * What the water does to the products: hardness that ties up weak acids, with the dose of ammonium
 * sulphate against it (S40, S73), and actives that break down at its pH while the mix stands
 * (facts 4.3). The pH is that of the water; products of the mix move it, by how much is not known.
 */
export const assessWater = (inputs: MixInputs): { problems: MixProblem[] } => ({
  problems: [...hardWater(inputs), ...breakdown(inputs)],
});
