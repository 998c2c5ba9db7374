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
/** Set once somebody chose a workspace on this device, their own included. */
export const CHOSEN_KEY = 'mix.placeChosen';

interface PlaceState {
  /** The farm this device works on, for its `uid` only; null: the account's own workspace. */
  readonly place: FarmInUse | null;
  /** The farm it worked on, and has not heard from for too long; null: there is none. */
  readonly unheard: FarmInUse | null;
}

const NOWHERE: PlaceState = { place: null, unheard: null };

export const workspaceStore = createStore<PlaceState>(() => NOWHERE);

/** A text that cannot be read means the own workspace: nothing of a farm is shown by mistake. */
function readPlace(text: string | null): PlaceState {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof FarmInUse, unknown>> | null;
    const { uid, farmId, farmName = '' } = kept ?? {};
    if (typeof uid !== 'string' || typeof farmId !== 'string') return NOWHERE;
    if (typeof farmName !== 'string') return NOWHERE;
    const heard = heardAt(readRoleFields(ownerOf({ uid, farmId })));
    const farm = { uid, farmId, farmName };
    // A farm that was not heard from for too long is hidden until it is heard from again.
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
  // Another tab changed the workspace, and a device has only one.
  window.addEventListener('storage', ({ key }) => {
    if (key === WORKSPACE_KEY || key === null) readKept();
  });
}

/** Switches to a farm, or with null to the own workspace: every screen then shows its documents. */
export function switchWorkspace(farm: FarmInUse | null): void {
  keepOnDevice(browserStorage(), CHOSEN_KEY, 'true');
  if (farm === null) forgetOnDevice(browserStorage(), WORKSPACE_KEY);
  else keepOnDevice(browserStorage(), WORKSPACE_KEY, JSON.stringify(farm));
  workspaceStore.setState({ place: farm, unheard: null });
}

/** A farm was heard from again: a member works there again, anybody else in their own workspace. */
export function refreshRole(owner: DocumentOwner, isMember: boolean): void {
  const { unheard } = workspaceStore.getState();
  if (unheard !== null && ownerOf(unheard) === owner) switchWorkspace(isMember ? unheard : null);
}

/** Takes over the name of the farm in use, where it has one by now, or another one. */
export function renameKnownFarm(owner: DocumentOwner, farmName: string): void {
  const { place } = workspaceStore.getState();
  if (place === null || ownerOf(place) !== owner || place.farmName === farmName) return;
  const named = { ...place, farmName };
  keepOnDevice(browserStorage(), WORKSPACE_KEY, JSON.stringify(named));
  workspaceStore.setState({ place: named });
}
