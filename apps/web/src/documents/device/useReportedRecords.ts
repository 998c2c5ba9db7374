import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadDocumentStore } from '../loadDocumentStore.ts';
import { shownReport, type ReportedDocument } from './reported/shownReport.ts';

/**
 * A hook. Records of the present owner, as far as lists and sums need them, the newest change first:
 * all that ended on a day or later, and some that ended before it. Null while the device is read,
 * which takes longer the further back the day is.
 * @param from `YYYY-MM-DD`; null: all records
 */
export function useReportedSince(from: string | null): readonly ReportedDocument[] | null {
  const found = useStore(shownReport, ({ recent, records }) => {
    const covers = recent !== undefined && from !== null && recent.since <= from;
    // Of somebody who stopped for two seasons nothing is said before all are read.
    return covers && recent.records.length > 0 ? recent.records : records;
  });
  useEffect(() => {
    void loadDocumentStore().then(
      (store) => store.showReport(),
      () => undefined,
    );
  }, []);
  return found ?? null;
}

/** A hook. The same of all records. */
export const useReportedRecords = (): readonly ReportedDocument[] | null => useReportedSince(null);
