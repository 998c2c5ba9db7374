import { farmPlaceKind } from '@mix/documents';
import { NO_MEMBER, type SyncStore } from '../sync/sendEntry.ts';
import { placeOf } from '../place/Place.ts';
import { removedEntry } from './changedEntry.ts';
import type { ConflictParts } from './conflictEntry.ts';
import { earlierOwner, linesOwner } from './reported/ReportLine.ts';
import type { EntryChange } from './EntryDatabase.ts';
import type { DocumentOwner, StoredEntry } from './StoredEntry.ts';

/** Nobody misses a mark or a question of a farm they have left; what was done of a job is its record. */
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
  const { uid, farmId } = placeOf(owner);
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
    ...entries.flatMap((entry) =>
      moveOf(entry, uid, parts, () => {
        kept.add(`${entry.collection}/${entry.id}`);
      }),
    ),
    { key: note, decide: (entry) => removedEntry(entry, parts) },
  ]);
  if (entries.length === 0 && farm === undefined) return null;
  return { farmName: farmPlaceKind.parse(farm?.fields)?.name ?? '', unsent: kept.size };
}

function moveOf(
  entry: StoredEntry,
  uid: string,
  { now, newRevision }: ConflictParts,
  onKept: () => void,
): readonly EntryChange[] {
  // It may have been sent meanwhile: what is there in this very step is what counts.
  let found: StoredEntry | undefined;
  const unsent = (): StoredEntry | undefined =>
    found === undefined ||
    found.place === 'synced' ||
    found.removed ||
    GO.includes(found.collection)
      ? undefined
      : {
          ...found,
          owner: uid,
          place: 'refused',
          refusal: { code: NO_MEMBER, at: now() },
          revision: newRevision(),
          base: undefined,
          locked: false,
        };
  return [
    {
      key: entry,
      decide: (current) => {
        found = current;
        return current && null;
      },
    },
    {
      key: { ...entry, owner: uid },
      // One's own document of that id is the same one, given to the farm before.
      decide: (current) => {
        const kept = current === undefined ? unsent() : undefined;
        if (kept !== undefined) onKept();
        return kept;
      },
    },
  ];
}
