import { RESTORED_REASON, sameFields, withinLimits, type DocumentKind } from '@mix/documents';
import { changedEntry } from '../../sync/device/changedEntry.ts';
import type { ConflictParts } from '../../sync/device/conflictEntry.ts';
import type { EntryChange } from '../../sync/device/EntryDatabase.ts';
import { isShown, type DocumentOwner, type StoredEntry } from '../../sync/device/StoredEntry.ts';
import type { CollectionName } from '../../sync/DocumentValues.ts';
import type { RestoreItem } from './planRestore.ts';

interface TakeOptions extends ConflictParts {
  readonly owner: DocumentOwner;
  readonly kinds: Readonly<Record<CollectionName, DocumentKind<unknown>>>;
  /** Makes all changes or none. */
  readonly change: (changes: readonly EntryChange[]) => Promise<void>;
}

/** Whether the document here is still as the person saw it when choosing. */
const isAsSeen = (seen: StoredEntry | null, current: StoredEntry | undefined): boolean =>
  seen === null
    ? current === undefined || !isShown(current)
    : current !== undefined &&
      isShown(current) &&
      current.revision === seen.revision &&
      sameFields(current.fields, seen.fields);

/**
 * Takes documents of a backup, all in one step. A locked record that this changes gets a revision
 * and stays locked; a document that somebody changed since the person chose stays as it is.
 * @returns how many were taken
 * @throws DeviceStorageError when the device kept none of them
 */
export async function takeItems(
  items: readonly RestoreItem[],
  options: TakeOptions,
): Promise<number> {
  const { owner, kinds, change, now } = options;
  let taken = 0;
  const steps = items.flatMap(({ collection, id, inFile, here }): EntryChange[] => {
    const kind = kinds[collection];
    const value = inFile === null ? null : kind.parse(inFile.fields);
    if (inFile === null || value === null) return [];
    const fields = kind.serialise(withinLimits(kind, value));
    const key = { owner, collection, id };
    const decide: EntryChange['decide'] = (current) => {
      if (!isAsSeen(here, current)) return undefined;
      taken += 1;
      if (current === undefined || here === null) {
        const back = changedEntry(key, fields, current, options);
        return { ...back, createdAt: inFile.createdAt, updatedAt: inFile.updatedAt };
      }
      const corrected = kind.correct?.(current, fields, now(), RESTORED_REASON) ?? fields;
      return changedEntry(key, corrected, current, options);
    };
    return [{ key, decide }];
  });
  await change(steps);
  return taken;
}
