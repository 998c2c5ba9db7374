import {
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
  type DeviceStorage,
} from '../device/storage/deviceStorage.ts';

const KEY = 'mix.leaving';

/** Stands for the uid once its documents are off the device: the device keeps no name of who left. */
export const LEFT = 'left';

/** The uid whose documents are being taken off this device, then `LEFT`; null: nobody has left. */
export const leavingAccount = (storage: DeviceStorage | null) => ({
  get: (): string | null => readFromDevice(storage, KEY),
  set: (uid: string | null): void => {
    if (uid === null) forgetOnDevice(storage, KEY);
    else keepOnDevice(storage, KEY, uid);
  },
});
