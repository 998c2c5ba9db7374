import { farmPlaceKind } from '@mix/documents';
import type { OwnDocuments } from '../device/OwnDocuments.ts';
import { isShown, type StoredEntry } from '../device/StoredEntry.ts';
import { browserStorage, readFromDevice } from '../../device/storage/deviceStorage.ts';
import { syncState } from '../syncState.ts';
import { CHOSEN_KEY, switchWorkspace, workspaceStore } from './workspaceStore.ts';

/** Whether the user ever chose a workspace on this device. Signing out forgets that. */
const hasChosenPlace = (): boolean => readFromDevice(browserStorage(), CHOSEN_KEY) !== null;

type Farms = ReturnType<typeof syncState.getState>['farms'];

const farmsOf = (entries: readonly StoredEntry[]): Farms =>
  entries
    .filter((entry) => entry.collection === 'farms' && isShown(entry))
    .map(({ id, fields }) => ({ id, farmName: farmPlaceKind.parse(fields)?.name ?? '' }));

/** The farm of somebody who has one and nothing of their own; null for everybody else. */
function onlyFarm(entries: readonly StoredEntry[]): Farms[number] | null {
  const [farm, ...others] = farmsOf(entries);
  const hasOwn = entries.some((entry) => entry.collection !== 'farms' && isShown(entry));
  return farm === undefined || others.length > 0 || hasOwn ? null : farm;
}

/**
 * Opens the farm of somebody on a device that is new to them, where they belong to one farm and
 * have nothing of their own. It waits until the account has sent all, and leaves a workspace that
 * was chosen on this device as it is.
 * @returns stops it
 */
export function openOnlyFarm(uid: string, store: OwnDocuments): () => void {
  let isStopped = false;
  let stopListening: () => void = () => undefined;
  const stop = () => {
    isStopped = true;
    stopListening();
  };
  const look = async (): Promise<void> => {
    if (hasChosenPlace() || workspaceStore.getState().place !== null) {
      stop();
      return;
    }
    if ((await store.missingOf(uid)).length > 0) return;
    const entries = await store.entries(uid);
    const farm = onlyFarm(entries);
    // They may have chosen, or signed out, meanwhile.
    if (isStopped || hasChosenPlace()) return;
    stop();
    // With several farms, or documents of their own, they choose: Home offers the farms.
    syncState.setState({ farms: farmsOf(entries) });
    if (farm !== null) switchWorkspace({ uid, farmId: farm.id, farmName: farm.farmName });
  };
  const lookAgain = () => {
    // A device that does not answer is asked again at the next change.
    look().catch(() => undefined);
  };
  stopListening = store.onChange(lookAgain);
  lookAgain();
  return stop;
}
