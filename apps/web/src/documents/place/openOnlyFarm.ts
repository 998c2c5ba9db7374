import { farmPlaceKind } from '@mix/documents';
import type { CollectionName } from '../DocumentValues.ts';
import { isShown, type StoredEntry } from '../device/StoredEntry.ts';
import { goTo, hasChosenPlace, placeStore } from './placeStore.ts';

interface OwnDocuments {
  readonly entries: (owner: string) => Promise<readonly StoredEntry[]>;
  /** Collections that the account has still to send for the first time. */
  readonly missingOf: (owner: string) => Promise<readonly CollectionName[]>;
  readonly onChange: (listener: () => void) => () => void;
}

/** The farm of somebody who has one and nothing of their own; null for everybody else. */
function onlyFarm(
  entries: readonly StoredEntry[],
): { readonly id: string; readonly farmName: string } | null {
  const [farm, ...others] = entries.filter(isShown);
  if (farm?.collection !== 'farms' || others.length > 0) return null;
  return { id: farm.id, farmName: farmPlaceKind.parse(farm.fields)?.name ?? '' };
}

/**
 * Opens the app where somebody works on a device that is new to them: on their farm, where they belong
 * to one and have nothing of their own. It waits until the account has sent all, and leaves a place that
 * somebody chose on this device as it is.
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
    if (hasChosenPlace() || placeStore.getState().place !== null) {
      stop();
      return;
    }
    if ((await store.missingOf(uid)).length > 0) return;
    const farm = onlyFarm(await store.entries(uid));
    // They may have chosen, or signed out, meanwhile.
    if (isStopped || hasChosenPlace()) return;
    stop();
    if (farm !== null) goTo({ uid, farmId: farm.id, farmName: farm.farmName });
  };
  const lookAgain = () => {
    // A device that does not answer is asked again at the next change.
    look().catch(() => undefined);
  };
  stopListening = store.onChange(lookAgain);
  lookAgain();
  return stop;
}
