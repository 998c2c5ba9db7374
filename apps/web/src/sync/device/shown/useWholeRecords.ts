import type { SprayRecord } from '@mix/documents';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { KeptDocument } from '../../DocumentCollection.ts';
import { loadDocumentStore } from '../../loadDocumentStore.ts';
import { shownSingles } from './shownSingles.ts';

/**
 * A hook. Some records of the present owner, read without the others; null until each was read. One
 * that is gone meanwhile, or cannot be read, is left out.
 */
export function useWholeRecords(
  ids: readonly string[] | null,
): readonly KeptDocument<SprayRecord>[] | null {
  const alone = useStore(shownSingles, ({ records }) => records);
  const missing = useMemo(
    () => (ids ?? []).filter((id) => alone?.get(id) === undefined),
    [ids, alone],
  );
  useEffect(() => {
    if (missing.length === 0) return;
    void loadDocumentStore().then(
      (store) => store.showThese('records', missing),
      () => undefined,
    );
  }, [missing]);
  return useMemo(
    () => (ids === null || missing.length > 0 ? null : ids.flatMap((id) => alone?.get(id) ?? [])),
    [ids, missing, alone],
  );
}
