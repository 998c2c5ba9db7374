import type { MixProblem } from '@mix/engine';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import { isUnanswered } from './TellMore.tsx';
import { isAtField } from './problemGroup.ts';

/** The worst warning of a plan in a line, and how many stand behind it; null where none is. */
export function worstWarning(problems: readonly MixProblem[], words: ProblemWords): string | null {
  // Checks that did not run have a line of their own.
  const warnings = problems.filter(
    (problem) => problem.severity === 'warn' && !isUnanswered(problem),
  );
  // A figure that is unusual is shown at its field already.
  const worst = warnings.find((problem) => !isAtField(problem)) ?? warnings[0];
  if (worst === undefined) return null;
  const { title } = words(worst);
  return warnings.length === 1
    ? title
    : `${title} · ${mixPlanWords.moreWarnings(warnings.length - 1)}`;
}
