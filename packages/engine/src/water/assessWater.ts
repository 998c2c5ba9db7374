import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { Product } from '../catalogue/Product.ts';
import { massOf, type TankContent } from '../tank/TankContent.ts';
import type { Minutes } from '../units/quantity.ts';
import { conditionerDose } from './conditionerDose.ts';
import { halfLifeAtPh, remainingFraction } from './halfLife.ts';
import { hardness, hardnessAtLeast } from './hardness.ts';

/** Hardness from which water is treated before weak acids, ppm as CaCO3 (S73). */
const HARD_WATER_PPM = 200;
/** A loss in the tank smaller than the rest is not worth a warning (assumed). */
const LEAST_REMAINING = 0.95;
/** While nobody knows how long a mix stands: an hour is soon gone (assumed), min. */
const ASSUMED_STANDING_MIN = 60;
/** Salt table of ammonium sulphate, whichever products bring it. */
const AMMONIUM_SULPHATE = 'ammoniumSulphate';
/** Room for the last digits of a dose that was typed as it was told. */
const NOISE = 1e-9;

/** Weak acids, as they were grouped before and as they are now. */
const WEAK_ACIDS = ['GLY', 'PHENOXY_AMINE', 'AUXIN', 'WEAK_ACID'];
const CONDITIONERS = ['AMS', 'CONDITIONER'];

const isTiedUpByHardWater = ({ groups }: Product): boolean =>
  WEAK_ACIDS.some((group) => groups.includes(group));

const conditionsWater = ({ groups }: Product): boolean =>
  CONDITIONERS.some((group) => groups.includes(group)) ||
  (groups.includes('NH4') && groups.includes('SO4'));

const idsOf = (inputs: MixInputs, wanted: (product: Product) => boolean): string[] =>
  inputs.products.flatMap(({ product }) => (wanted(product) ? [product.id] : []));

/** kg of ammonium sulphate in 100 L of a load. */
function ammoniumSulphateIn({ products, freshL }: TankContent): number {
  const massKg = products.reduce(
    (sum, item) =>
      item.product.saltTable?.saltId === AMMONIUM_SULPHATE ? sum + massOf(item) : sum,
    0,
  );
  return freshL > 0 ? (100 * massKg) / freshL : 0;
}

function hardWater(inputs: MixInputs, load: TankContent): MixProblem[] {
  const water = inputs.waterAnalysis;
  if (water === null) return [];
  const productIds = idsOf(inputs, isTiedUpByHardWater);
  const atLeastPpm = hardnessAtLeast(water);
  if (productIds.length === 0 || atLeastPpm < HARD_WATER_PPM) return [];
  const dose = conditionerDose(water);
  if (dose !== null && ammoniumSulphateIn(load) >= dose * (1 - NOISE)) return [];
  return [
    mixProblem('hardWater', 'waterAnalysis', {
      productIds,
      conditionerProductIds: idsOf(inputs, conditionsWater),
      hardnessPpm: hardness(water),
      hardnessAtLeastPpm: atLeastPpm,
      fromPpm: HARD_WATER_PPM,
      ammoniumSulphateKgPer100L: dose,
    }),
  ];
}

/** The longer of what was entered and what spraying a load takes; null while neither is known. */
function standingTime({ holdingTimeMin }: MixInputs, sprayingMin: Minutes | null): Minutes | null {
  if (holdingTimeMin === null || sprayingMin === null) return holdingTimeMin ?? sprayingMin;
  return sprayingMin > holdingTimeMin ? sprayingMin : holdingTimeMin;
}

function breakdown(inputs: MixInputs, sprayingMin: Minutes | null): MixProblem[] {
  const holdingTimeMin = standingTime(inputs, sprayingMin);
  const ph = inputs.waterAnalysis?.ph ?? null;
  if (ph === null) return [];
  const problems: MixProblem[] = [];
  for (const { product, index } of inputs.products) {
    const halfLifeMin = halfLifeAtPh(product.halfLifeByPh, ph);
    if (halfLifeMin === null) continue;
    const remaining = remainingFraction(halfLifeMin, holdingTimeMin ?? ASSUMED_STANDING_MIN);
    if (remaining >= LEAST_REMAINING) continue;
    problems.push(
      mixProblem('breaksDownInTank', `products.${index}`, {
        productId: product.id,
        ph,
        halfLifeMin,
        holdingTimeMin,
        remaining: holdingTimeMin === null ? null : remaining,
      }),
    );
  }
  return problems;
}

/**
 * What the water does to the products: hardness that ties up weak acids, with the dose of ammonium
 * sulphate against it (S40, S73), and actives that break down at its pH while the mix stands
 * (facts 4.3). The pH is that of the water; products of the mix move it, by how much is not known.
 * `load` is a full one as it is planned; `sprayingMin` what spraying the largest load takes, null while not known.
 */
export const assessWater = (
  inputs: MixInputs,
  load: TankContent,
  sprayingMin: Minutes | null,
): { problems: MixProblem[] } => ({
  problems: [...hardWater(inputs, load), ...breakdown(inputs, sprayingMin)],
});
