import { createStore } from 'zustand/vanilla';
import type { DeviceStorageCode } from './device/DeviceStorageError.ts';

/** How well this device keeps what is saved on it. */
export interface DeviceHealth {
  /** Why the last write failed, until one works again; `memory` lasts as long as the page. */
  readonly trouble: DeviceStorageCode | null;
  /** Whether the browser promised not to clear the saved data by itself; null until asked. */
  readonly lasting: boolean | null;
  /** Less room is left than a season's work may need; false until asked. */
  readonly nearlyFull: boolean;
  /** Documents that are kept and not shown: of a newer version of this app, or damaged. */
  readonly unreadable: number;
}

export const deviceHealth = createStore<DeviceHealth>(() => ({
  trouble: null,
  lasting: null,
  nearlyFull: false,
  unreadable: 0,
}));
