import type { CollectionName } from '../../DocumentValues.ts';
import type { EntryPlace } from '../EntryDatabase.ts';
import { entryOf, linesOwner } from '../reported/ReportLine.ts';
import type { DocumentOwner, EntryKey, StoredEntry } from '../StoredEntry.ts';

/** How far the documents of an owner were looked at; every change keeps the note right. */
export interface CheckNote {
  /** The version of the code that reads documents: another version looks at all of them anew. */
  readonly by: string;
  /** The last document looked at; null before the first. */
  readonly upTo: EntryPlace | null;
  readonly isDone: boolean;
  /** The documents that this version cannot read, as `nameOfPlace`. */
  readonly unreadable: readonly string[];
}

export const nameOfPlace = ({ collection, id }: EntryPlace): string => `${collection}/${id}`;

/** The reverse of `nameOfPlace`: only an id may have a slash in it. */
export function placeOfName(name: string): EntryPlace {
  const [collection = '', ...id] = name.split('/');
  return { collection: collection as CollectionName, id: id.join('/') };
}

/** The note stands beside the lines, where no version of the app takes it for a document. */
export const noteKey = (owner: DocumentOwner): EntryKey => {
  return { owner: linesOwner(owner), collection: 'records', id: 'check' };
};

export const noteEntry = (owner: DocumentOwner, note: CheckNote): StoredEntry =>
  entryOf(noteKey(owner), {
    by: note.by,
    upTo: note.upTo === null ? null : nameOfPlace(note.upTo),
    isDone: note.isDone,
    unreadable: note.unreadable,
  });

/** Null: no check has begun. */
export function noteOf(entry: StoredEntry | undefined): CheckNote | null {
  const { by, upTo, isDone, unreadable } = entry?.fields ?? {};
  if (typeof by !== 'string') return null;
  return {
    by,
    upTo: typeof upTo === 'string' ? placeOfName(upTo) : null,
    isDone: isDone === true,
    unreadable: Array.isArray(unreadable) ? unreadable.map(String) : [],
  };
}
