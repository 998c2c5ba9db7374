import type { DropletClass } from '../catalogue/DropletClass.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';
import type { Crop } from '../catalogue/crops.ts';
import type { LeafBurnFactor, LeafBurnLevel, LeafCover } from '../mix/MixPlan.ts';
import type { InterceptedShare } from './cropInterception.ts';

/** Nitrogen in the whole spray liquid, parts of its mass, from which a leaf may scorch. */
export interface LeafBurnLimits {
  readonly caution: number;
  readonly strong: number;
}

/**
 * Wheat scorched within a day above 10 % N as UAN (Castro and others 2022, S745); below
 * it urea of 0.9 to 2.8 % N was used without harm (Shah and others 2003). Between them: assumed.
 */
const GRASSES: LeafBurnLimits = { caution: 0.03, strong: 0.1 };
/**
 * Urea for avocado and kiwifruit is sprayed at 0.5 to 1.0 % (Ravensdown, low biuret urea), for other
 * horticulture at 0.5 to 2.0 %; as the nitrogen in the liquid, with a margin: assumed.
 */
const BROAD_LEAVES: LeafBurnLimits = { caution: 0.005, strong: 0.01 };

/**
 * Limits for a crop; a crop that nobody named is judged as the tenderest.
 * @param intercepted what of the spray meets leaf; null is not known, and not none
 * @returns null where there is no leaf: on bare ground, or before the crop has come up
 */
export function leafBurnLimits(
  crop: Crop | null,
  intercepted: InterceptedShare | null,
): LeafBurnLimits | null {
  if (crop === 'bareGround' || intercepted?.sharePct === 0) return null;
  return crop === 'pasture' || crop === 'cereals' ? GRASSES : BROAD_LEAVES;
}

/** Weather and leaf as they were entered; null is not entered. */
export interface LeafConditions {
  readonly airTemperatureC: number | null;
  readonly leafSurface: 'dry' | 'moist' | 'frost' | null;
  /** An emulsion, an oil or a wetter is in the mix. */
  readonly withSpreader: boolean;
}

/** No spraying above this, °C, unless the leaf is moist (Irish foliar urea advice, S60). */
export const WARM_C = 20;
/** Good is 10 to 20 degrees (North Dakota State 2005); a cold leaf is thin (Delaware, Ontario). */
export const COLD_C = 10;

/**
 * What makes leaf burn worse. Emulsions doubled the damage (Riverine Plains 2016) and oils too
 * (North Dakota State 2000); warm and dry (S60), and cold nights or frost (Delaware; Ontario 2021).
 * That a moist leaf helps is disputed, so it never lowers a risk.
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

/** Drops from this class on leave leaf between them (assumed). */
const COARSE: readonly DropletClass[] = ['C', 'VC', 'XC', 'UC'];

/** How the nozzle lays the liquid on a leaf; null where that is not known. */
export function leafCover(
  nozzle: Pick<Nozzle, 'type'> | null,
  dropletClass: DropletClass | null,
): LeafCover | null {
  if (nozzle?.type.includes('stream') === true) return 'streams';
  if (dropletClass === null) return null;
  return COARSE.includes(dropletClass) ? 'coarse' : 'fine';
}

const WEATHER: readonly LeafBurnFactor[] = ['warmDry', 'cold', 'frost'];
const isBadWeather = (factors: readonly LeafBurnFactor[]): boolean =>
  factors.some((factor) => WEATHER.includes(factor));

/** The level of risk of a liquid on a leaf, and whether it is only taken over from other crops. */
export interface LeafBurnJudged {
  readonly level: LeafBurnLevel;
  /**
   * The liquid would burn by limits that were not read for this crop or nozzle: no reason to warn.
   */
  readonly isUnmeasured: boolean;
}

/**
 * How a strength is judged. A factor that makes burn worse raises a risk that is there by one
 * level. Dissolved urea of 0.24 kg N/L burnt wheat through flat fans and hardly through streams
 * (S743), which suffer least of all (S744): through streams only bad weather is warned of. Coarse
 * drops cover less: a caution at most (assumed). Of urea on pasture no strength that burns was read:
 * 18.4 kg N/ha of it was sprayed each month for eight months, and no harm told (S746). On pasture,
 * urea is warned of in bad weather alone.
 */
export function judgeLeafBurn(
  nitrogenFraction: number,
  { caution, strong }: LeafBurnLimits,
  factors: readonly LeafBurnFactor[],
  {
    cover,
    isUreaOnPasture,
  }: { readonly cover: LeafCover | null; readonly isUreaOnPasture: boolean },
): LeafBurnJudged {
  if (nitrogenFraction < caution) return { level: 'low', isUnmeasured: false };
  const isBad = isBadWeather(factors);
  if (cover === 'streams') return { level: isBad ? 'caution' : 'low', isUnmeasured: !isBad };
  const isStrong = nitrogenFraction >= strong || factors.length > 0;
  const level = isStrong && cover !== 'coarse' ? 'strong' : 'caution';
  return { level, isUnmeasured: isUreaOnPasture && !isBad };
}
