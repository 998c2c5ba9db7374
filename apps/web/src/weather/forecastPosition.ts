import type { OutlinePoint } from '@mix/documents';
import { useStore } from 'zustand';
import { browserStorage } from '../device/storage/deviceStorage.ts';
import { createKeptValue } from '../device/storage/keptValue.ts';

export interface Position {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** A less exact position counts as not known: the weather there may be other weather. */
const MOST_ERROR_M = 20_000;
const TIMEOUT_MS = 15_000;
/** A position up to ten minutes old is used: nobody moves into other weather in that time. */
const FRESH_MS = 600_000;

/** The middle of a paddock's corners. */
export function middleOf(outline: readonly OutlinePoint[]): Position | null {
  if (outline.length === 0) return null;
  const mean = (of: (point: OutlinePoint) => number): number =>
    outline.reduce((sum, point) => sum + of(point), 0) / outline.length;
  const longitudes = outline.map(({ longitudeDeg }) => longitudeDeg);
  // Over the date line the mean lies on the other side of the earth.
  if (Math.max(...longitudes) - Math.min(...longitudes) > 180) return null;
  return {
    latitudeDeg: mean(({ latitudeDeg }) => latitudeDeg),
    longitudeDeg: mean(({ longitudeDeg }) => longitudeDeg),
  };
}

/**
 * Position of this device; null where it is not allowed, not found or less exact than asked for.
 * @param mostErrorM without it as for weather, 20 km
 */
export function devicePosition(mostErrorM = MOST_ERROR_M): Promise<Position | null> {
  // A page without TLS has no such interface.
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  const { geolocation } = navigator;
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const isKnown = accuracy <= mostErrorM;
        resolve(isKnown ? { latitudeDeg: latitude, longitudeDeg: longitude } : null);
      },
      () => {
        resolve(null);
      },
      {
        enableHighAccuracy: mostErrorM < MOST_ERROR_M,
        timeout: TIMEOUT_MS,
        maximumAge: mostErrorM < MOST_ERROR_M ? 0 : FRESH_MS,
      },
    );
  });
}

/** Whether a kept value is a number. */
export const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** A position as it was kept; null where it is none. */
export function readPosition(stored: unknown): Position | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { latitudeDeg, longitudeDeg } = stored as Partial<Record<keyof Position, unknown>>;
  return isFigure(latitudeDeg) &&
    Math.abs(latitudeDeg) <= 90 &&
    isFigure(longitudeDeg) &&
    Math.abs(longitudeDeg) <= 180
    ? { latitudeDeg, longitudeDeg }
    : null;
}

/** Position of the farm, as set on this device, for the forecast on Home. */
export const farmPlace = createKeptValue<Position | null>(browserStorage(), {
  key: 'mix.farmPlace',
  schema: 1,
  empty: null,
  read: readPosition,
});

/** A hook. The farm's position; null until somebody sets it. */
export const useFarmPlace = (): Position | null => useStore(farmPlace, ({ value }) => value);
