import { isFields } from '@mix/engine';
import {
  browserStorage,
  forgetOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';
import { workspaceOf } from '../workspace/Workspace.ts';

/** A farm that went from this device, as whoever used it does not belong to it any more. */
export interface GoneFarm {
  readonly uid: string;
  readonly farmName: string;
  /** How many documents were made here for the farm that it does not have. */
  readonly unsent: number;
}

interface Told {
  readonly farm: GoneFarm | null;
}

/** The removed farm that is to be told once; null where there is none. */
export const goneFarm = createKeptValue<Told>(browserStorage(), {
  key: 'mix.goneFarm',
  schema: 1,
  empty: { farm: null },
  read: (stored) => {
    const farm = isFields(stored) ? stored['farm'] : undefined;
    if (farm === null) return { farm: null };
    if (!isFields(farm)) return null;
    const { uid, farmName, unsent } = farm;
    const isWhole =
      typeof uid === 'string' && typeof farmName === 'string' && typeof unsent === 'number';
    return isWhole ? { farm: { uid, farmName, unsent } } : null;
  },
});

/** The key set when somebody left a farm by themselves on this device: they need not be told. */
export const leftKeyOf = (owner: DocumentOwner): string => `mix.left.${owner}`;

/** Notes that a farm has gone from here, where whoever used it did not leave it on this device. */
export function noteGone(owner: DocumentOwner, gone: Omit<GoneFarm, 'uid'>): void {
  const storage = browserStorage();
  const hasLeft = readFromDevice(storage, leftKeyOf(owner)) !== null;
  forgetOnDevice(storage, leftKeyOf(owner));
  // What could not be sent is told of in any case: it is the only copy.
  if (hasLeft && gone.unsent === 0) return;
  goneFarm.setState({ value: { farm: { uid: workspaceOf(owner).uid, ...gone } } });
}

export const forgetGone = (): void => {
  goneFarm.setState({ value: { farm: null } });
};
