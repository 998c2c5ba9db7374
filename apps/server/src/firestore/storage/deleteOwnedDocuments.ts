import { commitTrusted } from '../commit/commit.ts';
import type { Write } from '../commit/Write.ts';
import type { Documents } from './Documents.ts';
import type { PathRange } from './documentsTable.ts';

/**
 * Where an owner's documents are: the profile with all below it, and the favourites, whose ids
 * begin with the owner's uid (firestore.rules sees to that). Uids are letters and digits only.
 */
const rangesOf = (uid: string): readonly PathRange[] => [
  { from: `users/${uid}`, before: `users/${uid}\u0001` },
  // The character after `/` is `0`, the one after `_` is a backquote.
  { from: `users/${uid}/`, before: `users/${uid}0` },
  { from: `userproduct/${uid}_`, before: `userproduct/${uid}\`` },
];

/**
 * Deletes every document of an account, earlier versions of them too, and in the same transaction stores
 * other writes and runs `alongside`: all of it is on disk when this returns, or none. Listeners are
 * notified.
 * @returns how many documents there were.
 */
export function deleteOwnedDocuments(
  documents: Documents,
  uid: string,
  also: { readonly alongside?: () => void; readonly writes?: readonly Write[] } = {},
): number {
  const ranges = rangesOf(uid);
  const paths = ranges.flatMap((range) => documents.table.pathsIn(range));
  const writes = paths.map(
    (path) => ({ kind: 'delete', path, precondition: { kind: 'none' } }) as const,
  );
  commitTrusted(documents, [...(also.writes ?? []), ...writes], () => {
    for (const range of ranges) documents.changes.erase(range);
    documents.storage.forget(`users/${uid}`);
    also.alongside?.();
  });
  return paths.length;
}
