/** Where rounding inwards leaves most of a range: either end gives way by a twentieth at most. */
const WIDE = 1.2;
/** What the division by a step leaves in the last digits. */
const NOISE = 1e-9;

/** Whether both ends of a range may be rounded inwards; NaN is an end that there is not. */
export const isWide = (minimum: number, maximum: number): boolean =>
  !(minimum > 0 && maximum < minimum * WIDE);

/**
 * A limit above 0 as a round figure on its safe side, of two digits, or by halves where the first is a
 * 1: 10.69 as a maximum is 10.5, 1.07 as a minimum 1.1. What is typed back is within the limit.
 * @param slack the share by which the limit may be passed unseen: 0.2502 is then 0.25 as a minimum
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
