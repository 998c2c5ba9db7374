import { farmPlaceKind } from '@mix/documents';
import { useCallback } from 'react';
import type { DocumentStore } from '../device/createDocumentStore.ts';
import { isShown } from '../device/StoredEntry.ts';
import { ownerOf } from './Place.ts';
import { useFromStore } from './useFromStore.ts';

/** A farm that somebody belongs to. */
export interface KnownFarm {
  readonly id: string;
  readonly name: string;
  /** Left on this device, and the farm does not know it yet. */
  readonly isLeft: boolean;
}

async function farmsOf(uid: string, store: DocumentStore): Promise<readonly KnownFarm[]> {
  const entries = (await store.entries(uid, 'farms')).filter(isShown);
  const memberships = await store.entriesOf(
    entries.map(({ id }) => ({
      owner: ownerOf({ uid, farmId: id }),
      collection: 'members',
      id: uid,
    })),
  );
  const left = memberships.filter(({ removed, place }) => removed && place === 'waiting');
  return entries
    .map(({ id, fields }) => ({
      id,
      name: farmPlaceKind.parse(fields)?.name ?? '',
      isLeft: left.some(({ owner }) => owner === ownerOf({ uid, farmId: id })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The farms of an account, by name, wherever it works now; null while the device is read. */
export function useFarms(uid: string | null): readonly KnownFarm[] | null {
  const read = useCallback((store: DocumentStore) => farmsOf(uid ?? '', store), [uid]);
  return useFromStore(uid === null ? null : read) ?? null;
}
