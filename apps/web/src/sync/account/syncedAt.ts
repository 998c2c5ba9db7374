import {
  browserStorage,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';

const keyOf = (uid: string): string => `mix.synced.${uid}`;
const heardKeyOf = (uid: string): string => `mix.heard.${uid}`;

/** When the account last held everything of this device, over restarts; null is never. */
export const readSyncedAt = (uid: string): Date | null => readMoment(keyOf(uid));

/** When this device last had all that the account has, over restarts; null is never. */
export const readHeardAt = (uid: string): Date | null => readMoment(heardKeyOf(uid));

function readMoment(key: string): Date | null {
  const text = readFromDevice(browserStorage(), key);
  const at = text === null ? null : new Date(text);
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}

export const keepSyncedAt = (uid: string, at: Date): void => {
  keepOnDevice(browserStorage(), keyOf(uid), at.toISOString());
};

export const keepHeardAt = (uid: string, at: Date): void => {
  keepOnDevice(browserStorage(), heardKeyOf(uid), at.toISOString());
};
