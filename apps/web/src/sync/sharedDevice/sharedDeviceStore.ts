import type { SharedDevicePerson } from '@mix/documents';
import { isFields } from '@mix/engine';
import { useStore } from 'zustand';
import { accountStore } from '../../session/accountStore.ts';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import type { FarmInUse } from '../workspace/Workspace.ts';
import { workspaceStore } from '../workspace/workspaceStore.ts';
import {
  readSharedDevice,
  readPersonOnDevice,
  type SharedDeviceSettings,
  type PersonOnDevice,
} from './SharedDeviceSettings.ts';
import { SHARED_DEVICE_KEY, isSharedStore } from './isSharedStore.ts';

interface SharedState {
  /** Null: this device is one person's. */
  readonly shed: SharedDeviceSettings | null;
  /** The person at the device; null until they say who they are, and again when they have gone. */
  readonly person: PersonOnDevice | null;
}

const unshared: SharedState = { shed: null, person: null };

/** How this device is shared, and the person at it now. */
export const sharedDeviceStore = createKeptValue<SharedState>(browserStorage(), {
  key: SHARED_DEVICE_KEY,
  schema: 1,
  empty: unshared,
  read: readShared,
});

function readShared(stored: unknown): SharedState | null {
  if (!isFields(stored)) return null;
  const shed = readSharedDevice(stored['shed']);
  if (shed === null && stored['shed'] !== null) return null;
  return { shed, person: readPersonOnDevice(stored['person']) };
}

/**
 * Whether the device is shared where it works now: on one farm, with one account. Elsewhere it is
 * one person's.
 */
const isHere = (
  shed: SharedDeviceSettings | null,
  farm: FarmInUse | null,
  uid: string | undefined,
): shed is SharedDeviceSettings =>
  shed !== null && shed.uid === uid && farm?.uid === uid && farm.farmId === shed.farmId;

/** Who stands before a shared device; undefined: it is one person's, null: nobody has said. */
export function presentPerson(): PersonOnDevice | null | undefined {
  const uid = accountStore.getState().account?.uid;
  const { shed, person } = sharedDeviceStore.getState().value;
  return isHere(shed, workspaceStore.getState().place, uid) ? person : undefined;
}

const tellDoor = () => {
  const { shed } = sharedDeviceStore.getState().value;
  isSharedStore.setState({ isShared: shed !== null, name: presentPerson()?.name ?? null });
};
tellDoor();
sharedDeviceStore.subscribe(tellDoor);
workspaceStore.subscribe(tellDoor);

/** As `presentPerson`, in the form in which documents name them. */
export function personOnSharedDevice(): SharedDevicePerson | undefined {
  const person = presentPerson();
  return person == null ? undefined : { uid: person.uid, name: person.name };
}

interface SharedDevice {
  readonly shed: SharedDeviceSettings;
  readonly person: PersonOnDevice | null;
}

/** How this device is shared where it works now, and who stands before it; null: it is one person's. */
export function useSharedDevice(): SharedDevice | null {
  const uid = useStore(accountStore, ({ account }) => account?.uid);
  const farm = useStore(workspaceStore, ({ place }) => place);
  const { shed, person } = useStore(sharedDeviceStore, ({ value }) => value);
  return isHere(shed, farm, uid) ? { shed, person } : null;
}

export const changeSharedDevice = (change: Partial<SharedDeviceSettings>): void => {
  sharedDeviceStore.setState(({ value: { shed, person } }) => ({
    value: { shed: shed && { ...shed, ...change }, person },
  }));
};

/** Notes who is at the device from now on; null: it asks. */
export const setPerson = (person: PersonOnDevice | null): void => {
  sharedDeviceStore.setState(({ value: { shed } }) => ({ value: { shed, person } }));
};

/** Shares this device from now on, or no more. */
export const shareDevice = (shed: SharedDeviceSettings | null): void => {
  sharedDeviceStore.setState({ value: { shed, person: null } });
};
