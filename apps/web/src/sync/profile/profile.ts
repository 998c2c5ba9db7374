import { FirebaseError } from 'firebase/app';
import {
  doc,
  type Firestore,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  type DocumentReference,
} from 'firebase/firestore';
import { documentPaths } from '@mix/documents';
import type { FoundProfile } from '../../session/AccountDocuments.ts';
import type { UserProfile } from '../../session/UserProfile.ts';
import { answeredInTime } from '../firestore/answeredInTime.ts';
import { setBrowserTimer } from '../account/setBrowserTimer.ts';
import { newProfile, readProfile } from './profileDocument.ts';

const profileOf = (database: Firestore, uid: string): DocumentReference =>
  doc(database, documentPaths.user(uid));

/**
 * Tells the profile now and whenever it changes, here or on another device. Without a signal that
 * is the copy this device holds; when the signal returns the library asks again by itself.
 * @returns stops telling
 */
export const followProfile = (
  database: Firestore,
  uid: string,
  onProfile: (found: FoundProfile) => void,
  onError: (error: unknown) => void,
): (() => void) =>
  onSnapshot(
    profileOf(database, uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      const stored = snapshot.data({ serverTimestamps: 'estimate' });
      if (stored !== undefined) onProfile(readProfile(uid, stored));
      // Only the server knows that there is no profile: this device may never have seen one.
      else onProfile(snapshot.metadata.fromCache ? 'unreachable' : 'missing');
    },
    onError,
  );

/** Codes of a write that met another one at the same moment: another tab's, mostly. */
const CONTENDED = ['aborted', 'already-exists', 'failed-precondition'];
const isContended = (error: unknown): boolean =>
  error instanceof FirebaseError && CONTENDED.includes(error.code);

/**
 * Writes the first profile of an account, unless there is one. A transaction, not a queued write:
 * the library keeps a queued one over a reload and sends it again, over the machine saved
 * meanwhile. The library's own retries are not used: a retry with a token that cannot be refreshed
 * ends the whole library in this tab (firebase-js-sdk issue 9499). Without a signal the session
 * tries again by itself.
 */
export async function createProfile(
  database: Firestore,
  uid: string,
  from: { readonly name: string | null; readonly email: string | null },
): Promise<void> {
  const reference = profileOf(database, uid);
  for (let triesLeft = 5; triesLeft > 0; triesLeft -= 1) {
    try {
      const call = runTransaction(
        database,
        async (transaction) => {
          if ((await transaction.get(reference)).exists()) return;
          transaction.set(reference, {
            ...newProfile(uid, from),
            createdAt: serverTimestamp(),
            updatedAt: serverTimestamp(),
          });
        },
        { maxAttempts: 1 },
      );
      await answeredInTime(call, setBrowserTimer);
      return;
    } catch (error) {
      if (triesLeft === 1 || !isContended(error)) throw error;
    }
  }
}

/** All fields but the machine, which sync writes: a name must not bring back an old machine. */
const WRITTEN = ['id', 'name', 'email', 'region', 'createdAt', 'updatedAt'];

/**
 * Writes the profile. The device has it at once; the promise settles when the server has answered,
 * which without a signal is much later.
 */
export const saveProfile = (database: Firestore, profile: UserProfile): Promise<void> =>
  setDoc(
    profileOf(database, profile.id),
    {
      ...profile,
      createdAt: profile.createdAt ?? serverTimestamp(),
      updatedAt: serverTimestamp(),
    },
    { mergeFields: WRITTEN },
  );
