import type { MixInputs } from '../mix/MixInputs.ts';
import type { BufferResult, SprayerResult } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { LabelInterval } from '../mix/LabelInterval.ts';
import { activeLimitProblems } from './activeLimits.ts';
import { dropletProblems, labelBuffer } from './driftLimits.ts';
import { labelLimitProblems } from './labelLimits.ts';
import { labelIntervals } from './labelIntervals.ts';
import { timingProblems } from './timingProblems.ts';

interface LabelAssessment {
  readonly intervals: readonly LabelInterval[];
  readonly buffer: BufferResult | null;
  readonly problems: readonly MixProblem[];
}

/** What the labels of a mix ask for, and which of them nobody entered or read. */
export function assessLabels(
  inputs: MixInputs,
  totals: Parameters<typeof labelLimitProblems>[1],
  sprayer: SprayerResult | null,
): LabelAssessment {
  const { products, country } = inputs;
  const intervals = labelIntervals(
    products.map(({ product }) => product),
    country,
  );
  const unknown = intervals.filter(({ value }) => value === null);
  const productIds = [...new Set(unknown.flatMap(({ unknownFor }) => unknownFor))];
  const kinds = unknown.map(({ kind }) => kind);
  return {
    intervals,
    buffer: labelBuffer(inputs),
    problems: [
      ...labelLimitProblems(inputs, totals),
      ...activeLimitProblems(inputs, totals),
      ...timingProblems(inputs),
      ...dropletProblems(inputs, sprayer),
      ...(productIds.length === 0
        ? []
        : [mixProblem('intervalsNotKnown', null, { productIds, kinds })]),
    ],
  };
}
