import type { ReactNode } from 'react';
import { ExpansionPanel } from '../../../ui/panels/ExpansionPanel.tsx';
import { useWideScreen } from '../../../ui/layout/useWideScreen.ts';

interface ResultSectionProps {
  readonly name: string;
  /** The answer: read without opening. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** One thing worth knowing of the plan: its answer, and behind a press why. Open where there is room. */
export const ResultSection = ({ name, note, children }: ResultSectionProps) => (
  <ExpansionPanel open={useWideScreen('lg')} summary={<h2>{name}</h2>} note={note}>
    {children}
  </ExpansionPanel>
);
