import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { closeDatabasesWithPage } from '../../device/closeDatabasesWithPage.ts';
import { DeviceStorageError } from './DeviceStorageError.ts';
import type { EntryDatabase } from './EntryDatabase.ts';
import type { EntryKey, StoredEntry } from './StoredEntry.ts';

export const DATABASE_NAME = 'mix-documents';
const VERSION = 1;
/** The wait for the database. A busy page hears late that it opened: only free time counts. */
const OPENING = { turns: 10, turnMs: 300 };
/** Entries read at once: to read and check a few dozen records is one frame of a slow phone. */
const SLICE = 50;

interface Schema extends DBSchema {
  readonly entries: {
    readonly key: string[];
    readonly value: StoredEntry;
    readonly indexes: { readonly byPlace: string[] };
  };
}

const keyOf = ({ owner, collection, id }: EntryKey): string[] => [owner, collection, id];

/**
 * Entries in the browser's own database.
 * @param onLost the browser closed it: site data was erased, or a newer version of the app wants it
 * @throws whatever the browser says when it does not open, a wait of 3 s for an answer included
 */
export async function indexedEntries(onLost: () => void): Promise<EntryDatabase> {
  closeDatabasesWithPage();
  const database = await opened(onLost);
  return {
    list: (owner, collection) => {
      const from = collection === undefined ? [owner] : [owner, collection];
      // An array sorts after every text: the range ends behind the last key that begins like this.
      return database.getAll('entries', IDBKeyRange.bound(from, [...from, []]));
    },
    eachSlice: async (owner, collection, take) => {
      let from: string[] = [owner, collection];
      let slice: readonly StoredEntry[];
      do {
        const isFirst = from.length === 2;
        const range = IDBKeyRange.bound(from, [owner, collection, []], !isFirst);
        slice = await database.getAll('entries', range, SLICE);
        const last = slice.at(-1);
        if (last !== undefined) from = keyOf(last);
        await take(slice, isFirst);
      } while (slice.length === SLICE);
    },
    slice: (owner, after, count) => {
      const from = after === null ? [owner] : [owner, after.collection, after.id];
      return database.getAll('entries', IDBKeyRange.bound(from, [owner, []], true), count);
    },
    // '0' comes after '/': all owners that begin with the uid and a slash.
    listOfFarms: (uid) =>
      database.getAll('entries', IDBKeyRange.bound([`${uid}/`], [`${uid}0`], false, true)),
    listAt: (owner, place) => database.getAllFromIndex('entries', 'byPlace', [owner, place]),
    get: async (keys) => {
      const { store } = database.transaction('entries');
      return Promise.all(keys.map((key) => store.get(keyOf(key))));
    },
    change: async (changes) => {
      try {
        const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' });
        const steps = async () => {
          try {
            for (const { key, decide } of changes) {
              const entry = decide(await transaction.store.get(keyOf(key)));
              if (entry === null) await transaction.store.delete(keyOf(key));
              else if (entry !== undefined) await transaction.store.put(entry);
            }
          } catch (error) {
            if (transaction.error === null) transaction.abort();
            throw error;
          }
        };
        await Promise.all([steps(), transaction.done]);
      } catch (error) {
        throw asStorageError(error);
      }
    },
  };
}

/** Opens the database. One that another tab holds in an older version would never answer. */
function opened(onLost: () => void): Promise<IDBPDatabase<Schema>> {
  return new Promise((done, fail) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (turns: number): void => {
      if (turns === 0) fail(new DeviceStorageError('failed'));
      else timer = setTimeout(wait, OPENING.turnMs, turns - 1);
    };
    wait(OPENING.turns);
    const settle = () => {
      clearTimeout(timer);
    };
    openDB<Schema>(DATABASE_NAME, VERSION, {
      upgrade: (database) => {
        database
          .createObjectStore('entries', { keyPath: ['owner', 'collection', 'id'] })
          .createIndex('byPlace', ['owner', 'place']);
      },
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    })
      .then(done, fail)
      .finally(settle);
  });
}

const asStorageError = (error: unknown): DeviceStorageError =>
  new DeviceStorageError(
    error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed',
    error,
  );
