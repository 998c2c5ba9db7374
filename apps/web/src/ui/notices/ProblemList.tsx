import type { ProblemSeverity } from '@mix/engine';
import type { ReactNode } from 'react';
import { ExpansionPanel } from '../panels/ExpansionPanel.tsx';
import { Notice } from './Notice.tsx';

export interface ProblemEntry {
  readonly key: string;
  readonly severity: ProblemSeverity;
  readonly title: string;
  readonly sentence: string;
  /** The way out that it asks for. */
  readonly action?: ReactNode;
}

interface ProblemListProps {
  /** Warnings, and what has an act, stand open; notes are gathered, so that they bury neither. */
  readonly entries: readonly ProblemEntry[];
  readonly warningWord: string;
  readonly noteWord: string;
  /** Name of the gathered notes: "3 notes". */
  readonly notesSummary: (count: number) => string;
}

/** What is worth knowing of a plan: every warning with its reason, then what is not known. */
export function ProblemList({ entries, warningWord, noteWord, notesSummary }: ProblemListProps) {
  const isOpen = ({ severity, action }: ProblemEntry) =>
    severity === 'warn' || action !== undefined;
  const notes = entries.filter((entry) => !isOpen(entry));
  const draw = ({ key, severity, title, sentence, action }: ProblemEntry) => (
    <Notice
      key={key}
      kind={severity === 'warn' ? 'warning' : 'information'}
      word={severity === 'warn' ? warningWord : noteWord}
      title={title}
      actions={action}
    >
      {sentence}
    </Notice>
  );
  return (
    <div>
      {entries.filter(isOpen).map(draw)}
      {notes.length > 0 && (
        <ExpansionPanel drawnWhenOpened summary={notesSummary(notes.length)}>
          {notes.map(draw)}
        </ExpansionPanel>
      )}
    </div>
  );
}
