import type { DocumentFields } from './DocumentFields.ts';
import type { DocumentMerge } from './merge/DocumentMerge.ts';

/**
 * How one kind of document is written down and read again. What takes a value is a method, so that a
 * table of all kinds can be walked.
 */
export interface DocumentKind<T> {
  /** Null when the fields are not such a document, or of a newer version than this one reads. */
  readonly parse: (fields: unknown) => T | null;
  serialise(value: T): DocumentFields;
  /**
   * A last touch in the very transaction that writes, given what the account holds (its stamps
   * included); null when it holds nothing. Without it the fields are written as they are.
   */
  readonly settle?: (
    fields: DocumentFields,
    current: DocumentFields | null,
    now: Date,
  ) => DocumentFields;
  /** How changes that two devices made of one such document are brought together. */
  readonly merge: DocumentMerge;
  /** What a person calls it: the name of a mix; null where it has none. */
  nameOf(value: T): string | null;
}
