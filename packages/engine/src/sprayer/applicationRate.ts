import {
  kilometresPerHour,
  litresPerHectare,
  litresPerMinute,
  type KilometresPerHour,
  type LitresPerHectare,
  type LitresPerMinute,
  type Metres,
} from '../units/quantity.ts';

/** Exact: 10,000 m² per ha x 60 min per h / 1,000 m per km. The US twin is 5,940 (rate formulas, S39). */
const RATE_CONSTANT = 600;

/**
 * Spray put on the ground, L/ha, from the flow over a width at a travel speed (rate formulas, S39).
 * Flow and width belong together: one nozzle and its spacing, or the whole flow and the swath, which
 * is the only way to say it for a boomless swath.
 */
export const applicationRate = (
  flow: LitresPerMinute,
  travelSpeed: KilometresPerHour,
  width: Metres,
): LitresPerHectare => litresPerHectare((RATE_CONSTANT * flow) / (travelSpeed * width));

/** Flow, L/min, that puts the application rate on a width at a travel speed. */
export const flowForRate = (
  rate: LitresPerHectare,
  travelSpeed: KilometresPerHour,
  width: Metres,
): LitresPerMinute => litresPerMinute((rate * travelSpeed * width) / RATE_CONSTANT);

/** Travel speed, km/h, at which a flow over a width gives the application rate. */
export const speedForRate = (
  rate: LitresPerHectare,
  flow: LitresPerMinute,
  width: Metres,
): KilometresPerHour => kilometresPerHour((RATE_CONSTANT * flow) / (rate * width));
