import type { Evaluation } from '../Evaluation.ts';
import { faultOf, isKnown, type Fault, type Outcome } from '../values/Fault.ts';
import type { RulesValue } from '../values/RulesValue.ts';

/** Values of captures, parameters and lets, by the slot that compilation gave each. */
export type Frame = readonly Outcome[];

/** A compiled expression. It never throws: what has no value is a Fault. */
export type Evaluate = (evaluation: Evaluation, frame: Frame) => Outcome;

/**
 * Evaluates all parts and hands the values to `use`; where a part has no whole value, its fault is
 * the answer.
 */
export function withValues(
  parts: readonly Evaluate[],
  use: (values: RulesValue[], evaluation: Evaluation) => Outcome,
): Evaluate {
  return (evaluation, frame) => {
    const values: RulesValue[] = [];
    for (const part of parts) {
      const value = part(evaluation, frame);
      if (!isKnown(value)) return faultOf(value);
      values.push(value);
    }
    return use(values, evaluation);
  };
}

/** As `withValues`, for one part and without the list. */
export const withValue =
  (part: Evaluate, use: (value: RulesValue) => RulesValue | Fault): Evaluate =>
  (evaluation, frame) => {
    const value = part(evaluation, frame);
    return isKnown(value) ? use(value) : faultOf(value);
  };
