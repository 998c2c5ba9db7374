import type { DocumentFields } from './fields/DocumentFields.ts';
import type { DocumentMerge } from './merge/DocumentMerge.ts';

/** A stored document, with its stamps. */
export interface CorrectedDocument {
  readonly fields: DocumentFields;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The account refused it as locked, whatever this device's clock says. */
  readonly locked?: boolean;
}

/**
 * How one kind of document is stored and read. A function that takes a `T` is a method, so that a
 * table of all kinds can be walked.
 */
export interface DocumentKind<T> {
  /**
   * Null when the fields are not such a document, or of a newer version than this one reads. A field that a
   * later version adds is no reason for that and stays in the document; one without which the rest would
   * mislead raises the document's `schemaVersion`.
   */
  readonly parse: (fields: unknown) => T | null;
  serialise(value: T): DocumentFields;
  /**
   * Changes the fields within the transaction that writes them, given what the account holds (its
   * stamps included); null when it holds nothing. Absent: the fields are written as they are.
   */
  readonly settle?: (
    fields: DocumentFields,
    current: DocumentFields | null,
    now: Date,
  ) => DocumentFields;
  /**
   * The fields as they are stored where a choice between two devices changed them, or a backup: a
   * locked record takes a revision. Without it they are stored as they are.
   */
  readonly correct?: (
    before: CorrectedDocument,
    after: DocumentFields,
    now: Date,
    reason?: string,
  ) => DocumentFields;
  /** How changes that two devices made of one such document are brought together. */
  readonly merge: DocumentMerge;
  /** What a person calls it: the name of a mix; null where it has none. */
  nameOf(value: T): string | null;
}
