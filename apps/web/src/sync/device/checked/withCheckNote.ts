import type { EntryChange, EntryDatabase } from '../EntryDatabase.ts';
import type { DocumentOwner } from '../StoredEntry.ts';
import { nameOfPlace, noteEntry, noteKey, noteOf, type CheckNote } from './CheckNote.ts';
import { isUnreadable, type Readers } from './isUnreadable.ts';

/** What one change means for the note of one owner. */
interface Follow {
  readonly owner: DocumentOwner;
  note: CheckNote | null;
  /** What changed, by the name of its place, and whether it can be read now. */
  readonly unreadable: Map<string, boolean>;
}

const isDocument = ({ key }: EntryChange): boolean => !key.owner.startsWith('#');

/**
 * Keeps the note of what cannot be read right through every change, in the step that changes a document:
 * a newer version on another device writes what this one cannot read, and it comes with the account.
 * @param by this version of what reads documents: a note of another one is given up at the first change
 */
export function withCheckNote(entries: EntryDatabase, readers: Readers, by: string): EntryDatabase {
  /** Reads the note: without one nothing is noted, and one of another version is removed. */
  const readNote = (follow: Follow): EntryChange => ({
    key: noteKey(follow.owner),
    decide: (entry) => {
      follow.unreadable.clear();
      follow.note = noteOf(entry);
      if (follow.note === null || follow.note.by === by) return undefined;
      follow.note = null;
      return null;
    },
  });

  const watched = ({ key, decide }: EntryChange, follow: Follow | undefined): EntryChange => ({
    key,
    decide: (old) => {
      const entry = decide(old);
      if (entry !== undefined && follow != null && follow.note !== null) {
        follow.unreadable.set(nameOfPlace(key), entry !== null && isUnreadable(readers, entry));
      }
      return entry;
    },
  });

  const writeNote = (follow: Follow): EntryChange => ({
    key: noteKey(follow.owner),
    decide: () => {
      const { owner, note, unreadable } = follow;
      if (note === null) return undefined;
      const next = withFound(note.unreadable, unreadable);
      return next === note.unreadable ? undefined : noteEntry(owner, { ...note, unreadable: next });
    },
  });

  return {
    ...entries,
    change: (changes) => {
      const owners = new Set(changes.filter(isDocument).map(({ key }) => key.owner));
      const follows = new Map(
        [...owners].map((owner): [DocumentOwner, Follow] => [
          owner,
          { owner, note: null, unreadable: new Map() },
        ]),
      );
      return entries.change([
        ...[...follows.values()].map(readNote),
        ...changes.map((one) => watched(one, follows.get(one.key.owner))),
        ...[...follows.values()].map(writeNote),
      ]);
    },
  };
}

/** The list with what was found out since; the very same one where that changes nothing. */
export function withFound(
  list: readonly string[],
  found: ReadonlyMap<string, boolean>,
): readonly string[] {
  const held = new Set(list);
  if ([...found].every(([name, isOne]) => held.has(name) === isOne)) return list;
  for (const [name, isOne] of found) {
    if (isOne) held.add(name);
    else held.delete(name);
  }
  return [...held];
}
