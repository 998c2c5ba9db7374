import type { MixProblem } from '@mix/engine';
import { ProblemList } from '../../../components/notices/ProblemList.tsx';
import { mixPlanWords } from '../../../words/en/mix/mixPlanWords.ts';
import { problemGroup } from '../../../mix/planning/problemGroup.ts';
import type { ProblemWords } from '../../../words/problems/problemWords.ts';

interface ProblemSectionProps {
  readonly problems: readonly MixProblem[];
  /** Advice is about a plan; without one, only what stops it counts. */
  readonly hasPlan: boolean;
  readonly words: ProblemWords;
}

/** The warnings and notes of the plan in full; the result bar only names the worst. */
export function ProblemSection({ problems, hasPlan, words }: ProblemSectionProps) {
  if (!hasPlan) return null;
  const entries = problems
    .filter((problem) => problemGroup(problem) === 'advice')
    .map((problem, place) => ({
      key: `${place} ${problem.code}`,
      severity: problem.severity,
      ...words(problem),
    }));
  return (
    <ProblemList
      entries={entries}
      warningWord={mixPlanWords.warning}
      noteWord={mixPlanWords.note}
      notesSummary={mixPlanWords.notes}
    />
  );
}
