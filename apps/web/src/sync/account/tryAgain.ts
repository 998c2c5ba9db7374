import { FULL } from '../device/StoredEntry.ts';
import type { ConflictParts } from '../device/conflictEntry.ts';
import { NEWER_VERSION, PROGRAM_FAULT, type SyncStore } from './sendEntry.ts';

interface TryAgainParts extends ConflictParts {
  readonly owner: string;
  readonly store: SyncStore;
}

/**
 * Lets refused entries wait once more where the account may take them by now: those that an earlier
 * page gave up by itself, as this page may be of a newer version that can read or send them; and
 * those that found no room.
 * @param codes of the refusals
 * @returns the new revisions of entries that an error of the program had stopped
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
