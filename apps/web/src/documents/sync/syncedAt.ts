import {
  browserStorage,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';

const keyOf = (uid: string): string => `mix.synced.${uid}`;

/** When the account last held everything of this device, over restarts; null is never. */
export function readSyncedAt(uid: string): Date | null {
  const text = readFromDevice(browserStorage(), keyOf(uid));
  const at = text === null ? null : new Date(text);
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}

export const keepSyncedAt = (uid: string, at: Date): void => {
  keepOnDevice(browserStorage(), keyOf(uid), at.toISOString());
};
