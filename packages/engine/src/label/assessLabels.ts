import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { labelLimitProblems } from './labelLimits.ts';
import { labelIntervals, type LabelInterval } from './labelIntervals.ts';

interface LabelAssessment {
  readonly intervals: readonly LabelInterval[];
  readonly problems: readonly MixProblem[];
}

/** What the labels of a mix ask for, and which of them nobody entered or read. */
export function assessLabels(
  inputs: MixInputs,
  totals: Parameters<typeof labelLimitProblems>[1],
): LabelAssessment {
  const { products, country } = inputs;
  const intervals = labelIntervals(
    products.map(({ product }) => product),
    country,
  );
  const productIds = [...new Set(intervals.flatMap(({ unknownFor }) => unknownFor))];
  return {
    intervals,
    problems: [
      ...labelLimitProblems(inputs, totals),
      ...(productIds.length === 0 ? [] : [mixProblem('intervalsNotKnown', null, { productIds })]),
    ],
  };
}
