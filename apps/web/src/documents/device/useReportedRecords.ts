import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadDocumentStore } from '../loadDocumentStore.ts';
import { shownReport, type ReportedDocument } from '../shownReport.ts';

/**
 * A hook. All records of the present owner, as far as lists and sums need them, the newest change
 * first; null while the device is read.
 */
export function useReportedRecords(): readonly ReportedDocument[] | null {
  const records = useStore(shownReport, (state) => state.records);
  useEffect(() => {
    void loadDocumentStore().then(
      (store) => store.showReport(),
      () => undefined,
    );
  }, []);
  return records ?? null;
}
