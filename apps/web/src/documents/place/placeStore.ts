import { createStore } from 'zustand/vanilla';
import {
  browserStorage,
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';
import { ownerOf, type Place } from './Place.ts';
import { heardAt, isTooOld, readRoleFields } from './roleAge.ts';

export const PLACE_KEY = 'mix.place';

/** The place this device was left in; null: everybody's own. It holds for the account it names. */
export const placeStore = createStore<{ readonly place: Place | null }>(() => ({ place: null }));

/** A text that does not read is the own place: nothing of a farm is shown by mistake. */
function readPlace(text: string | null): Place | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof Place, unknown>> | null;
    const { uid, farmId } = kept ?? {};
    if (typeof uid !== 'string' || typeof farmId !== 'string') return null;
    const heard = heardAt(readRoleFields(ownerOf({ uid, farmId })));
    // A device that has not heard from the farm for so long shows it again when it has.
    return heard !== null && isTooOld(heard, new Date()) ? null : { uid, farmId };
  } catch {
    return null;
  }
}

const readKept = () => {
  placeStore.setState({ place: readPlace(readFromDevice(browserStorage(), PLACE_KEY)) });
};

if (typeof window !== 'undefined') {
  readKept();
  // Another tab went to another place, and a device is in one.
  window.addEventListener('storage', ({ key }) => {
    if (key === PLACE_KEY || key === null) readKept();
  });
}

/** Goes to a place: every screen shows its documents from now on. */
export function goTo(place: Place): void {
  const next = place.farmId === null ? null : place;
  if (next === null) forgetOnDevice(browserStorage(), PLACE_KEY);
  else keepOnDevice(browserStorage(), PLACE_KEY, JSON.stringify(next));
  placeStore.setState({ place: next });
}
