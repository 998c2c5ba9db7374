import type { ReactNode } from 'react';
import { Container } from '../ui/layout/Container.tsx';
import { ArrivalNote } from '../sync/arrival/ArrivalNote.tsx';
import { Opening } from './Opening.tsx';
import { useReportArrival } from './useReport.ts';

interface NotCountedProps {
  /** How far other documents that the screen needs are here. */
  readonly state?: ReturnType<typeof useReportArrival>;
}

/**
 * Stands in place of counted figures while the device reads, or while the account has still to send
 * some of the documents.
 */
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
