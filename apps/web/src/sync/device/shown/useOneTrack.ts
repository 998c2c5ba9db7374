import type { Track } from '@mix/documents';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { KeptDocument } from '../../DocumentCollection.ts';
import { loadDocumentStore } from '../../loadDocumentStore.ts';
import { shownSingles } from './shownSingles.ts';

/**
 * A hook. The track of a record; null when the device has none, undefined while the device is read. All of them are never read at once: they are long.
 */
export function useOneTrack(recordId: string): KeptDocument<Track> | null | undefined {
  const kept = useStore(shownSingles, ({ tracks }) => tracks?.get(recordId));
  const isAsked = kept === undefined;
  useEffect(() => {
    if (!isAsked) return;
    void loadDocumentStore().then(
      (store) => store.showThese('tracks', [recordId]),
      () => undefined,
    );
  }, [recordId, isAsked]);
  return kept;
}
