import { isFields } from '@mix/engine';
import type { DocumentFields, FieldValue } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import type { FieldConflict } from './MergeRule.ts';
import { choice, text, texts } from '../tables/FieldRow.ts';
import { isDocumentOf } from '../tables/shapeOfRows.ts';
import { wholeMerge } from './wholeMerge.ts';

/**
 * A conflict: what two devices made of one position in a document, for a person to choose. It is
 * stored in the account beside the document, so that every device of the account shows it until one
 * has answered.
 */
export interface Conflict extends FieldConflict {
  /** The document, by its collection and id. */
  readonly collection: string;
  readonly documentId: string;
  /** `removal`: one device removed the document and another changed it; it was kept. No path then. */
  readonly about: 'place' | 'removal';
  /** The value that both sides changed; absent where it is not known. */
  readonly before?: FieldValue;
  /** When the other side's change was made, as far as the device that merged it knows. */
  readonly otherAt: Date | null;
}

const SCHEMA_VERSION = 1;

const ALWAYS = { stored: 'always' } as const;
const isPlace = isDocumentOf({
  collection: text(null, ALWAYS),
  documentId: text(null, ALWAYS),
  about: choice(['place', 'removal'], ALWAYS),
  path: texts(null, ALWAYS),
});

/** Conflicts; once a choice is made, its document is removed. */
export const conflictKind: DocumentKind<Conflict> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields)) return null;
    const { schemaVersion, collection, documentId, about, path } = fields;
    const { kept = null, other = null, otherAt = null, before } = fields;
    // Fields that a later version adds hide no conflict.
    const place = { collection, documentId, about, path };
    if (schemaVersion !== SCHEMA_VERSION || !isPlace(place)) return null;
    if (otherAt !== null && !(otherAt instanceof Date)) return null;
    return { ...place, kept, other, otherAt, ...(before !== undefined && { before }) } as Conflict;
  },
  serialise: ({
    collection,
    documentId,
    about,
    path,
    kept,
    other,
    otherAt,
    before,
  }): DocumentFields => ({
    collection,
    documentId,
    about,
    path: [...path],
    kept,
    other,
    otherAt,
    ...(before !== undefined && { before }),
    schemaVersion: SCHEMA_VERSION,
  }),
  merge: wholeMerge('silent'),
  nameOf: () => null,
});
