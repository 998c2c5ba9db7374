import type { SyncStore } from '../account/sendEntry.ts';
import { moveEntry } from './moveEntry.ts';
import { DEVICE_OWNER } from './StoredEntry.ts';

/**
 * What was made on this device before anybody signed in becomes the account's, in one step. An
 * entry the account has under the same name stays: a favourite, or the account's own machine.
 */
export async function moveDeviceDocuments(store: SyncStore, uid: string): Promise<void> {
  const entries = await store.entries(DEVICE_OWNER);
  await store.change(
    entries.flatMap((entry) =>
      moveEntry(entry, uid, (found) => ({
        ...found,
        place: 'waiting',
        yields: found.collection === 'machine',
      })),
    ),
  );
}
