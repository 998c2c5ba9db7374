import { useStore } from 'zustand';
import { browserStorage } from '../device/storage/deviceStorage.ts';
import { createKeptValue } from '../device/storage/keptValue.ts';

/** How the operator wants to hear the filling on this device. */
export interface FillSettings {
  /** The device reads each step aloud. */
  readonly speaks: boolean;
}

const asInstalled: FillSettings = { speaks: false };

function readStored(stored: unknown): FillSettings | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('speaks' in stored)) return null;
  const { speaks } = stored;
  return typeof speaks === 'boolean' ? { speaks } : null;
}

export const fillSettings = createKeptValue(browserStorage(), {
  key: 'mix.fill',
  schema: 1,
  empty: asInstalled,
  read: readStored,
});

export const useFillSettings = (): FillSettings => useStore(fillSettings, ({ value }) => value);

export function changeFillSettings(change: Partial<FillSettings>): void {
  fillSettings.setState(({ value }) => ({ value: { ...value, ...change } }));
}
