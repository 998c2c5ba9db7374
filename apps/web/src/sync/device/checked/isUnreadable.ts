import type { DocumentKind } from '@mix/documents';
import { isShown, type StoredEntry } from '../StoredEntry.ts';

/** How the documents of each collection are read. */
export type Readers = Readonly<Record<string, Pick<DocumentKind<unknown>, 'parse'>>>;

/**
 * Whether a document is damaged, or of a newer version of the app. An entry of a collection that
 * this version does not know is no document of it.
 */
export const isUnreadable = (readers: Readers, entry: StoredEntry): boolean =>
  Object.hasOwn(readers, entry.collection) &&
  isShown(entry) &&
  readers[entry.collection]?.parse(entry.fields) === null;
