/** `nearest` rounds halves up; `floor` never gives more than there is, as under a label maximum. */
export type RoundingPolicy = 'nearest' | 'floor';

/**
 * A part in a thousand million of a step: far below any scale or jug, far above the noise that a
 * few operations leave in a double. Without it 3 x 0.1 kg would floor to 0.2 kg.
 */
const NOISE = 1e-9;
/** The noise of a double grows with its size: some hundred times the last of its binary places. */
const NOISE_OF_SIZE = 1e-14;

/** Whole steps in a value of zero or more, rounded by the policy. */
export function stepsIn(value: number, step: number, policy: RoundingPolicy = 'nearest'): number {
  const steps = value / step;
  const noise = Math.max(NOISE, NOISE_OF_SIZE * steps);
  return Math.floor(steps + noise + (policy === 'nearest' ? 0.5 : 0));
}

/** So many steps as a clean decimal: 3 steps of 0.1 are 0.3, not 0.30000000000000004. */
export function amountOfSteps(steps: number, step: number): number {
  if (Number.isInteger(step)) return steps * step;
  // One division rounds once: 3 / 10 is 0.3, the very double that is typed.
  const perOne = Math.round(1 / step);
  return perOne * step === 1 ? steps / perOne : Number((steps * step).toPrecision(15));
}

/** A value of zero or more rounded to what can be weighed or measured, in the value's own unit. */
export const roundToStep = (value: number, step: number, policy?: RoundingPolicy): number =>
  amountOfSteps(stepsIn(value, step, policy), step);
