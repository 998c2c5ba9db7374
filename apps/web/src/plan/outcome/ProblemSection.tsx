import type { MixProblem } from '@mix/engine';
import { ProblemList } from '../../ui/notices/ProblemList.tsx';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { isUnanswered, TellMore } from '../planning/TellMore.tsx';
import { problemGroup } from '../planning/problemGroup.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';

interface ProblemSectionProps {
  readonly problems: readonly MixProblem[];
  /** Advice is about a plan; without one, only what stops it counts. */
  readonly hasPlan: boolean;
  readonly words: ProblemWords;
  /** Goes to a field that a check waits for. */
  readonly onField: (path: string) => void;
}

/** The warnings and notes of the plan in full; the result bar only names the worst. */
export function ProblemSection({ problems, hasPlan, words, onField }: ProblemSectionProps) {
  if (!hasPlan) return null;
  const entries = problems
    .filter((problem) => problemGroup(problem) === 'advice' && !isUnanswered(problem))
    .map((problem, place) => ({
      key: `${place} ${problem.code}`,
      severity: problem.severity,
      ...words(problem),
    }));
  return (
    <>
      <ProblemList
        entries={entries}
        warningWord={mixPlanWords.warning}
        noteWord={mixPlanWords.note}
        notesSummary={mixPlanWords.notes}
      />
      <TellMore {...{ problems, words, onField }} />
    </>
  );
}
