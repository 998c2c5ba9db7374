import type { Firestore } from 'firebase/firestore';
import { browserStorage, readFromDevice } from '../../device/storage/deviceStorage.ts';
import { documentOwner, onDocumentOwner } from '../documentOwner.ts';
import { documentStore } from '../device/documentStore.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';
import { whenSignalMayBeBack } from '../../device/clock/whenSignalMayBeBack.ts';
import { ownerOf, workspaceOf } from '../workspace/Workspace.ts';
import { openOnlyFarm } from '../workspace/openOnlyFarm.ts';
import { workspaceStore } from '../workspace/workspaceStore.ts';
import { farmsWithRole } from '../workspace/roleAge.ts';
import { startDocumentSync } from './documentSync.ts';
import { startFarmSync } from '../farm/farmSync.ts';
import { programFault } from './programFault.ts';
import { reportError } from '../../device/errors/reportError.ts';

/**
 * Brings the workspaces of an account and this device together: its own always, the farm it works
 * on or has not heard from for too long, and any other of its farms for which something waits here.
 * @returns stops it, and resolves when nothing more is sent or written
 */
export function startPlacesSync(uid: string, database: Firestore): () => Promise<void> {
  const stopOwn = startDocumentSync(uid, database);
  const farms = new Map<DocumentOwner, () => Promise<void>>();
  const ending: Promise<void>[] = [];
  let stopped = false;

  const isWanted = async (owner: DocumentOwner): Promise<boolean> => {
    const { unheard } = workspaceStore.getState();
    return (
      owner === documentOwner() ||
      (unheard !== null && owner === ownerOf(unheard)) ||
      (await documentStore.entriesAt(owner, 'waiting')).length > 0
    );
  };

  const choose = async (): Promise<void> => {
    const inUse = documentOwner();
    const owners = new Set(farmsWithRole(uid));
    if (workspaceOf(inUse).uid === uid && workspaceOf(inUse).farmId !== null) owners.add(inUse);
    for (const owner of new Set([...owners, ...farms.keys()])) {
      const wanted = owners.has(owner) && (await isWanted(owner));
      if (stopped) return;
      const stop = farms.get(owner);
      if (wanted && stop === undefined) farms.set(owner, startFarmSync(owner, database));
      if (!wanted && stop !== undefined) {
        farms.delete(owner);
        ending.push(stop());
      }
    }
  };
  const chooseAgain = () => {
    choose().catch((error: unknown) => {
      // The device's own store may not answer: the next change of workspace asks again.
      const fault = programFault(error);
      if (fault !== null) reportError(fault);
    });
  };
  // Giving documents to a farm goes on where it was when the page was left.
  const goOnGiving = () => {
    if (stopped) return;
    void import('../farm/farmCalls.ts').then(
      ({ farmCalls }) => {
        if (!stopped) farmCalls.goOnGiving(uid, database);
      },
      () => {
        whenSignalMayBeBack(goOnGiving);
      },
    );
  };
  if (readFromDevice(browserStorage(), 'mix.giving') !== null) goOnGiving();
  const stopOpening = openOnlyFarm(uid, documentStore);
  const stopListening = onDocumentOwner(chooseAgain);
  chooseAgain();

  return async () => {
    stopped = true;
    stopListening();
    stopOpening();
    await Promise.all([stopOwn(), ...ending, ...[...farms.values()].map((stop) => stop())]);
  };
}
