import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Collected } from '../../arrival/Collected.ts';
import { loadDocumentStore } from '../../loadDocumentStore.ts';
import { shownReport, type ReportedDocument } from '../reported/shownReport.ts';

/**
 * A hook. Records of the present owner, as far as lists and sums need them, the newest change first:
 * all that ended on a day or later, and some that ended before it. They are read the longer the
 * further back the day is.
 * @param from `YYYY-MM-DD`; null: all records
 */
export function useReportedSince(from: string | null): Collected<ReportedDocument> {
  const arrived = useStore(shownReport, (state) => state.arrived === true);
  const [isUnreadable, setUnreadable] = useState(false);
  const found = useStore(shownReport, ({ recent, records }) => {
    const covers = recent !== undefined && from !== null && recent.since <= from;
    // Where nothing was sprayed for two seasons, nothing is said before all records are read.
    return covers && recent.records.length > 0 ? recent.records : records;
  });
  useEffect(() => {
    void loadDocumentStore().then(
      (store) => store.showReport(),
      () => {
        setUnreadable(true);
      },
    );
  }, []);
  return useMemo(() => {
    if (found === undefined) return { state: isUnreadable ? 'unreadable' : 'reading' };
    return arrived ? { state: 'here', documents: found } : { state: 'arriving', soFar: found };
  }, [found, arrived, isUnreadable]);
}

/** A hook. As `useReportedSince`, of all records. */
export const useReportedRecords = (): Collected<ReportedDocument> => useReportedSince(null);
