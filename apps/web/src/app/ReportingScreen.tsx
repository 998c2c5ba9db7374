import { useSearch } from 'wouter';
import { RecordScreen } from '../features/records/RecordScreen.tsx';
import { ReportingPage } from '../features/reporting/ReportingPage.tsx';

/** The records; or one of them, named in the address. */
export function ReportingScreen() {
  const id = new URLSearchParams(useSearch()).get('record');
  return id === null ? <ReportingPage /> : <RecordScreen id={id} />;
}
