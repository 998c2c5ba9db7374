import type { Role } from '@mix/documents';
import type { CollectionName } from '../DocumentValues.ts';
import {
  arrivedChange,
  arrivedKey,
  arrivedName,
  arrivedNames,
  isArrivedKey,
} from './arrivedNote.ts';
import type { EntryDatabase } from '../device/EntryDatabase.ts';
import type { DocumentOwner, EntryKey } from '../device/StoredEntry.ts';

interface ArrivalsOptions {
  readonly entries: EntryDatabase;
  readonly owner: () => DocumentOwner;
  /** What somebody is at a place, as far as is known here; null at their own. */
  readonly roleOf: (owner: DocumentOwner) => Role | null;
  /** The collections that a place sends to a device. */
  readonly sentTo: (owner: DocumentOwner, role: Role | null) => readonly CollectionName[];
  /** Whether a version of the app that noted no arrivals once said that all was synced. */
  readonly wasSynced: (owner: DocumentOwner) => boolean;
  /** What is known of the present owner has changed. */
  readonly onChange: () => void;
}

/** Which collections of the present owner this device has once had whole from the account. */
export function createArrivals(options: ArrivalsOptions) {
  const { entries, owner, roleOf, sentTo, wasSynced, onChange } = options;
  let known: { readonly of: DocumentOwner; readonly names: readonly string[] } | null = null;

  const noted = async (of: DocumentOwner) => (await entries.get([arrivedKey(of)]))[0];

  /** A device that worked for years without this note has had all of which it holds the account's own. */
  const adopt = async (of: DocumentOwner): Promise<void> => {
    const synced = await entries.listAt(of, 'synced');
    await entries.change([
      arrivedChange(
        of,
        synced.map(({ collection }) => collection),
      ),
    ]);
  };

  const namesOf = async (of: DocumentOwner): Promise<readonly string[]> => {
    let entry = await noted(of);
    if (entry === undefined && wasSynced(of)) {
      // A device without room is asked again at the next start.
      await adopt(of).catch(() => undefined);
      entry = await noted(of);
    }
    return arrivedNames(entry);
  };

  const without = (of: DocumentOwner, names: readonly string[]): readonly CollectionName[] => {
    const role = roleOf(of);
    return sentTo(of, role).filter((name) => !names.includes(arrivedName(name, role)));
  };

  const load = async (): Promise<void> => {
    const of = owner();
    const names = await namesOf(of);
    if (of !== owner()) return;
    known = { of, names };
    onChange();
  };

  return {
    load,
    /** Entries changed, here or in another tab. */
    refresh: async (keys: readonly EntryKey[]): Promise<void> => {
      if (keys.some(isArrivedKey)) await load();
    },
    /** Collections that the account has still to send; null until the device is read. */
    missing: (): readonly CollectionName[] | null =>
      known?.of === owner() ? without(known.of, known.names) : null,
    /** The same of any owner. */
    missingOf: async (of: DocumentOwner): Promise<readonly CollectionName[]> =>
      without(of, await namesOf(of)),
  };
}
