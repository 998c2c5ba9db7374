import { createStore } from 'zustand/vanilla';
import { browserStorage, readFromDevice } from '../../device/storage/deviceStorage.ts';

export const SHED_KEY = 'mix.shed';

interface ShedDoor {
  /** Several people share this device. */
  readonly isShared: boolean;
  /** What the one before it is called; null: nobody said, or the device is one person's. */
  readonly name: string | null;
}

/** All that the first screens know of a shared device; the rest, `shedStore.ts`, comes where it is one. */
export const shedDoor = createStore<ShedDoor>(() => ({ isShared: false, name: null }));

const read = () => {
  shedDoor.setState({ isShared: readFromDevice(browserStorage(), SHED_KEY) !== null });
};

if (typeof window !== 'undefined') {
  read();
  window.addEventListener('storage', ({ key }) => {
    if (key === SHED_KEY || key === null) read();
  });
}
