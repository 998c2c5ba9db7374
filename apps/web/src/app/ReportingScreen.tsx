import { useSearch } from 'wouter';
import { AwaitedPage } from '../components/lazy/AwaitedPage.tsx';
import { lazyComponent } from '../components/lazy/lazyComponent.tsx';
import { ReportingPage, startReport } from '../screens/reporting/ReportingPage.tsx';

export { startReport };

const RecordEditor = lazyComponent(
  async () => (await import('../screens/records/recordViews.ts')).RecordEditor,
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
