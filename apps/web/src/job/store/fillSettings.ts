import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';

/** How the operator wants to see and hear the filling on this device. */
export interface FillSettings {
  /** Pure black and white, heavier: for reading outdoors. */
  readonly sun: boolean;
  /** The device reads each step aloud. */
  readonly speaks: boolean;
}

const asInstalled: FillSettings = { sun: false, speaks: false };

function readStored(stored: unknown): FillSettings | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('sun' in stored) || !('speaks' in stored)) return null;
  const { sun, speaks } = stored;
  return typeof sun === 'boolean' && typeof speaks === 'boolean' ? { sun, speaks } : null;
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

/** Holds the sun contrast on the page while the screen that asks stands. A hook. */
export function useSunContrast(): void {
  const { sun } = useFillSettings();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!sun) return undefined;
    dataset.contrast = 'sun';
    return () => {
      delete dataset.contrast;
    };
  }, [sun]);
}
