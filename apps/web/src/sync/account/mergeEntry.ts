import {
  mergeDocuments,
  sameFields,
  valueAt,
  type DocumentFields,
  type DocumentMerge,
} from '@mix/documents';
import type { AccountDocument } from './AccountDatabase.ts';
import { accountCollection, type EntryFields } from './accountCollections.ts';
import { conflictEntry, REMOVAL, type ConflictParts } from '../device/conflictEntry.ts';
import type { CollectionName } from '../DocumentValues.ts';
import type { DocumentStore } from '../device/createDocumentStore.ts';
import type { StoredEntry } from '../device/StoredEntry.ts';
import { schemaVersionOf } from '../device/upgradeEntry.ts';

export interface MergeParts extends ConflictParts {
  readonly store: Pick<DocumentStore, 'change'>;
  readonly mergeOf: (collection: CollectionName) => DocumentMerge;
  /** What an older version of this app wrote, in the form that this one writes. */
  readonly inFormOfToday: (collection: CollectionName, fields: DocumentFields) => DocumentFields;
}

/** Collections in which nobody is asked about a conflict: the last change of a document counts. */
const UNASKED: readonly CollectionName[] = ['favourites', 'conflicts', 'farms', 'members'];

const placedOf = (entry: StoredEntry, current: AccountDocument | null): EntryFields | null =>
  current === null ? null : accountCollection(entry.owner, entry.collection).read(current);

/** What the change that waits started from; a removal keeps the content that it took away. */
const baseOf = ({ base, removed, fields }: StoredEntry): DocumentFields | undefined =>
  base ?? (removed ? fields : undefined);

/** Whether a newer version of the app wrote what the account holds: this one cannot read it. */
export function isNewer(
  entry: StoredEntry,
  current: AccountDocument | null,
  { inFormOfToday }: MergeParts,
): boolean {
  const placed = placedOf(entry, current);
  if (placed === null || entry.removed) return false;
  return (
    schemaVersionOf(placed.fields) > schemaVersionOf(inFormOfToday(entry.collection, entry.fields))
  );
}

/**
 * Whether the account holds something else than what the change that waits here started from:
 * somebody changed or removed it since, and the change must not be written over that.
 */
export function isMoved(entry: StoredEntry, current: AccountDocument | null): boolean {
  if (entry.removed && UNASKED.includes(entry.collection)) return false;
  const placed = placedOf(entry, current);
  if (placed === null) return entry.base !== undefined && !entry.removed;
  return !sameFields(baseOf(entry), placed.fields);
}

interface MergedEntry {
  readonly entry: StoredEntry;
  readonly conflicts: readonly StoredEntry[];
}

/** The change that waits, made again on what the account holds. */
function merged(
  entry: StoredEntry,
  current: AccountDocument | null,
  parts: MergeParts,
): MergedEntry {
  const placed = placedOf(entry, current);
  const revision = parts.newRevision();
  const asked = UNASKED.includes(entry.collection)
    ? []
    : [conflictEntry(entry, REMOVAL, entry.removed ? entry.updatedAt : null, undefined, parts)];
  if (placed === null) {
    return { entry: { ...entry, revision, base: undefined }, conflicts: asked };
  }
  const synced = (fields: DocumentFields): StoredEntry => ({
    ...entry,
    fields,
    createdAt: current?.createdAt ?? entry.createdAt,
    updatedAt: current?.updatedAt ?? entry.updatedAt,
    place: 'synced',
    revision,
    base: undefined,
    removed: false,
  });
  if (entry.removed) return { entry: synced(placed.fields), conflicts: asked };

  const theirsAt = current?.updatedAt ?? null;
  const keep = theirsAt !== null && theirsAt > entry.updatedAt ? 'theirs' : 'mine';
  const today = (fields: DocumentFields) => parts.inFormOfToday(entry.collection, fields);
  const theirs = today(placed.fields);
  const merge = parts.mergeOf(entry.collection);
  const base = entry.base && today(entry.base);
  const { value, conflicts } = mergeDocuments(
    merge,
    { base, mine: today(entry.fields), theirs },
    keep,
  );
  const beforeOf = (path: readonly string[]) => base && valueAt(merge, base, path);
  const otherAt = keep === 'mine' ? theirsAt : entry.updatedAt;
  return {
    entry: sameFields(value, theirs)
      ? synced(placed.fields)
      : { ...entry, fields: value, revision, base: placed.fields },
    conflicts: conflicts.map((conflict) =>
      conflictEntry(entry, conflict, otherAt, beforeOf(conflict.path), parts),
    ),
  };
}

/**
 * Merges a change that waits with what the account holds, on this device, in one step with the
 * conflicts that come of it. Nothing is written to the account here: the merged change waits, on a
 * new base, so that neither a lost answer nor the end of the page loses or doubles any of it.
 * @returns the entry to be sent now; null where there is none, or where it was changed again
 *   meanwhile
 */
export async function mergeEntry(
  entry: StoredEntry,
  current: AccountDocument | null,
  parts: MergeParts,
): Promise<StoredEntry | null> {
  const next = merged(entry, current, parts);
  const step = { isMerged: false };
  await parts.store.change([
    {
      key: entry,
      decide: (here) => {
        step.isMerged = here?.revision === entry.revision && here.place === 'waiting';
        return step.isMerged ? next.entry : undefined;
      },
    },
    ...next.conflicts.map((conflict) => ({
      key: conflict,
      decide: () => (step.isMerged ? conflict : undefined),
    })),
  ]);
  return step.isMerged && next.entry.place === 'waiting' ? next.entry : null;
}
