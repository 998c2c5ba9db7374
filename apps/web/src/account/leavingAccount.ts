import {
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
  type DeviceStorage,
} from '../device/storage/deviceStorage.ts';

const KEY = 'mix.leaving';

/** The uid whose documents are being taken off this device; null: nobody's. */
export const leavingAccount = (storage: DeviceStorage | null) => ({
  get: (): string | null => readFromDevice(storage, KEY),
  set: (uid: string | null): void => {
    if (uid === null) forgetOnDevice(storage, KEY);
    else keepOnDevice(storage, KEY, uid);
  },
});
