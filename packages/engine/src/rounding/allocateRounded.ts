import { amountOfSteps, stepsIn, type RoundingPolicy } from './roundToStep.ts';

/**
 * Parts rounded to a step so that they add up to the rounded total, each within one step of its
 * value: what has been handed out so far is rounded, and a part is the difference of two of those.
 *
 * With `floor` every part is rounded down by itself, because under a label maximum no load may get
 * more than its share; the parts then add up to less than the total, by less than one step each.
 */
export function allocateRounded(
  values: readonly number[],
  step: number,
  policy: RoundingPolicy = 'nearest',
): number[] {
  if (policy === 'floor') {
    return values.map((value) => amountOfSteps(stepsIn(value, step, 'floor'), step));
  }
  let sum = 0;
  let handedOut = 0;
  return values.map((value) => {
    sum += value;
    const steps = stepsIn(sum, step);
    const part = amountOfSteps(steps - handedOut, step);
    handedOut = steps;
    return part;
  });
}
