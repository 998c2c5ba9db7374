import type { CollectionName } from '../DocumentValues.ts';
import type { SyncStatus } from '../DocumentCollection.ts';
import type { DocumentOwner, EntryKey, StoredEntry } from './StoredEntry.ts';

/** One step of a change. It sees what the steps before it did. */
export interface EntryChange {
  readonly key: EntryKey;
  /** The entry as it shall be; null takes it away, undefined leaves it as it is. */
  readonly decide: (entry: StoredEntry | undefined) => StoredEntry | null | undefined;
}

/** Takes some entries, in the order of their ids. Called once for a collection that is empty. */
export type TakeSlice = (slice: readonly StoredEntry[], isFirst: boolean) => Promise<void> | void;

/** Where an entry of an owner stands in the order of all of them: by collection, then by id. */
export type EntryPlace = Pick<EntryKey, 'collection' | 'id'>;

/** Where entries are kept: on the device, or in memory where the device refuses. */
export interface EntryDatabase {
  readonly list: (
    owner: DocumentOwner,
    collection?: CollectionName,
  ) => Promise<readonly StoredEntry[]>;
  /**
   * Reads a collection piece by piece, so that thousands of entries hold nothing up: the next piece
   * waits for `take`. Where the database was lost on the way it starts anew, with `isFirst` again;
   * what was taken until then does not count. Changes meanwhile may or may not be among the rest.
   */
  readonly eachSlice: (
    owner: DocumentOwner,
    collection: CollectionName,
    take: TakeSlice,
  ) => Promise<void>;
  /**
   * Some entries of an owner in the order of their places.
   * @param after the place of the last entry that was read; null for the first
   * @param count at most so many; fewer mean that there are no more
   */
  readonly slice: (
    owner: DocumentOwner,
    after: EntryPlace | null,
    count: number,
  ) => Promise<readonly StoredEntry[]>;
  /** All entries of the farms of an account. */
  readonly listOfFarms: (uid: string) => Promise<readonly StoredEntry[]>;
  /** The entries of an owner that have one sync status. */
  readonly listAt: (owner: DocumentOwner, place: SyncStatus) => Promise<readonly StoredEntry[]>;
  readonly get: (keys: readonly EntryKey[]) => Promise<readonly (StoredEntry | undefined)[]>;
  /**
   * All steps or none. Resolves when the device holds them.
   * @throws DeviceStorageError
   */
  readonly change: (changes: readonly EntryChange[]) => Promise<void>;
}
