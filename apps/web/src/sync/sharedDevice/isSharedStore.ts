import { createStore } from 'zustand/vanilla';
import { browserStorage, readFromDevice } from '../../device/storage/deviceStorage.ts';

export const SHARED_DEVICE_KEY = 'mix.shed';

interface IsShared {
  /** Several people share this device. */
  readonly isShared: boolean;
  /** The name of the person at the device; null: nobody said, or the device is one person's. */
  readonly name: string | null;
}

/**
 * All that the first screens know of a shared device; the rest, `sharedDeviceStore.ts`, is loaded
 * only on a shared device.
 */
export const isSharedStore = createStore<IsShared>(() => ({ isShared: false, name: null }));

const read = () => {
  isSharedStore.setState({
    isShared: readFromDevice(browserStorage(), SHARED_DEVICE_KEY) !== null,
  });
};

if (typeof window !== 'undefined') {
  read();
  window.addEventListener('storage', ({ key }) => {
    if (key === SHARED_DEVICE_KEY || key === null) read();
  });
}
