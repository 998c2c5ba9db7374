import type { DocumentKind } from '@mix/documents';
import { createShownCollections, type ShownCollectionsOptions } from './createShownCollections.ts';
import type { KeptDocument, SyncStatus } from '../DocumentCollection.ts';
import type { CollectionName, DocumentValues } from '../DocumentValues.ts';
import type { EntryChange } from './EntryDatabase.ts';
import { DEVICE_OWNER, type EntryKey, type StoredEntry } from './StoredEntry.ts';

interface DocumentStoreOptions extends ShownCollectionsOptions {
  readonly now: () => Date;
  readonly newRevision: () => string;
  /** Entries changed here: other tabs and the account are to hear of it. */
  readonly onChanged: (keys: readonly EntryKey[]) => void;
}

/** The documents of this device: read, written and shown without a server. */
export function createDocumentStore(options: DocumentStoreOptions) {
  const { entries, kinds, owner, now, newRevision, onChanged } = options;
  const collections = createShownCollections(options);

  const change = async (changes: readonly EntryChange[]): Promise<void> => {
    if (changes.length === 0) return;
    await entries.change(changes);
    const keys = changes.map(({ key }) => key);
    await collections.refresh(keys);
    onChanged(keys);
  };

  return {
    show: collections.show,
    showThese: collections.showThese,
    showAll: collections.showAll,
    refresh: collections.refresh,
    census: collections.census,
    /** Atomic changes of any entries; what is shown follows. For sync with the account. */
    change,
    entries: (of: string, name?: CollectionName) => entries.list(of, name),
    eachSlice: entries.eachSlice,
    /** Those of the keys that are there. */
    entriesOf: async (keys: readonly EntryKey[]): Promise<readonly StoredEntry[]> =>
      (await entries.get(keys)).filter((entry) => entry !== undefined),
    entriesAt: (of: string, place: SyncStatus) => entries.listAt(of, place),
    /** What a person calls the document; null when it has no name or cannot be read. */
    nameOf: ({ collection, fields }: StoredEntry): string | null => {
      const kind: DocumentKind<unknown> = kinds[collection];
      const value = kind.parse(fields);
      return value === null ? null : kind.nameOf(value);
    },

    all: async <Name extends CollectionName>(
      name: Name,
    ): Promise<readonly KeptDocument<DocumentValues[Name]>[]> =>
      collections.newestFirst(await entries.list(owner(), name)),

    /** @throws DeviceStorageError */
    save: async <Name extends CollectionName>(
      name: Name,
      id: string,
      value: DocumentValues[Name],
    ): Promise<void> => {
      const key = { owner: owner(), collection: name, id };
      const fields = kinds[name].serialise(value);
      await change([
        {
          key,
          decide: (old) => ({
            ...key,
            fields,
            createdAt: old?.createdAt ?? now(),
            updatedAt: now(),
            place: key.owner === DEVICE_OWNER ? 'device' : 'waiting',
            revision: newRevision(),
            removed: false,
            refusal: null,
            locked: old?.locked === true,
          }),
        },
      ]);
    },

    /** Sends once more what the account refused. */
    retry: (key: EntryKey): Promise<void> =>
      change([
        {
          key,
          decide: (entry) =>
            entry?.place === 'refused'
              ? { ...entry, place: 'waiting', revision: newRevision(), refusal: null }
              : undefined,
        },
      ]),

    /** Gives up what the account refused; what the account holds takes its place. */
    discard: (key: EntryKey): Promise<void> =>
      change([
        {
          key,
          decide: (entry) =>
            entry?.place === 'refused'
              ? {
                  ...entry,
                  place: 'waiting',
                  revision: newRevision(),
                  removed: true,
                  discarded: true,
                  refusal: null,
                }
              : undefined,
        },
      ]),

    /** The way back from a discard. */
    putBack: (entry: StoredEntry): Promise<void> => change([{ key: entry, decide: () => entry }]),

    /** @throws DeviceStorageError */
    remove: (name: CollectionName, id: string): Promise<void> =>
      change([
        {
          key: { owner: owner(), collection: name, id },
          decide: (old) => {
            if (old === undefined || old.place === 'device') return old && null;
            return {
              ...old,
              updatedAt: now(),
              place: 'waiting',
              revision: newRevision(),
              removed: true,
              refusal: null,
            };
          },
        },
      ]),
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;
