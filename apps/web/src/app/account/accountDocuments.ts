import type { Firestore } from 'firebase/firestore';
import type { AccountServer } from '../../device/config/clientConfig.ts';
import { loggedErrors } from '../../device/errors/errorLog.ts';
import { exportDocuments } from '../../sync/device/exportDocuments.ts';
import { countUnsent, forgetDocuments } from '../../sync/device/forgetDocuments.ts';
import { leaveFarms } from '../../sync/farm/leaveFarms.ts';
import { closeFirestore, openFirestore } from '../../sync/firestore/openFirestore.ts';
import { firestoreAccount, plain } from '../../sync/firestore/firestoreAccount.ts';
import { documentStore } from '../../sync/device/documentStore.ts';
import { moveProfileMachine } from '../../sync/profile/moveProfileMachine.ts';
import { createProfile, followProfile, saveProfile } from '../../sync/profile/profile.ts';
import { deleteOwnDocuments } from '../../sync/profile/profileDeletion.ts';
import type { AccountDocuments } from '../../session/AccountDocuments.ts';
import { sessionStore } from '../../session/sessionStore.ts';
import { followUserProducts } from './followUserProducts.ts';
import { startPlacesSync } from '../../sync/account/workspacesSync.ts';

/** The functions on the account's documents that the session needs. */
export async function accountDocuments({ selfHosted }: AccountServer): Promise<AccountDocuments> {
  const database = await openFirestore(selfHosted);
  return {
    followProfile: (uid, onProfile, onError) => {
      let stopMoving: () => void = () => undefined;
      const stop = followProfile(
        database,
        uid,
        (found) => {
          stopMoving();
          if (typeof found === 'object' && found.userMachines.length > 0) {
            const machines = plain(found.userMachines);
            const account = firestoreAccount(database, uid);
            stopMoving = moveProfileMachine(account, uid, machines, documentStore);
          }
          onProfile(found);
        },
        onError,
      );
      return () => {
        stopMoving();
        stop();
      };
    },
    createProfile: (...given) => createProfile(database, ...given),
    saveProfile: (profile) => saveProfile(database, profile),
    followUserProducts,
    startSync: (uid) => {
      startSync(uid, database);
    },
    stopSync,
    countUnsent,
    exportAll: async (uid) => ({
      profile: exportProfile(),
      documents: await exportDocuments(uid),
      errors: loggedErrors(),
    }),
    forget: async (uid) => {
      await stopSync();
      await forgetDocuments(uid);
      await closeFirestore();
    },
    deleteAll: async (uid) => {
      // The self-hosted server removes the account from its farms and its documents with it, in one
      // step.
      if (selfHosted) return;
      await leaveFarms(database, uid);
      await deleteOwnDocuments(database, uid);
    },
  };
}

/** The profile; machines are among the documents, in words instead of references. */
function exportProfile() {
  const { user } = sessionStore.getState();
  if (user === null) return null;
  const { id, name, email, region, createdAt, updatedAt } = user;
  return { id, name, email, region, createdAt, updatedAt };
}

let running: { readonly uid: string; readonly stop: () => Promise<void> } | null = null;

/** Sends and receives the documents of an account from now on. */
function startSync(uid: string, database: Firestore): void {
  if (running?.uid === uid) return;
  void running?.stop();
  running = { uid, stop: startPlacesSync(uid, database) };
}

/** Resolves when nothing is sent or written any more. */
async function stopSync(): Promise<void> {
  const stopping = running;
  running = null;
  await stopping?.stop();
}
