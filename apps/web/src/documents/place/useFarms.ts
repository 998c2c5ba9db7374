import { farmPlaceKind } from '@mix/documents';
import { useEffect, useState } from 'react';
import { isShown } from '../device/StoredEntry.ts';
import { ownerOf } from './Place.ts';
import { loadDocumentStore } from '../loadDocumentStore.ts';

/** A farm that somebody belongs to. */
export interface KnownFarm {
  readonly id: string;
  readonly name: string;
  /** Left on this device, and the farm does not know it yet. */
  readonly isLeft: boolean;
}

/** The farms of an account, by name, wherever it works now; null while the device is read. */
export function useFarms(uid: string | null): readonly KnownFarm[] | null {
  const [farms, setFarms] = useState<{ readonly of: string; readonly all: readonly KnownFarm[] }>();
  useEffect(() => {
    if (uid === null) return undefined;
    let isGone = false;
    let stop: () => void = () => undefined;
    const start = async () => {
      const store = await loadDocumentStore();
      const read = async () => {
        const entries = (await store.entries(uid, 'farms')).filter(isShown);
        const memberships = await store.entriesOf(
          entries.map(({ id }) => ({
            owner: ownerOf({ uid, farmId: id }),
            collection: 'members',
            id: uid,
          })),
        );
        const left = memberships.filter(({ removed, place }) => removed && place === 'waiting');
        const all = entries
          .map(({ id, fields }) => ({
            id,
            name: farmPlaceKind.parse(fields)?.name ?? '',
            isLeft: left.some(({ owner }) => owner === ownerOf({ uid, farmId: id })),
          }))
          .sort((a, b) => a.name.localeCompare(b.name));
        if (!isGone) setFarms({ of: uid, all });
      };
      await read();
      if (!isGone) stop = store.onChange(() => void read());
    };
    // A store that does not come leaves the list unread; the next screen asks again.
    start().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [uid]);
  return uid !== null && farms?.of === uid ? farms.all : null;
}
