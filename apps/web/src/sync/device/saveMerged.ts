import {
  mergeDocuments,
  sameFields,
  valueAt,
  type DocumentFields,
  type DocumentKind,
} from '@mix/documents';
import { changedEntry } from './changedEntry.ts';
import { conflictEntry, REMOVAL, type ConflictParts } from './conflictEntry.ts';
import type { EntryChange, EntryDatabase } from './EntryDatabase.ts';
import { upgradeEntry } from './upgradeEntry.ts';
import { refuseNewer } from './refuseNewer.ts';
import type { EntryKey, StoredEntry } from './StoredEntry.ts';

interface SavedChange {
  readonly key: EntryKey;
  readonly fields: DocumentFields;
  /** What the change was made on. */
  readonly base: DocumentFields;
  readonly kind: DocumentKind<unknown>;
}

interface SaveParts extends ConflictParts {
  readonly entries: Pick<EntryDatabase, 'get'>;
  readonly change: (changes: readonly EntryChange[]) => Promise<void>;
}

/**
 * Saves a change that was made on an earlier content: what came in from another device or tab since
 * stays. Where both changed the same field, the value saved now stays, and a conflict asks about
 * the other.
 * @throws DeviceStorageError where this version cannot read what stands there by now
 */
export async function saveMerged(saved: SavedChange, parts: SaveParts): Promise<void> {
  const { key } = saved;
  const step = { isSaved: false };
  while (!step.isSaved) {
    const [old] = await parts.entries.get([key]);
    const { entry, conflicts } = changeOn(old, saved, parts);
    await parts.change([
      {
        key,
        decide: (current) => {
          step.isSaved = isSameEntry(old, current);
          return step.isSaved ? entry : undefined;
        },
      },
      ...conflicts.map((conflict) => ({
        key: conflict,
        decide: () => (step.isSaved ? conflict : undefined),
      })),
    ]);
  }
}

function changeOn(
  old: StoredEntry | undefined,
  { key, fields, base, kind }: SavedChange,
  parts: SaveParts,
): { readonly entry: StoredEntry; readonly conflicts: readonly StoredEntry[] } {
  if (old === undefined || old.removed) {
    return {
      entry: changedEntry(key, fields, old, parts),
      conflicts: [conflictEntry(key, REMOVAL, null, undefined, parts)],
    };
  }
  refuseNewer(old, fields);
  const theirs = upgradeEntry(kind, old.fields);
  const { value, conflicts } = mergeDocuments(kind.merge, { base, mine: fields, theirs }, 'mine');
  return {
    entry: changedEntry(key, value, old, parts),
    conflicts: conflicts.map((one) =>
      conflictEntry(key, one, old.updatedAt, valueAt(kind.merge, base, one.path), parts),
    ),
  };
}

const isSameEntry = (a: StoredEntry | undefined, b: StoredEntry | undefined): boolean =>
  a?.revision === b?.revision && a?.place === b?.place && sameFields(a?.fields, b?.fields);
