import type { DocumentFields } from '@mix/documents';
import type { ConflictParts } from './conflictEntry.ts';
import { DEVICE_OWNER, type EntryKey, type StoredEntry } from './StoredEntry.ts';

/** What a change starts from: what the account holds, as far as this device was told. */
const baseOf = (old: StoredEntry | undefined): DocumentFields | undefined =>
  old?.place === 'synced' ? old.fields : old?.base;

/** A document with other content, on its way to the account. */
export const changedEntry = (
  { owner, collection, id }: EntryKey,
  fields: DocumentFields,
  old: StoredEntry | undefined,
  { now, newRevision }: ConflictParts,
): StoredEntry => ({
  owner,
  collection,
  id,
  fields,
  createdAt: old?.createdAt ?? now(),
  updatedAt: now(),
  place: owner === DEVICE_OWNER ? 'device' : 'waiting',
  revision: newRevision(),
  base: baseOf(old),
  removed: false,
  refusal: null,
  locked: old?.locked === true,
  ...(old?.createdBy !== undefined && { createdBy: old.createdBy }),
});

/** The entry of a document that is removed here; null: it goes at once, as nobody else knows it. */
export function removedEntry(
  old: StoredEntry | undefined,
  { now, newRevision }: ConflictParts,
): StoredEntry | null | undefined {
  if (old === undefined || old.place === 'device') return old && null;
  return {
    ...old,
    updatedAt: now(),
    place: 'waiting',
    revision: newRevision(),
    base: baseOf(old),
    removed: true,
    refusal: null,
  };
}
