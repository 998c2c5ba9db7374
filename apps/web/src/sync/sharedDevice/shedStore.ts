import type { SharedDevicePerson } from '@mix/documents';
import { isFields } from '@mix/engine';
import { useStore } from 'zustand';
import { accountStore } from '../../session/accountStore.ts';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import type { FarmInUse } from '../workspace/Place.ts';
import { placeStore } from '../workspace/placeStore.ts';
import { readShed, readShedPerson, type Shed, type ShedPerson } from './Shed.ts';
import { SHED_KEY, shedDoor } from './shedDoor.ts';

interface SharedState {
  /** Null: this device is one person's. */
  readonly shed: Shed | null;
  /** Who stands before it; null until they say, and again when they have gone. */
  readonly person: ShedPerson | null;
}

const unshared: SharedState = { shed: null, person: null };

/** How this device is shared, and with whom now. */
export const shedStore = createKeptValue<SharedState>(browserStorage(), {
  key: SHED_KEY,
  schema: 1,
  empty: unshared,
  read: readShared,
});

function readShared(stored: unknown): SharedState | null {
  if (!isFields(stored)) return null;
  const shed = readShed(stored['shed']);
  if (shed === null && stored['shed'] !== null) return null;
  return { shed, person: readShedPerson(stored['person']) };
}

/** It is shared at one farm, with one account; elsewhere the device is one person's. */
const isHere = (shed: Shed | null, farm: FarmInUse | null, uid: string | undefined): shed is Shed =>
  shed !== null && shed.uid === uid && farm?.uid === uid && farm.farmId === shed.farmId;

/** Who stands before a shared device; undefined: it is one person's, null: nobody has said. */
export function presentPerson(): ShedPerson | null | undefined {
  const uid = accountStore.getState().account?.uid;
  const { shed, person } = shedStore.getState().value;
  return isHere(shed, placeStore.getState().place, uid) ? person : undefined;
}

const tellDoor = () => {
  const { shed } = shedStore.getState().value;
  shedDoor.setState({ isShared: shed !== null, name: presentPerson()?.name ?? null });
};
tellDoor();
shedStore.subscribe(tellDoor);
placeStore.subscribe(tellDoor);

/** As `presentPerson`, as it goes into what they do. */
export function personOfShed(): SharedDevicePerson | undefined {
  const person = presentPerson();
  return person == null ? undefined : { uid: person.uid, name: person.name };
}

interface SharedDevice {
  readonly shed: Shed;
  readonly person: ShedPerson | null;
}

/** How this device is shared where it works now, and who stands before it; null: it is one person's. */
export function useSharedDevice(): SharedDevice | null {
  const uid = useStore(accountStore, ({ account }) => account?.uid);
  const farm = useStore(placeStore, ({ place }) => place);
  const { shed, person } = useStore(shedStore, ({ value }) => value);
  return isHere(shed, farm, uid) ? { shed, person } : null;
}

export const changeShed = (change: Partial<Shed>): void => {
  shedStore.setState(({ value: { shed, person } }) => ({
    value: { shed: shed && { ...shed, ...change }, person },
  }));
};

/** Somebody stands before it from now on; null: it asks who one is. */
export const setPerson = (person: ShedPerson | null): void => {
  shedStore.setState(({ value: { shed } }) => ({ value: { shed, person } }));
};

/** Shares this device from now on, or no more. */
export const shareDevice = (shed: Shed | null): void => {
  shedStore.setState({ value: { shed, person: null } });
};
