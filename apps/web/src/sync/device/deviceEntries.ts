import type { EntryDatabase } from './EntryDatabase.ts';
import { memoryEntries } from './memoryEntries.ts';

/**
 * The device's database, opened when first used and again after it was lost. Where it does not open
 * (blocked site data, a damaged or newer database), the documents live in memory: nothing waits for
 * it and nothing fails, and the screens say so.
 */
export function deviceEntries(
  open: (onLost: () => void) => Promise<EntryDatabase>,
  onMemory: () => void,
): EntryDatabase {
  let current: Promise<EntryDatabase> | null = null;

  const database = (): Promise<EntryDatabase> => {
    if (current !== null) return current;
    const opening = open(() => {
      if (current === opening) current = null;
    }).catch(() => {
      onMemory();
      return memoryEntries();
    });
    current = opening;
    return opening;
  };

  const asking = async <T>(ask: (entries: EntryDatabase) => Promise<T>): Promise<T> => {
    const opening = database();
    try {
      return await ask(await opening);
    } catch (error) {
      // The database was closed during the call: the call is made again in the one opened now.
      if (current === opening) throw error;
      return ask(await database());
    }
  };

  return {
    list: (owner, collection) => asking((entries) => entries.list(owner, collection)),
    eachSlice: (owner, collection, take) =>
      asking((entries) => entries.eachSlice(owner, collection, take)),
    slice: (owner, after, count) => asking((entries) => entries.slice(owner, after, count)),
    listOfFarms: (uid) => asking((entries) => entries.listOfFarms(uid)),
    listAt: (owner, place) => asking((entries) => entries.listAt(owner, place)),
    get: (keys) => asking((entries) => entries.get(keys)),
    change: (changes) => asking((entries) => entries.change(changes)),
  };
}
