import { memberKind } from '@mix/documents';
import { useCallback } from 'react';
import type { DocumentStore } from '../device/createDocumentStore.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';
import { useFromStore } from '../workspace/useFromStore.ts';

/** Somebody who was taken off a farm on this device, and of whom the farm does not know it yet. */
export interface LeavingMember {
  readonly uid: string;
  readonly name: string | null;
}

const NOBODY: readonly LeavingMember[] = [];

/** A hook. The members who go off a farm as soon as there is a signal. */
export function useLeavingMembers(owner: DocumentOwner): readonly LeavingMember[] {
  const read = useCallback(
    async (store: DocumentStore) =>
      (await store.entries(owner, 'members'))
        .filter(({ removed, place }) => removed && place === 'waiting')
        .map(({ id, fields }) => ({ uid: id, name: memberKind.parse(fields)?.name ?? null })),
    [owner],
  );
  return useFromStore<readonly LeavingMember[]>(read) ?? NOBODY;
}
