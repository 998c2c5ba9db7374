import type { Role } from '@mix/documents';
import type { CollectionName } from '../DocumentValues.ts';
import type { EntryChange } from '../device/EntryDatabase.ts';
import { entryOf, linesOwner } from '../device/reported/ReportLine.ts';
import type { DocumentOwner, EntryKey, StoredEntry } from '../device/StoredEntry.ts';

/**
 * The key of the note that says which collections the account has once sent whole to this device.
 * The note stands among the entries, so that it is kept, lost and removed with the documents it is
 * about.
 */
export const arrivedKey = (owner: DocumentOwner): EntryKey => {
  return { owner: linesOwner(owner), collection: 'records', id: 'arrived' };
};

export const isArrivedKey = ({ owner, id }: EntryKey): boolean =>
  owner.startsWith('#') && id === 'arrived';

/**
 * The name that notes a collection as arrived. A contractor is sent only their own documents, which
 * are not all for any other role.
 */
export const arrivedName = (name: CollectionName, role: Role | null): string =>
  role === 'contractor' ? `${name}/own` : name;

export const arrivedNames = (entry: StoredEntry | undefined): readonly string[] => {
  const names = entry?.fields['names'];
  return Array.isArray(names) ? names.map(String) : [];
};

/** Adds names to those that are noted. */
export const arrivedChange = (owner: DocumentOwner, names: readonly string[]): EntryChange => ({
  key: arrivedKey(owner),
  decide: (entry) => {
    const held = arrivedNames(entry);
    return entry !== undefined && names.every((name) => held.includes(name))
      ? undefined
      : entryOf(arrivedKey(owner), { names: [...new Set([...held, ...names])] });
  },
});
