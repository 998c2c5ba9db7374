import type { SprayRecord } from '@mix/documents';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { soFar } from '../../arrival/Collected.ts';
import type { KeptDocument } from '../../DocumentCollection.ts';
import { loadDocumentStore } from '../../loadDocumentStore.ts';
import { shownDocuments } from '../../shownDocuments.ts';
import { shownSingles } from './shownSingles.ts';

const NONE: readonly string[] = [];

/**
 * A hook. Some records of the present owner, read without the others; null until each was read. One
 * that is gone meanwhile, or cannot be read, is left out.
 */
export function useWholeRecords(
  ids: readonly string[] | null,
): readonly KeptDocument<SprayRecord>[] | null {
  // Where a screen asked for all records, single ones are neither read nor kept up to date.
  const all = useStore(shownDocuments, ({ records }) => records);
  const alone = useStore(shownSingles, ({ records }) => records);
  const missing = useMemo(
    () => (all === undefined ? (ids ?? NONE).filter((id) => alone?.get(id) === undefined) : NONE),
    [ids, all, alone],
  );
  useEffect(() => {
    if (missing.length === 0) return;
    void loadDocumentStore().then(
      (store) => store.showThese('records', missing),
      () => undefined,
    );
  }, [missing]);
  return useMemo(() => {
    if (ids === null || missing.length > 0) return null;
    if (all === undefined) return ids.flatMap((id) => alone?.get(id) ?? []);
    const wanted = new Set(ids);
    return soFar(all).filter(({ id }) => wanted.has(id));
  }, [ids, missing, all, alone]);
}
