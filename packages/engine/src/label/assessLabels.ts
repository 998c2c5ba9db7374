import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { LabelInterval } from '../mix/LabelInterval.ts';
import { labelIntervals } from './labelIntervals.ts';

interface LabelAssessment {
  readonly intervals: readonly LabelInterval[];
  readonly problems: readonly MixProblem[];
}

/** What the labels of a mix ask for, and which of them nobody entered or read. */
export function assessLabels({ products, country }: MixInputs): LabelAssessment {
  const intervals = labelIntervals(
    products.map(({ product }) => product),
    country,
  );
  const productIds = [...new Set(intervals.flatMap(({ unknownFor }) => unknownFor))];
  return {
    intervals,
    problems:
      productIds.length === 0 ? [] : [mixProblem('intervalsNotKnown', null, { productIds })],
  };
}
