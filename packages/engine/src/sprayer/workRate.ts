import {
  minutes,
  type Fraction,
  type Hectares,
  type KilometresPerHour,
  type Metres,
  type Minutes,
} from '../units/quantity.ts';

/**
 * Area sprayed in an hour, ha/h: speed x width / 10 x field efficiency (rate formulas, S39). An
 * efficiency of 1 is spraying without a turn or a stop.
 */
export const workRate = (
  travelSpeed: KilometresPerHour,
  swathWidth: Metres,
  fieldEfficiency: Fraction,
): number => ((travelSpeed * swathWidth) / 10) * fieldEfficiency;

/** Minutes the boom is open for an area, at a work rate in ha/h. */
export const sprayingTime = (area: Hectares, workRateHaPerH: number): Minutes =>
  minutes((area / workRateHaPerH) * 60);
