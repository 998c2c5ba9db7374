import type { SprayRecord } from '@mix/documents';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { KeptDocument } from '../../DocumentCollection.ts';
import { loadDocumentStore } from '../../loadDocumentStore.ts';
import { shownDocuments } from '../../shownDocuments.ts';
import { soFar } from '../../arrival/Collected.ts';
import { shownReport } from '../reported/shownReport.ts';
import { shownSingles } from './shownSingles.ts';

/**
 * A hook. One record of the present owner, read without the others; null when there is none,
 * undefined while the device is read and as long as the account may still send it.
 */
export function useOneRecord(id: string): KeptDocument<SprayRecord> | null | undefined {
  const all = useStore(shownDocuments, ({ records }) => records);
  const alone = useStore(shownSingles, ({ records }) => records?.get(id));
  const arrived = useStore(shownReport, (state) => state.arrived === true);
  const isAsked = all === undefined && alone === undefined;
  useEffect(() => {
    if (!isAsked) return;
    void loadDocumentStore().then(
      (store) => store.showThese('records', [id]),
      () => undefined,
    );
  }, [id, isAsked]);
  const found = all === undefined ? alone : (soFar(all).find((one) => one.id === id) ?? null);
  return found === null && !arrived ? undefined : found;
}
