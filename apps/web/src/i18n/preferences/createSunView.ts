import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DeviceStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';

/** The reader's choice and its local day: the next day starts dark again. */
interface Choice {
  readonly day: string;
  readonly isOn: boolean;
}

interface SunDevice {
  readonly storage: DeviceStorage | null;
  readonly now: () => Date;
  /** The reader asks every page for more contrast. */
  readonly prefersContrast: () => boolean;
}

export interface SunView {
  /** Whether the screen is black on white now. */
  readonly isOn: StoreApi<boolean>;
  readonly toggle: () => void;
  /** Bright light falls on the screen: turns the view on, unless it was put away on this day. */
  readonly onBrightLight: () => void;
  /** Compares the choice's day with today again. */
  readonly refresh: () => void;
}

/** The local day of a moment, as it is kept with a choice. */
export const sunDayOf = (at: Date): string =>
  `${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`;

function readStored(stored: unknown): Choice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('day' in stored) || !('isOn' in stored)) return null;
  const { day, isOn } = stored;
  return typeof day === 'string' && typeof isOn === 'boolean' ? { day, isOn } : null;
}

/** The view for bright sun: a help for the moment, kept for the local day it was chosen on. */
export function createSunView({ storage, now, prefersContrast }: SunDevice): SunView {
  const never: Choice = { day: '', isOn: false };
  const kept = createKeptValue(storage, {
    key: 'mix.sun',
    schema: 1,
    empty: never,
    read: readStored,
  });
  const chosenToday = (): boolean | null => {
    const { day, isOn } = kept.getState().value;
    return day === sunDayOf(now()) ? isOn : null;
  };
  // The initial state is that of a page drawn at build time.
  const isOn = createStore(() => false);
  const refresh = () => {
    isOn.setState(chosenToday() ?? prefersContrast(), true);
  };
  const choose = (chosen: boolean) => {
    kept.setState({ value: { day: sunDayOf(now()), isOn: chosen } });
  };
  kept.subscribe(refresh);
  return {
    isOn,
    refresh,
    toggle: () => {
      choose(!isOn.getState());
    },
    onBrightLight: () => {
      if (chosenToday() === null) choose(true);
    },
  };
}
