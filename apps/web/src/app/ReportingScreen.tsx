import { useSearch } from 'wouter';
import { RecordScreen } from '../screens/records/RecordScreen.tsx';
import { ReportingPage } from '../screens/reporting/ReportingPage.tsx';

/** The records; or one of them, named in the address. */
export function ReportingScreen() {
  const id = new URLSearchParams(useSearch()).get('record');
  return id === null ? <ReportingPage /> : <RecordScreen id={id} />;
}
