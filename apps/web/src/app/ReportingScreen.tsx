import { useSearch } from 'wouter';
import { onDemand } from '../ui/lazy/waiting.ts';
import { AwaitedPage } from '../ui/lazy/AwaitedPage.tsx';
import { ReportingPage, startReport } from '../reports/ReportingPage.tsx';

export { startReport };

const RecordEditor = onDemand(
  async () => (await import('../records/card/recordViews.ts')).RecordEditor,
);

const WriteSpray = onDemand(
  async () => (await import('../records/card/recordViews.ts')).WriteSpray,
);

/** The records; or one of them, or a new one to be written down, named in the address. */
export function ReportingScreen() {
  const query = new URLSearchParams(useSearch());
  const id = query.get('record');
  if (query.has('write')) {
    return (
      <AwaitedPage>
        <WriteSpray />
      </AwaitedPage>
    );
  }
  return id === null ? (
    <ReportingPage />
  ) : (
    <AwaitedPage>
      <RecordEditor key={id} id={id} />
    </AwaitedPage>
  );
}
