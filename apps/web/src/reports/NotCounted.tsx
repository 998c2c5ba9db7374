import type { ReactNode } from 'react';
import { Container } from '../ui/layout/Container.tsx';
import { ArrivalNote } from '../sync/arrival/ArrivalNote.tsx';
import { Opening } from './Opening.tsx';
import { useReportArrival } from './useReport.ts';

interface NotCountedProps {
  /** What else of the account the screen needs. */
  readonly state?: ReturnType<typeof useReportArrival>;
}

/** In place of what is counted: the device is read, or the account has still to send some of it. */
export function NotCounted({ state }: NotCountedProps): ReactNode {
  const ofReport = useReportArrival();
  const worst = state === undefined || state === 'here' ? ofReport : state;
  if (worst === 'here' || worst === 'reading') return <Opening />;
  return (
    <Container>
      <ArrivalNote state={worst} />
    </Container>
  );
}
