import { commitTrusted } from '../commit/commit.ts';
import { onlyPath, pathsBelow } from '../storage/changesTable.ts';
import type { Documents } from '../storage/Documents.ts';
import { membersOf } from './farmsOfMember.ts';

/** Documents erased in one step: a farm of twenty years must not keep everybody waiting. */
const AT_ONCE = 500;

const deletion = (path: string) =>
  ({ kind: 'delete', path, precondition: { kind: 'none' } }) as const;

/**
 * Erases a farm with all below it, earlier versions too. Its members go first and in one step, so
 * that from then on nobody writes there; each device is told that its account belongs to the farm
 * no more. Stopped in the middle, the erasing goes on at the next call.
 * @returns how many documents there were
 */
export function eraseFarm(documents: Documents, farmId: string): number {
  const farm = `farms/${farmId}`;
  const below = pathsBelow(farm);
  const members = membersOf(documents, farmId).map((uid) => `${farm}/members/${uid}`);
  commitTrusted(documents, members.map(deletion));
  let erased = members.length;
  for (;;) {
    const some = documents.table.pathsIn(below).slice(0, AT_ONCE);
    if (some.length === 0) break;
    commitTrusted(documents, some.map(deletion));
    erased += some.length;
  }
  // The document of the farm goes last, as its `closedAt` says that the farm is to be erased.
  commitTrusted(documents, [deletion(farm)], () => {
    documents.changes.erase(below);
    documents.changes.erase(onlyPath(farm));
    documents.storage.forget(farm);
  });
  return erased + 1;
}
