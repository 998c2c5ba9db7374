import type { ProblemSeverity } from '@mix/engine';
import { ExpansionPanel } from '../panels/ExpansionPanel.tsx';
import { Notice } from './Notice.tsx';

export interface ProblemEntry {
  readonly key: string;
  readonly severity: ProblemSeverity;
  readonly title: string;
  readonly sentence: string;
}

interface ProblemListProps {
  /** Warnings stand open; notes are gathered, so that they do not bury the warnings. */
  readonly entries: readonly ProblemEntry[];
  readonly warningWord: string;
  readonly noteWord: string;
  /** Name of the gathered notes: "3 notes". */
  readonly notesSummary: (count: number) => string;
}

/** What is worth knowing of a plan: every warning with its reason, then what is not known. */
export function ProblemList({ entries, warningWord, noteWord, notesSummary }: ProblemListProps) {
  const warnings = entries.filter(({ severity }) => severity === 'warn');
  const notes = entries.filter(({ severity }) => severity === 'note');
  return (
    <div>
      {warnings.map((entry) => (
        <Notice key={entry.key} kind="warning" word={warningWord} title={entry.title}>
          {entry.sentence}
        </Notice>
      ))}
      {notes.length > 0 && (
        <ExpansionPanel drawnWhenOpened summary={notesSummary(notes.length)}>
          {notes.map((entry) => (
            <Notice key={entry.key} kind="information" word={noteWord} title={entry.title}>
              {entry.sentence}
            </Notice>
          ))}
        </ExpansionPanel>
      )}
    </div>
  );
}
