import type { MixProblem } from '@mix/engine';
import { ProblemList } from '../../components/ProblemList.tsx';
import { mixWords } from '../../i18n/mixWords.ts';
import { problemPlace } from './problemPlace.ts';
import type { ProblemWords } from '../../i18n/problemWords.ts';

interface ProblemSectionProps {
  readonly className?: string | undefined;
  readonly problems: readonly MixProblem[];
  /** Advice is about a plan; without one, only what stops it counts. */
  readonly hasPlan: boolean;
  readonly words: ProblemWords | null;
}

/** The warnings and notes of the plan in full; the result bar only names the worst. */
export function ProblemSection({ className, problems, hasPlan, words }: ProblemSectionProps) {
  if (!hasPlan || words === null) return null;
  const entries = problems
    .filter((problem) => problemPlace(problem) === 'advice')
    .map((problem, place) => ({
      key: `${place} ${problem.code}`,
      severity: problem.severity,
      ...words(problem),
    }));
  return (
    <div className={className}>
      <ProblemList
        entries={entries}
        warningWord={mixWords.warning}
        noteWord={mixWords.note}
        notesSummary={mixWords.notes}
      />
    </div>
  );
}
