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
  /** The role in a workspace, as far as this device knows it; null in somebody's own. */
  readonly roleOf: (owner: DocumentOwner) => Role | null;
  /** The collections that a workspace sends to a device. */
  readonly sentTo: (owner: DocumentOwner, role: Role | null) => readonly CollectionName[];
  /** Whether a version of the app that noted no arrivals once said that all was synced. */
  readonly wasSynced: (owner: DocumentOwner) => boolean;
  /** Called when what is known of the present owner was read anew. */
  readonly onChange: () => void;
}

/** Which collections of the present owner this device has once had whole from the account. */
export function createArrivals(options: ArrivalsOptions) {
  const { entries, owner, roleOf, sentTo, wasSynced, onChange } = options;
  let known: { readonly of: DocumentOwner; readonly names: readonly string[] } | null = null;

  const noted = async (of: DocumentOwner) => (await entries.get([arrivedKey(of)]))[0];

  /**
   * Notes the arrivals on a device that worked for years without this note: it has had every
   * collection of which it holds a synced document.
   */
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
      // A device without room for the note tries again at the next start.
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
    /** As `missing`, for any owner. */
    missingOf: async (of: DocumentOwner): Promise<readonly CollectionName[]> =>
      without(of, await namesOf(of)),
  };
}
