import { useSearch } from 'wouter';
import { onDemand } from '../ui/lazy/waiting.ts';
import { AwaitedPage } from '../ui/lazy/AwaitedPage.tsx';
import { ReportingPage, startReport } from '../reports/ReportingPage.tsx';

export { startReport };

const RecordEditor = onDemand(
  async () => (await import('../records/card/recordViews.ts')).RecordEditor,
);

/** The records; or one of them, named in the address. */
export function ReportingScreen() {
  const id = new URLSearchParams(useSearch()).get('record');
  return id === null ? (
    <ReportingPage />
  ) : (
    <AwaitedPage>
      <RecordEditor key={id} id={id} />
    </AwaitedPage>
  );
}
