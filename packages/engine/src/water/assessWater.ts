import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { Product } from '../catalogue/Product.ts';
import type { PhOfMix } from '../precipitation/phOfMix.ts';
import type { PhRange } from '../precipitation/phOfProduct.ts';
import { ammoniumSulphateOf, MOST_ON_LABELS_KG_PER_100L } from '../tank/ammoniumSulphate.ts';
import type { TankContent } from '../tank/TankContent.ts';
import type { Minutes } from '../units/quantity.ts';

import { conditionerDoseBounds, LEAST_FOR_GLYPHOSATE_KG_PER_100L } from './conditionerDose.ts';
import { halfLifeAtPh, remainingFraction } from './halfLife.ts';
import { hardness, hardnessAtLeast } from './hardness.ts';

/** Hardness from which water is treated before weak acids, ppm as CaCO3 (S73). */
const HARD_WATER_PPM = 200;
/** Part of an active that remains: a smaller loss in the tank is not worth a warning (assumed). */
const LEAST_REMAINING = 0.95;
/** While nobody knows how long a mix stands: an hour is soon gone (assumed), min. */
const ASSUMED_STANDING_MIN = 60;
/** Room for the last digits of a dose that was typed in as the plan told it. */
const NOISE = 1e-9;

/** Groups of weak acids, as they were named before and as they are named now. */
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
  let massKg = 0;
  for (const item of products) massKg += ammoniumSulphateOf(item);
  return freshL > 0 ? (100 * massKg) / freshL : 0;
}

const wants = (inputs: MixInputs, kgPer100L: number): number =>
  inputs.products.some(({ product }) => product.groups.includes('GLY'))
    ? Math.max(kgPer100L, LEAST_FOR_GLYPHOSATE_KG_PER_100L)
    : kgPer100L;

/** What this water asks for at most, kg per 100 L, and the ion whose figure would narrow it. */
function neededSulphate(inputs: MixInputs, water: WaterAnalysisDraft) {
  const { leastKgPer100L, mostKgPer100L, missingIon } = conditionerDoseBounds(water);
  if (mostKgPer100L === null) return { dose: null, missingIon };
  const dose = wants(inputs, mostKgPer100L);
  // Where the least that glyphosate wants covers it, the missing figure would change nothing.
  return { dose, missingIon: dose > wants(inputs, leastKgPer100L) ? missingIon : null };
}

function hardWater(inputs: MixInputs, load: TankContent): MixProblem[] {
  const water = inputs.waterAnalysis;
  if (water === null) return [];
  const productIds = idsOf(inputs, isTiedUpByHardWater);
  const atLeastPpm = hardnessAtLeast(water);
  if (productIds.length === 0 || atLeastPpm < HARD_WATER_PPM) return [];
  const { dose, missingIon } = neededSulphate(inputs, water);
  const inMix = ammoniumSulphateIn(load);
  // Where calcium or magnesium was not measured, only the most that labels ask for is surely
  // enough.
  if (inMix >= (dose ?? MOST_ON_LABELS_KG_PER_100L) * (1 - NOISE)) return [];
  return [
    mixProblem('hardWater', 'waterAnalysis', {
      productIds,
      conditionerProductIds: idsOf(inputs, conditionsWater),
      hardnessPpm: hardness(water),
      hardnessAtLeastPpm: atLeastPpm,
      fromPpm: HARD_WATER_PPM,
      ammoniumSulphateKgPer100L: dose,
      missingIon,
      inMixKgPer100L: inMix,
      mostKgPer100L: MOST_ON_LABELS_KG_PER_100L,
    }),
  ];
}

/** The longer of what was entered and what spraying a load takes; null while neither is known. */
function standingTime({ holdingTimeMin }: MixInputs, sprayingMin: Minutes | null): Minutes | null {
  if (holdingTimeMin === null || sprayingMin === null) return holdingTimeMin ?? sprayingMin;
  return sprayingMin > holdingTimeMin ? sprayingMin : holdingTimeMin;
}

/** The shorter half-life of both ends of a range, with its pH; null where none was measured. */
function shortestHalfLife({ halfLifeByPh }: Product, { low, high }: PhRange) {
  const [atLow, atHigh] = [halfLifeAtPh(halfLifeByPh, low), halfLifeAtPh(halfLifeByPh, high)];
  if (atLow === null || atHigh === null) return null;
  return atLow < atHigh ? { ph: low, halfLifeMin: atLow } : { ph: high, halfLifeMin: atHigh };
}

/**
 * The problem of products whose breakdown cannot be judged, because the pH is not known, and what
 * would tell it.
 */
function notJudged({ products }: MixInputs, { canTells, needsWaterPh }: PhOfMix): MixProblem[] {
  const productIds = products.flatMap(({ product }) =>
    product.halfLifeByPh.length === 0 ? [] : [product.id],
  );
  if (productIds.length === 0) return [];
  const field = canTells.length > 0 || !needsWaterPh ? 'mixPh' : 'waterAnalysis.ph';
  return [mixProblem('breakdownNotJudged', field, { productIds, canTells })];
}

function breakdown(inputs: MixInputs, sprayingMin: Minutes | null, mixPh: PhOfMix): MixProblem[] {
  if (mixPh.told === null) return notJudged(inputs, mixPh);
  const holdingTimeMin = standingTime(inputs, sprayingMin);
  const problems: MixProblem[] = [];
  for (const { product, index } of inputs.products) {
    const shortest = shortestHalfLife(product, mixPh.told);
    if (shortest === null) continue;
    const { ph, halfLifeMin } = shortest;
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
 * (MODEL.md). Of the pH of the mix the end that breaks more down counts. `load` is a full one as it is
 * planned; `sprayingMin` what spraying the largest load takes, null while not known.
 */
export const assessWater = (
  inputs: MixInputs,
  load: TankContent,
  sprayingMin: Minutes | null,
  mixPh: PhOfMix,
): { problems: MixProblem[] } => ({
  problems: [...hardWater(inputs, load), ...breakdown(inputs, sprayingMin, mixPh)],
});
