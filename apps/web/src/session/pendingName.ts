import {
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
  type DeviceStorage,
} from '../device/storage/deviceStorage.ts';

const KEY = 'mix.owedName';

/** The name that was given at a registration, for the account of that address. */
export interface PendingName {
  readonly email: string;
  readonly name: string;
}

function readOwed(text: string | null): PendingName | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { email, name } = kept as Partial<Record<keyof PendingName, unknown>>;
    return typeof email === 'string' && typeof name === 'string' ? { email, name } : null;
  } catch {
    return null;
  }
}

/**
 * The pending name on the device: it outlives a page that is closed between the making of an
 * account and the writing of its name.
 */
export const pendingName = (storage: DeviceStorage | null) => ({
  get: (): PendingName | null => readOwed(readFromDevice(storage, KEY)),
  set: (owed: PendingName | null): void => {
    if (owed === null) forgetOnDevice(storage, KEY);
    else keepOnDevice(storage, KEY, JSON.stringify(owed));
  },
});
