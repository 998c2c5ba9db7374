import type { SprayRecord } from '@mix/documents';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { read } from '../../arrival/Collected.ts';
import { byNewest } from '../../byNewest.ts';
import type { KeptDocument } from '../../DocumentCollection.ts';
import { isAmongLatest } from '../latestRecords.ts';
import { loadDocumentStore } from '../../loadDocumentStore.ts';
import { READING, shownDocuments } from '../../shownDocuments.ts';
import { shownSingles } from './shownSingles.ts';

/**
 * A hook. The records of the present owner that ended last, the newest change first, long before all are read:
 * none is missing between them, and of what ended earlier nothing is said. Null while they are read
 * and where the device does not know which they are.
 */
export function useLatestRecords(): readonly KeptDocument<SprayRecord>[] | null {
  const isAsked = useStore(shownSingles, ({ latest }) => latest === undefined);
  useEffect(() => {
    if (!isAsked) return;
    void loadDocumentStore().then(
      (store) => store.showLatest(),
      () => undefined,
    );
  }, [isAsked]);
  return useShownLatest();
}

/** A hook. As `useLatestRecords`, but this hook asks for no records itself. */
export function useShownLatest(): readonly KeptDocument<SprayRecord>[] | null {
  const { records, latest } = useStore(shownSingles);
  // Where a screen asked for all records, single ones are neither read nor kept up to date.
  const all = useStore(shownDocuments, (state) => read(state.records ?? READING));
  return useMemo(() => {
    const found = all ?? records?.values();
    if (latest == null || found === undefined) return null;
    return [...found]
      .filter((record) => record !== null)
      .filter((record) => isAmongLatest(record, latest.afterMs))
      .sort(byNewest);
  }, [all, records, latest]);
}
