import { conflictKind, type FieldConflict, type FieldValue } from '@mix/documents';
import { DEVICE_OWNER, type EntryKey, type StoredEntry } from './StoredEntry.ts';

export interface ConflictParts {
  readonly now: () => Date;
  readonly newRevision: () => string;
}

/** The `about` of a conflict over a document that one device removed and another changed. */
export const REMOVAL = 'removal';

/** The entry that asks about one place of a document, or about its removal. */
export function conflictEntry(
  { owner, collection, id }: EntryKey,
  about: FieldConflict | typeof REMOVAL,
  otherAt: Date | null,
  /** What stood at the path before either side changed it; undefined: nobody knows. */
  before: FieldValue | undefined,
  { now, newRevision }: ConflictParts,
): StoredEntry {
  const place = about === REMOVAL ? { path: [], kept: null, other: null } : about;
  return {
    owner,
    collection: 'conflicts',
    id: newRevision(),
    fields: conflictKind.serialise({
      collection,
      documentId: id,
      about: about === REMOVAL ? REMOVAL : 'place',
      ...place,
      otherAt,
      ...(before !== undefined && { before }),
    }),
    createdAt: now(),
    updatedAt: now(),
    place: owner === DEVICE_OWNER ? 'device' : 'waiting',
    revision: newRevision(),
    removed: false,
    refusal: null,
  };
}
