import type { FillStep } from '../mix/MixPlan.ts';

/** A smaller change is not seen on a thermometer in a tank (assumed), K. */
const LEAST_SEEN_K = 0.5;

/**
 * By how much a product warms the tank it goes into, K; negative where it cools the tank. Null
 * where the change is not known, or not seen.
 */
export function stepWarmthK(steps: readonly FillStep[], place: number): number | null {
  const [before, step] = [steps[place - 1], steps[place]];
  if (step?.kind !== 'product' || before === undefined) return null;
  if (step.temperatureC === null || before.temperatureC === null) return null;
  const warmsK = step.temperatureC - before.temperatureC;
  return Math.abs(warmsK) < LEAST_SEEN_K ? null : warmsK;
}
