import type { Crop } from '../mix/crops.ts';
import type { LeafBurnFactor, LeafBurnLevel } from '../mix/MixPlan.ts';

/** Nitrogen in the whole spray liquid, parts of its mass, from which a leaf may scorch. */
export interface LeafBurnLimits {
  readonly caution: number;
  readonly strong: number;
}

/**
 * Wheat scorched within a day above 10 % N as UAN (Castro and others 2022, Agronomy 12, 1405); below
 * it urea of 0.9 to 2.8 % N was used without harm (Shah and others 2003). Between them: assumed.
 */
const GRASSES: LeafBurnLimits = { caution: 0.03, strong: 0.1 };
/**
 * Urea for avocado and kiwifruit is sprayed at 0.5 to 1.0 % (Ravensdown, low biuret urea), for other
 * horticulture at 0.5 to 2.0 %; as the nitrogen in the liquid, with a margin: assumed.
 */
const BROAD_LEAVES: LeafBurnLimits = { caution: 0.005, strong: 0.01 };

/** A crop that nobody named is judged as the tenderest. Null: there is no leaf. */
export function leafBurnLimits(crop: Crop | null): LeafBurnLimits | null {
  if (crop === 'bareGround') return null;
  return crop === 'pasture' || crop === 'cereals' ? GRASSES : BROAD_LEAVES;
}

/** What the weather and the leaf were said to be; null is not said. */
export interface LeafConditions {
  readonly airTemperatureC: number | null;
  readonly leafSurface: 'dry' | 'moist' | 'frost' | null;
  /** An emulsion, an oil or a wetter is in the mix. */
  readonly withSpreader: boolean;
}

/** Not above it unless the leaf is moist (Irish foliar urea advice, S60). */
export const WARM_C = 20;
/** Good is 10 to 20 degrees (North Dakota State 2005); a cold leaf is thin (Delaware, Ontario). */
export const COLD_C = 10;

/**
 * What makes it worse. Emulsions doubled the damage (Riverine Plains 2016) and oils too (North Dakota
 * State 2000); warm and dry (S60), and cold nights or frost (Delaware; Ontario 2021). That a moist
 * leaf helps is disputed, so it never lowers a risk.
 */
export function leafBurnFactors(conditions: LeafConditions): LeafBurnFactor[] {
  const { airTemperatureC, leafSurface, withSpreader } = conditions;
  const factors: LeafBurnFactor[] = [];
  if (withSpreader) factors.push('spreader');
  if (airTemperatureC !== null && airTemperatureC > WARM_C && leafSurface !== 'moist')
    factors.push('warmDry');
  if (airTemperatureC !== null && airTemperatureC < COLD_C) factors.push('cold');
  if (leafSurface === 'frost') factors.push('frost');
  return factors;
}

/** How a strength is judged: what makes it worse raises a risk that is there by one level. */
export function leafBurnLevel(
  nitrogenFraction: number,
  { caution, strong }: LeafBurnLimits,
  factors: readonly LeafBurnFactor[],
): LeafBurnLevel {
  if (nitrogenFraction < caution) return 'low';
  return nitrogenFraction >= strong || factors.length > 0 ? 'strong' : 'caution';
}
