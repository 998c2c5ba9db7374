import {
  litresPerMinute,
  type KilogramsPerLitre,
  type LitresPerMinute,
} from '../units/quantity.ts';

/**
 * How much more water than mix a tip would pass at the same pressure: the square root of the
 * specific gravity (density conversion factors, S37). Water is 1 kg/L here, as in the printed tables.
 */
export const densityFactor = (density: KilogramsPerLitre): number => Math.sqrt(density);

/** The flow of water to look up in a nozzle table for a wanted flow of mix, L/min. */
export const waterEquivalentFlow = (
  mixFlow: LitresPerMinute,
  density: KilogramsPerLitre,
): LitresPerMinute => litresPerMinute(mixFlow * densityFactor(density));

/** The flow of mix a tip gives where its table says this much water, L/min. */
export const mixFlow = (waterFlow: LitresPerMinute, density: KilogramsPerLitre): LitresPerMinute =>
  litresPerMinute(waterFlow / densityFactor(density));
