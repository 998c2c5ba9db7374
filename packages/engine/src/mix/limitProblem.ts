import type { Parameter } from './Parameter.ts';
import { mixProblem, type MixProblem } from './MixProblem.ts';

/** A value nearer to 0 than this is a slip, not an amount; no figure of a plan then overflows. */
const SMALLEST = 1e-9;

const isBelow = ({ min, minAllowed }: Parameter, value: number): boolean =>
  (minAllowed ? value < min : value <= min) || (value !== 0 && Math.abs(value) < SMALLEST);

/** What every limit problem says: the value, the range and its unit. */
function range(parameter: Parameter, value: number): MixProblem['values'] {
  const { min, max, unit, minAllowed } = parameter;
  return { value, minimum: min, minimumAllowed: minAllowed ? 'yes' : 'no', maximum: max, unit };
}

/**
 * The limit that a value breaks: `belowMinimum`, `aboveMaximum`, `notWhole` (no plan) or
 * `unusuallyLow`, `unusuallyHigh` (look again). Null: none. `field` is the draft path.
 */
export function limitProblem(
  parameter: Parameter,
  value: number,
  field: string,
): MixProblem | null {
  const { max, softLow, softHigh, unit } = parameter;
  if (isBelow(parameter, value)) {
    return mixProblem('belowMinimum', field, range(parameter, value));
  }
  if (value > max) return mixProblem('aboveMaximum', field, range(parameter, value));
  if (parameter.whole && !Number.isInteger(value)) {
    return mixProblem('notWhole', field, { value, unit });
  }
  if (softLow !== null && value < softLow) {
    return mixProblem('unusuallyLow', field, { value, usualMinimum: softLow, unit });
  }
  if (softHigh !== null && value > softHigh) {
    return mixProblem('unusuallyHigh', field, { value, usualMaximum: softHigh, unit });
  }
  return null;
}
