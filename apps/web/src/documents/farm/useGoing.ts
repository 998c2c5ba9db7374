import { memberKind } from '@mix/documents';
import { useEffect, useState } from 'react';
import type { DocumentOwner } from '../device/StoredEntry.ts';
import { loadDocumentStore } from '../loadDocumentStore.ts';

/** Somebody who was taken off a farm on this device, and of whom the farm does not know it yet. */
export interface GoingMember {
  readonly uid: string;
  readonly name: string | null;
}

/** Who goes off a farm as soon as there is a signal. */
export function useGoing(owner: DocumentOwner): readonly GoingMember[] {
  const [going, setGoing] = useState<readonly GoingMember[]>([]);
  useEffect(() => {
    let isGone = false;
    let stop: () => void = () => undefined;
    const start = async () => {
      const store = await loadDocumentStore();
      const read = async () => {
        const removed = (await store.entries(owner, 'members')).filter(
          (entry) => entry.removed && entry.place === 'waiting',
        );
        const found = removed.map(({ id, fields }) => ({
          uid: id,
          name: memberKind.parse(fields)?.name ?? null,
        }));
        if (!isGone) setGoing(found);
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
  }, [owner]);
  return going;
}
