import { stockedProducts } from '@mix/documents';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { arrivalOf, whole, type Arrival } from '../documents/arrival/Collected.ts';
import { loadDocumentStore } from '../documents/loadDocumentStore.ts';
import { READING, shownDocuments } from '../documents/shownDocuments.ts';
import { stock } from '../documents/stock.ts';
import { costFromShed, NO_SHED, type CostFromShed } from './costFromShed.ts';

/**
 * A hook. What records took out of the shed cost; null as long as an entry or a record may be missing.
 * Of who keeps no shed no record is read for it.
 */
export function useCostFromShed(): {
  readonly cost: CostFromShed | null;
  readonly state: Arrival;
} {
  const allEntries = stock.useAll();
  const allRecords = useStore(shownDocuments, ({ records }) => records ?? READING);
  const entries = whole(allEntries);
  const records = whole(allRecords);
  const isKept = entries !== null && stockedProducts(entries).length > 0;
  useEffect(() => {
    if (!isKept) return;
    void loadDocumentStore().then(
      (store) => store.show('records'),
      () => undefined,
    );
  }, [isKept]);
  const cost = useMemo(() => {
    if (entries === null) return null;
    if (!isKept) return NO_SHED;
    return records === null ? null : costFromShed({ entries, records });
  }, [entries, records, isKept]);
  return { cost, state: isKept ? arrivalOf(allEntries, allRecords) : arrivalOf(allEntries) };
}
