import { documentPaths, memberKind, type Role } from '@mix/documents';
import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import { createRetry, type RetryParts } from '../account/createRetry.ts';

/**
 * Tells what somebody is on a farm, now and at every change, as the server says it and nobody else.
 * The role is null of no member, and of one whose role this version does not know.
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
