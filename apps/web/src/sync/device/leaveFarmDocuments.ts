import { farmPlaceKind } from '@mix/documents';
import { NO_MEMBER, type SyncStore } from '../account/sendEntry.ts';
import { workspaceOf } from '../workspace/Workspace.ts';
import { removedEntry } from './changedEntry.ts';
import type { ConflictParts } from './conflictEntry.ts';
import { earlierOwner, linesOwner } from './reported/ReportLine.ts';
import type { EntryChange } from './EntryDatabase.ts';
import { moveEntry } from './moveEntry.ts';
import type { DocumentOwner, StoredEntry } from './StoredEntry.ts';

/**
 * Collections that go with the farm: nobody misses a favourite or a conflict of a farm they have
 * left, and what was done of a job is its record.
 */
const GO: readonly StoredEntry['collection'][] = ['favourites', 'conflicts', 'members', 'jobs'];

/**
 * Takes a farm that somebody no longer belongs to off this device, in one step. What they wrote and
 * the farm does not have is the only copy: it stays, at their own place, as not saved and with the
 * reason, until they save or discard it.
 * @returns what the farm was called and how much of it stays; null where nothing of it was here
 */
export async function leaveFarmDocuments(
  store: SyncStore,
  owner: DocumentOwner,
  parts: ConflictParts,
): Promise<{ readonly farmName: string; readonly unsent: number } | null> {
  const { uid, farmId } = workspaceOf(owner);
  const note = { owner: uid, collection: 'farms', id: farmId ?? '' } as const;
  const entries = await store.entries(owner);
  const lines = [
    ...(await store.entries(linesOwner(owner))),
    ...(await store.entries(earlierOwner(owner))),
  ];
  const [farm] = await store.entriesOf([note]);
  const kept = new Set<string>();
  await store.change([
    ...lines.map((key): EntryChange => ({ key, decide: () => null })),
    // An own document of the same id stays: it is the same one, given to the farm before.
    ...entries.flatMap((entry) =>
      moveEntry(entry, uid, (found) => {
        const keptEntry = keptOf(found, parts);
        if (keptEntry !== undefined) kept.add(`${entry.collection}/${entry.id}`);
        return keptEntry;
      }),
    ),
    { key: note, decide: (entry) => removedEntry(entry, parts) },
  ]);
  if (entries.length === 0 && farm === undefined) return null;
  return { farmName: farmPlaceKind.parse(farm?.fields)?.name ?? '', unsent: kept.size };
}

/** The entry as it stays in the own workspace; undefined: the farm has it, or nobody misses it. */
function keptOf(found: StoredEntry, { now, newRevision }: ConflictParts): StoredEntry | undefined {
  if (found.place === 'synced' || found.removed || GO.includes(found.collection)) return undefined;
  return {
    ...found,
    place: 'refused',
    refusal: { code: NO_MEMBER, at: now() },
    revision: newRevision(),
    base: undefined,
    locked: false,
  };
}
