import type { SprayRecord } from '@mix/documents';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { KeptDocument } from '../DocumentCollection.ts';
import { loadDocumentStore } from '../loadDocumentStore.ts';
import { shownDocuments } from '../shownDocuments.ts';
import { shownSingles } from './shownSingles.ts';

/**
 * A hook. One record of the present owner, read without the others; null when there is none,
 * undefined while the device is read.
 */
export function useOneRecord(id: string): KeptDocument<SprayRecord> | null | undefined {
  const all = useStore(shownDocuments, ({ records }) => records);
  const alone = useStore(shownSingles, ({ records }) => records?.get(id));
  const isAsked = all === undefined && alone === undefined;
  useEffect(() => {
    if (!isAsked) return;
    void loadDocumentStore().then(
      (store) => store.showThese('records', [id]),
      () => undefined,
    );
  }, [id, isAsked]);
  return all === undefined ? alone : (all.find((record) => record.id === id) ?? null);
}
