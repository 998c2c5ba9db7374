import { documentPaths, memberKind, type Role } from '@mix/documents';
import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import { createRetry, type RetryParts } from '../account/createRetry.ts';

/**
 * Tells the role of somebody on a farm, now and at every change, as the server says it and never
 * the library's copy. The role is null where somebody is no member, and where this version does not
 * know it.
 * @returns stops telling
 */
export function followRole(
  database: Firestore,
  { uid, farmId }: { readonly uid: string; readonly farmId: string },
  onRole: (role: Role | null, isMember: boolean) => void,
  parts: RetryParts,
): () => void {
  const member = doc(database, documentPaths.ofFarm(farmId, 'members', uid));
  let end: () => void = () => undefined;
  const retry = createRetry(start, parts);
  function start() {
    end = onSnapshot(
      member,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
        retry.reset();
        onRole(memberKind.parse(snapshot.data())?.role ?? null, snapshot.exists());
      },
      () => {
        retry.plan();
      },
    );
  }
  start();
  return () => {
    retry.reset();
    end();
  };
}
