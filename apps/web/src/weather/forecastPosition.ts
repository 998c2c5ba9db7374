import type { OutlinePoint } from '@mix/documents';

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

/** Position of this device; null where it is not allowed, not found or less exact than 20 km. */
export function devicePosition(): Promise<Position | null> {
  // A page without TLS has no such interface.
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  const { geolocation } = navigator;
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const isKnown = accuracy <= MOST_ERROR_M;
        resolve(isKnown ? { latitudeDeg: latitude, longitudeDeg: longitude } : null);
      },
      () => {
        resolve(null);
      },
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}
