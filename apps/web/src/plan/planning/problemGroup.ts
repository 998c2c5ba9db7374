import type { MixProblem, ProblemCode } from '@mix/engine';

/** What is still to be entered: shown as "missing", never as a fault. */
const MISSING: readonly ProblemCode[] = ['missing', 'noProducts', 'heelContentsUnknown'];

/** What was entered and cannot be used. It belongs to its field; a stop band is for the mix. */
const ENTRY: readonly ProblemCode[] = [
  'belowMinimum',
  'aboveMaximum',
  'notWhole',
  'invalidChoice',
  'wrongType',
  'textNotUsable',
];

export type ProblemGroup = 'missing' | 'entry' | 'stop' | 'advice';

/** Where a problem is shown: in the list of what is missing, at its field, on the band, or as advice. */
export function problemGroup({ code, severity }: MixProblem): ProblemGroup {
  if (MISSING.includes(code)) return 'missing';
  if (ENTRY.includes(code)) return 'entry';
  return severity === 'stop' ? 'stop' : 'advice';
}

/**
 * What is shown at its field as well: the figure itself is wrong or unusual. What follows from the
 * whole mix, such as a cold tank, is shown in the result bar and the list of warnings.
 */
const AT_FIELD: readonly ProblemCode[] = [
  ...ENTRY,
  'unusuallyLow',
  'unusuallyHigh',
  'rateOutsideUsualRange',
  'rateUnitDoesNotFit',
  'rateNeedsDensity',
  'rateNeedsContent',
  'bandWiderThanRow',
  'rateAboveLabelMaximum',
  'productHasNotThisNutrient',
  'factDoesNotFit',
  'heelAboveTank',
  'displacementUnknown',
];

/** Whether a problem is shown at its field. */
export const isAtField = ({ code }: MixProblem): boolean => AT_FIELD.includes(code);

/** The first problem that is shown at a field; its group's problems are shown there too. */
export const problemAt = (problems: readonly MixProblem[], path: string): MixProblem | undefined =>
  problems.find(
    (problem) => isAtField(problem) && (problem.field === path || problem.field === groupOf(path)),
  );

/** `products.1.rate` for `products.1.rate.value`: a problem of a group stands at its figure. */
const groupOf = (path: string): string | null =>
  /^(.*)\.(?:value|volumeL|amountCents|size)$/.exec(path)?.[1] ?? null;
