import { FULL } from '../device/StoredEntry.ts';
import type { ConflictParts } from '../device/conflictEntry.ts';
import { NEWER_VERSION, PROGRAM_FAULT, type SyncStore } from './sendEntry.ts';

interface TryAgainParts extends ConflictParts {
  readonly owner: string;
  readonly store: SyncStore;
}

/**
 * Lets wait once more what may be taken by now: what an earlier page of this app gave up by itself, as
 * this one may be of a newer version that reads what that one could not, or stumbles no more; and what
 * found no room.
 * @param codes of the refusals
 * @returns the revisions of what an error of the program had kept
 */
export async function tryAgain(
  { owner, store, newRevision }: TryAgainParts,
  codes: readonly string[] = [NEWER_VERSION, PROGRAM_FAULT, FULL],
): Promise<readonly string[]> {
  const stumbled: string[] = [];
  const given = (await store.entriesAt(owner, 'refused')).filter(
    ({ refusal }) => refusal !== null && codes.includes(refusal.code),
  );
  await store.change(
    given.map((key) => ({
      key,
      decide: (entry) => {
        if (entry?.place !== 'refused' || entry.revision !== key.revision) return undefined;
        const revision = newRevision();
        if (key.refusal?.code === PROGRAM_FAULT) stumbled.push(revision);
        return { ...entry, place: 'waiting', revision, refusal: null };
      },
    })),
  );
  return stumbled;
}
