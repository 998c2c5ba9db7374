/**
 * Ratio from which a range is wide enough to round both ends inwards: rounding moves an end by a
 * twentieth at most.
 */
const WIDE = 1.2;
/** Floating point error of the division by a step, as a share. */
const NOISE = 1e-9;

/** Whether both ends of a range may be rounded inwards; NaN: the range has no such end. */
export const isWide = (minimum: number, maximum: number): boolean =>
  !(minimum > 0 && maximum < minimum * WIDE);

/**
 * A limit above 0 rounded to its safe side: to two digits, or to half of the second digit where the
 * first is a 1. So 10.69 as a maximum is 10.5, and 1.07 as a minimum 1.1. The figure shown is
 * within the limit.
 * @param slack the share by which the figure may pass the limit: 0.2502 is then 0.25 as a minimum
 */
export function roundLimit(limit: number, policy: 'floor' | 'ceil', slack: number): number {
  if (!(limit > 0)) return limit;
  const power = 10 ** Math.floor(Math.log10(limit));
  const step = limit < 2 * power ? power / 20 : power / 10;
  const steps = limit / step;
  const nearest = Math.round(steps);
  const isNear = Math.abs(nearest - steps) <= steps * Math.max(slack, NOISE);
  const whole = isNear ? nearest : policy === 'floor' ? Math.floor(steps) : Math.ceil(steps);
  return Number((whole * step).toPrecision(6));
}
