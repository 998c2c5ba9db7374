import { farmPlaceKind } from '@mix/documents';
import type { ConflictParts } from '../device/conflictEntry.ts';
import { changedEntry } from '../device/changedEntry.ts';
import type { DocumentStore } from '../device/createDocumentStore.ts';
import { isShown, type DocumentOwner, type EntryKey } from '../device/StoredEntry.ts';
import { workspaceOf } from '../workspace/Workspace.ts';

interface HealParts extends ConflictParts {
  readonly store: Pick<DocumentStore, 'entriesOf' | 'change'>;
  /** What the farm itself is called; null: it has no name, or does not say. */
  readonly askName: (farmId: string) => Promise<string | null>;
}

/**
 * Gives an account's note of a farm the farm's own name: the farm was renamed, or joined by a link
 * without its name.
 * @returns the name of the farm, of which another device may have heard; null where it has none
 */
export async function repairFarmName(
  owner: DocumentOwner,
  { store, askName, ...parts }: HealParts,
): Promise<string | null> {
  const { uid, farmId } = workspaceOf(owner);
  if (farmId === null) return null;
  const key: EntryKey = { owner: uid, collection: 'farms', id: farmId };
  const [note] = await store.entriesOf([key]);
  if (note === undefined || !isShown(note)) return null;
  const known = farmPlaceKind.parse(note.fields)?.name ?? null;
  const name = await askName(farmId);
  if (name === null || name === known) return known === '' ? null : known;
  await store.change([
    {
      key,
      decide: (current) =>
        current === undefined || farmPlaceKind.parse(current.fields)?.name !== known
          ? undefined
          : changedEntry(key, farmPlaceKind.serialise({ name }), current, parts),
    },
  ]);
  return name;
}
