import type { SyncStore } from '../sync/sendEntry.ts';
import type { EntryChange } from './EntryDatabase.ts';
import { DEVICE_OWNER, type StoredEntry } from './StoredEntry.ts';

/**
 * What was made on this device before anybody signed in becomes the account's, in one step. An
 * entry the account has under the same name stays: a favourite, or the account's own machine.
 */
export async function moveDeviceDocuments(store: SyncStore, uid: string): Promise<void> {
  const moved = await store.entries(DEVICE_OWNER);
  await store.change(moved.flatMap((entry) => moveOf(entry, uid)));
}

function moveOf(entry: StoredEntry, uid: string): readonly EntryChange[] {
  // Another tab may have moved it meanwhile: what is there in this very step is what moves.
  let found: StoredEntry | undefined;
  return [
    {
      key: entry,
      decide: (current) => {
        found = current;
        return current && null;
      },
    },
    {
      key: { ...entry, owner: uid },
      decide: (current) =>
        found === undefined || current !== undefined
          ? undefined
          : { ...found, owner: uid, place: 'waiting', yields: found.collection === 'machine' },
    },
  ];
}
