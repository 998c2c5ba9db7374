import { farmPlaceKind } from '@mix/documents';
import { useCallback } from 'react';
import { type Collected } from '../arrival/Collected.ts';
import { READING } from '../shownDocuments.ts';
import { isShown } from '../device/StoredEntry.ts';
import type { loadDocumentStore } from '../loadDocumentStore.ts';
import { ownerOf } from './Workspace.ts';
import { useFromStore } from './useFromStore.ts';

/** A farm that somebody belongs to. */
export interface KnownFarm {
  readonly id: string;
  readonly name: string;
  /** Left on this device, and the farm does not know it yet. */
  readonly isLeft: boolean;
}

type Store = Awaited<ReturnType<typeof loadDocumentStore>>;

async function farmsOf(uid: string, store: Store): Promise<Collected<KnownFarm>> {
  const entries = (await store.entries(uid, 'farms')).filter(isShown);
  const memberships = await store.entriesOf(
    entries.map(({ id }) => ({
      owner: ownerOf({ uid, farmId: id }),
      collection: 'members',
      id: uid,
    })),
  );
  const left = memberships.filter(({ removed, place }) => removed && place === 'waiting');
  const farms = entries
    .map(({ id, fields }) => ({
      id,
      name: farmPlaceKind.parse(fields)?.name ?? '',
      isLeft: left.some(({ owner }) => owner === ownerOf({ uid, farmId: id })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (await store.missingOf(uid)).includes('farms')
    ? { state: 'arriving', soFar: farms }
    : { state: 'here', documents: farms };
}

/** The farms of an account, by name, wherever it works now. */
export function useFarms(uid: string | null): Collected<KnownFarm> {
  const read = useCallback((store: Store) => farmsOf(uid ?? '', store), [uid]);
  return useFromStore(uid === null ? null : read) ?? READING;
}
