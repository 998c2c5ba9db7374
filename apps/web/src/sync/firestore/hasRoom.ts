const NAME = 'mix-room';
const STORE = 'bytes';
/** More than the library writes down of one answer, except of an account's first answer. */
const PROBE_BYTES = 100_000;

/**
 * Whether this device keeps as much as the library writes down at once: a database that can be read may
 * have no room for anything. Nothing of the try is left.
 */
export async function hasRoom(): Promise<boolean> {
  const database = await opened();
  if (database === null) return false;
  const isKept = await new Promise<boolean>((done) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    transaction.objectStore(STORE).put(new Uint8Array(PROBE_BYTES), 0);
    transaction.oncomplete = () => {
      done(true);
    };
    transaction.onabort = () => {
      done(transaction.error?.name !== 'QuotaExceededError');
    };
  });
  database.close();
  window.indexedDB.deleteDatabase(NAME);
  return isKept;
}

/** Opens the database of the try; null where there is no room even for that. */
function opened(): Promise<IDBDatabase | null> {
  return new Promise((done) => {
    const opening = window.indexedDB.open(NAME);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(STORE);
    };
    opening.onsuccess = () => {
      done(opening.result);
    };
    opening.onerror = (event) => {
      event.preventDefault();
      done(null);
    };
  });
}
