import { withOther, type Conflict, type DocumentKind } from '@mix/documents';
import { changedEntry, removedEntry } from './changedEntry.ts';
import type { ConflictParts } from './conflictEntry.ts';
import {
  createShownCollections,
  type ShownCollectionsOptions,
} from './shown/createShownCollections.ts';
import type { KeptDocument, SyncStatus } from '../DocumentCollection.ts';
import type { CollectionName, DocumentValues } from '../DocumentValues.ts';
import type { EntryChange } from './EntryDatabase.ts';
import { upgradeEntry } from './upgradeEntry.ts';
import { keepLater } from './keepLater.ts';
import { refuseNewer } from './refuseNewer.ts';
import { saveMerged } from './saveMerged.ts';
import type { EntryKey, StoredEntry } from './StoredEntry.ts';

interface DocumentStoreOptions extends ShownCollectionsOptions, ConflictParts {
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

  /** Removes a document, and the conflicts about it. */
  const removals = async (key: EntryKey): Promise<readonly EntryChange[]> => {
    const asked = (await entries.list(key.owner, 'conflicts')).filter(
      ({ fields }) => fields['collection'] === key.collection && fields['documentId'] === key.id,
    );
    return [key, ...asked].map((one) => ({
      key: one,
      decide: (old) => removedEntry(old, options),
    }));
  };

  /** The document a conflict is about; null where this version keeps no such collection. */
  const documentOf = ({ collection, documentId }: Conflict, of: string): EntryKey | null =>
    isCollection(collection) ? { owner: of, collection, id: documentId } : null;

  const isCollection = (name: string): name is CollectionName => Object.hasOwn(kinds, name);

  return {
    show: collections.show,
    showThese: collections.showThese,
    showAll: collections.showAll,
    refresh: collections.refresh,
    /** Documents of some entries, as they are shown: the newest change first. */
    newestFirst: collections.newestFirst,
    /** Atomic changes of any entries; what is shown follows. For sync with the account. */
    change,
    entries: (of: string, name?: CollectionName) => entries.list(of, name),
    entriesOfFarms: entries.listOfFarms,
    eachSlice: entries.eachSlice,
    /** The entries that are there of the keys. */
    entriesOf: async (keys: readonly EntryKey[]): Promise<readonly StoredEntry[]> =>
      (await entries.get(keys)).filter((entry) => entry !== undefined),
    entriesAt: (of: string, place: SyncStatus) => entries.listAt(of, place),
    /** What a person calls the document; null when it has no name or cannot be read. */
    nameOf: ({ collection, fields }: StoredEntry): string | null => {
      const kind: DocumentKind<unknown> = kinds[collection];
      const value = kind.parse(fields);
      return value === null ? null : kind.nameOf(value);
    },

    /** One document of the owner, read without the others; null: there is none that can be read. */
    one: async <Name extends CollectionName>(
      name: Name,
      id: string,
    ): Promise<KeptDocument<DocumentValues[Name]> | null> => {
      const found = await entries.get([{ owner: owner(), collection: name, id }]);
      return collections.newestFirst(found.filter((entry) => entry !== undefined))[0] ?? null;
    },

    all: async <Name extends CollectionName>(
      name: Name,
    ): Promise<readonly KeptDocument<DocumentValues[Name]>[]> =>
      collections.newestFirst(await entries.list(owner(), name)),

    /**
     * @param startedFrom the value that the change was made on, as the screen had it: what came in
     *   since is merged with the change; without it, nothing is merged
     * @throws DeviceStorageError also where a tab with a newer version of the app wrote it
     *   meanwhile
     */
    save: async <Name extends CollectionName>(
      name: Name,
      id: string,
      value: DocumentValues[Name],
      startedFrom?: DocumentValues[Name],
    ): Promise<void> => {
      const key = { owner: owner(), collection: name, id };
      const kind: DocumentKind<DocumentValues[Name]> = kinds[name];
      const fields = kind.serialise(value);
      if (startedFrom === undefined) {
        const decide = (old: StoredEntry | undefined) => {
          refuseNewer(old, fields);
          return changedEntry(key, keepLater(kind, old, fields), old, options);
        };
        await change([{ key, decide }]);
        return;
      }
      const base = kind.serialise(startedFrom);
      await saveMerged({ key, fields, base, kind }, { ...options, change });
    },

    /** Answers a conflict on every device: the document stays as it is, or takes the other side. */
    resolve: async (
      { id, value }: KeptDocument<Conflict>,
      choice: 'kept' | 'other',
    ): Promise<void> => {
      const key: EntryKey = { owner: owner(), collection: 'conflicts', id };
      const answered = {
        key,
        decide: (old: StoredEntry | undefined) => removedEntry(old, options),
      };
      const about = documentOf(value, key.owner);
      if (choice === 'kept' || about === null) await change([answered]);
      else if (value.about === 'removal') await change([...(await removals(about)), answered]);
      else {
        const kind: DocumentKind<unknown> = kinds[about.collection];
        const { merge, correct } = kind;
        const take = (old: StoredEntry | undefined) => {
          if (old === undefined || old.removed) return undefined;
          const fields = withOther(merge, upgradeEntry(kind, old.fields), value.path, value.other);
          return changedEntry(about, correct?.(old, fields, now()) ?? fields, old, options);
        };
        await change([{ key: about, decide: take }, answered]);
      }
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

    /** Undoes a discard. */
    putBack: (entry: StoredEntry): Promise<void> => change([{ key: entry, decide: () => entry }]),

    /** @throws DeviceStorageError */
    remove: async (name: CollectionName, id: string): Promise<void> =>
      change(await removals({ owner: owner(), collection: name, id })),
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;
