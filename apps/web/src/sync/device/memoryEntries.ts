import type { EntryDatabase, EntryPlace } from './EntryDatabase.ts';
import type { EntryKey, StoredEntry } from './StoredEntry.ts';

const nameOf = ({ owner, collection, id }: EntryKey): string => `${owner}/${collection}/${id}`;

const isBehind = (entry: EntryPlace, other: EntryPlace): boolean =>
  entry.collection === other.collection ? entry.id > other.id : entry.collection > other.collection;

/** The entries that follow a place, in the order of their places; at most `count`. */
export const sliceOf = (
  entries: readonly StoredEntry[],
  after: EntryPlace | null,
  count: number,
): readonly StoredEntry[] =>
  entries
    .filter((entry) => after === null || isBehind(entry, after))
    .toSorted((a, b) => (isBehind(a, b) ? 1 : -1))
    .slice(0, count);

/** Entries for the life of this page, where the browser refuses to keep any. */
export function memoryEntries(): EntryDatabase {
  let entries: ReadonlyMap<string, StoredEntry> = new Map();
  const listOf: EntryDatabase['list'] = (owner, collection) =>
    Promise.resolve(
      [...entries.values()].filter(
        (entry) =>
          entry.owner === owner && (collection === undefined || entry.collection === collection),
      ),
    );
  return {
    list: listOf,
    eachSlice: async (owner, collection, take) => take(await listOf(owner, collection), true),
    slice: async (owner, after, count) => sliceOf(await listOf(owner), after, count),
    listOfFarms: (uid) =>
      Promise.resolve([...entries.values()].filter(({ owner }) => owner.startsWith(`${uid}/`))),
    listAt: (owner, place) =>
      Promise.resolve(
        [...entries.values()].filter((entry) => entry.owner === owner && entry.place === place),
      ),
    get: (keys) => Promise.resolve(keys.map((key) => entries.get(nameOf(key)))),
    // A step that throws leaves everything as it was.
    // eslint-disable-next-line @typescript-eslint/require-await
    change: async (changes) => {
      const changed = new Map(entries);
      for (const { key, decide } of changes) {
        const entry = decide(changed.get(nameOf(key)));
        if (entry === null) changed.delete(nameOf(key));
        else if (entry !== undefined) changed.set(nameOf(key), entry);
      }
      entries = changed;
    },
  };
}
