import type { EntryChange } from './EntryDatabase.ts';
import type { StoredEntry } from './StoredEntry.ts';

/**
 * Takes an entry from its owner and gives it to an account. The entry may have been sent or moved
 * meanwhile: what is there in the very step of the change is what moves.
 * @param moved what the account gets; undefined: nothing, and what it has under that name stays
 */
export function moveEntry(
  entry: StoredEntry,
  uid: string,
  moved: (found: StoredEntry) => StoredEntry | undefined,
): readonly EntryChange[] {
  let found: StoredEntry | undefined;
  return [
    {
      key: entry,
      decide: (current) => {
        found = current;
        return current && null;
      },
    },
    {
      key: { ...entry, owner: uid },
      decide: (current) =>
        found === undefined || current !== undefined ? undefined : moved({ ...found, owner: uid }),
    },
  ];
}
