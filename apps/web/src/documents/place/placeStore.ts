import { createStore } from 'zustand/vanilla';
import {
  browserStorage,
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';
import { ownerOf, type FarmInUse } from './Place.ts';
import { heardAt, isTooOld, readRoleFields } from './roleAge.ts';

export const PLACE_KEY = 'mix.place';

/** The farm this device works on; null: everybody's own place. It holds for the account it names. */
export const placeStore = createStore<{ readonly place: FarmInUse | null }>(() => ({
  place: null,
}));

/** A text that does not read is the own place: nothing of a farm is shown by mistake. */
function readPlace(text: string | null): FarmInUse | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof FarmInUse, unknown>> | null;
    const { uid, farmId, farmName = '' } = kept ?? {};
    if (typeof uid !== 'string' || typeof farmId !== 'string') return null;
    if (typeof farmName !== 'string') return null;
    const heard = heardAt(readRoleFields(ownerOf({ uid, farmId })));
    // A device that has not heard from the farm for so long shows it again when it has.
    return heard !== null && isTooOld(heard, new Date()) ? null : { uid, farmId, farmName };
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

/** Goes to a farm, null to one's own place: every screen shows its documents from now on. */
export function goTo(farm: FarmInUse | null): void {
  if (farm === null) forgetOnDevice(browserStorage(), PLACE_KEY);
  else keepOnDevice(browserStorage(), PLACE_KEY, JSON.stringify(farm));
  placeStore.setState({ place: farm });
}
