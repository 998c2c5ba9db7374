import { createStore } from 'zustand/vanilla';
import {
  browserStorage,
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';
import { ownerOf, type FarmInUse } from './Workspace.ts';
import { heardAt, isTooOld, readRoleFields } from './roleAge.ts';

export const WORKSPACE_KEY = 'mix.place';
/** Stands there once somebody went to a place on this device, their own included. */
export const CHOSEN_KEY = 'mix.placeChosen';

interface PlaceState {
  /** The farm this device works on; null: everybody's own place. It holds for the account it names. */
  readonly place: FarmInUse | null;
  /** The farm it worked on, of which it has not heard for too long; null: there is none. */
  readonly unheard: FarmInUse | null;
}

const NOWHERE: PlaceState = { place: null, unheard: null };

export const workspaceStore = createStore<PlaceState>(() => NOWHERE);

/** A text that does not read is the own place: nothing of a farm is shown by mistake. */
function readPlace(text: string | null): PlaceState {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof FarmInUse, unknown>> | null;
    const { uid, farmId, farmName = '' } = kept ?? {};
    if (typeof uid !== 'string' || typeof farmId !== 'string') return NOWHERE;
    if (typeof farmName !== 'string') return NOWHERE;
    const heard = heardAt(readRoleFields(ownerOf({ uid, farmId })));
    const farm = { uid, farmId, farmName };
    // A device that has not heard from the farm for so long shows it again when it has.
    return heard !== null && isTooOld(heard, new Date())
      ? { place: null, unheard: farm }
      : { place: farm, unheard: null };
  } catch {
    return NOWHERE;
  }
}

const readKept = () => {
  workspaceStore.setState(readPlace(readFromDevice(browserStorage(), WORKSPACE_KEY)));
};

if (typeof window !== 'undefined') {
  readKept();
  // Another tab went to another place, and a device is in one.
  window.addEventListener('storage', ({ key }) => {
    if (key === WORKSPACE_KEY || key === null) readKept();
  });
}

/** Goes to a farm, null to one's own place: every screen shows its documents from now on. */
export function switchWorkspace(farm: FarmInUse | null): void {
  keepOnDevice(browserStorage(), CHOSEN_KEY, 'true');
  if (farm === null) forgetOnDevice(browserStorage(), WORKSPACE_KEY);
  else keepOnDevice(browserStorage(), WORKSPACE_KEY, JSON.stringify(farm));
  workspaceStore.setState({ place: farm, unheard: null });
}

/** The farm has been heard of: whoever still belongs to it works there again, as before. */
export function refreshRole(owner: DocumentOwner, isMember: boolean): void {
  const { unheard } = workspaceStore.getState();
  if (unheard !== null && ownerOf(unheard) === owner) switchWorkspace(isMember ? unheard : null);
}

/** The farm in use has a name by now, or another one. */
export function renameKnownFarm(owner: DocumentOwner, farmName: string): void {
  const { place } = workspaceStore.getState();
  if (place === null || ownerOf(place) !== owner || place.farmName === farmName) return;
  const named = { ...place, farmName };
  keepOnDevice(browserStorage(), WORKSPACE_KEY, JSON.stringify(named));
  workspaceStore.setState({ place: named });
}
