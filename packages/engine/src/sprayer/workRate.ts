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

export interface JobTime {
  readonly sprayingMin: Minutes;
  /** Trips back to the filling station after the first load. */
  readonly refills: number;
  /** Spraying and every filling; null when the time of one filling is not known. */
  readonly totalMin: Minutes | null;
}

/** How long a job takes; every load is filled, the first one too. */
export function jobTime(
  area: Hectares,
  workRateHaPerH: number,
  loadCount: number,
  fillingMin: Minutes | null,
): JobTime {
  const sprayingMin = sprayingTime(area, workRateHaPerH);
  return {
    sprayingMin,
    refills: Math.max(0, loadCount - 1),
    totalMin: fillingMin === null ? null : minutes(sprayingMin + loadCount * fillingMin),
  };
}
