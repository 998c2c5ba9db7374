import type { ReactNode } from 'react';
import { ExpansionPanel } from '../../../ui/panels/ExpansionPanel.tsx';
import { useMediaQuery } from '../../../ui/layout/useMediaQuery.ts';
import { breakpoints } from '../../../ui/styles/breakpoints.ts';

interface ResultSectionProps {
  readonly name: string;
  /** The answer: read without opening. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** One thing worth knowing of the plan: its answer, and behind a press why. Open where there is room, and on paper. */
export const ResultSection = ({ name, note, children }: ResultSectionProps) => (
  <ExpansionPanel
    open={useMediaQuery(`(width >= ${breakpoints.lg}px), print`)}
    summary={<h2>{name}</h2>}
    note={note}
  >
    {children}
  </ExpansionPanel>
);
