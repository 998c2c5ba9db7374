import { useEffect, useState } from 'react';

/** A position as the device reports it; `atMs` is the device's own clock at that moment. */
export interface DeviceFix {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly accuracyM: number;
  readonly atMs: number;
  /** Over the ground; null where the device does not say. */
  readonly speedMPerS: number | null;
}

/**
 * `searching`: asked, no position yet. `lost`: there was one, none came for a while. `refused`: the
 * device may not tell its position. `unsupported`: it has no geolocation, or the page came without
 * TLS.
 */
export type PositionState = 'off' | 'searching' | 'here' | 'lost' | 'refused' | 'unsupported';

/** A phone under trees may be silent for a few seconds. */
const LOST_AFTER_MS = 10_000;

interface Watched {
  readonly fix: DeviceFix | null;
  readonly state: PositionState;
}

/**
 * A hook. The position of the device while `active`. A page that was hidden asks anew when it is
 * seen again: some phones end the old watch without a word.
 * @param onFix gets every position, also several between two drawings
 */
export function usePosition(active: boolean, onFix?: (fix: DeviceFix) => void): Watched {
  const [watched, setWatched] = useState<Watched>({ fix: null, state: 'searching' });
  const isSupported = 'geolocation' in navigator;
  useEffect(() => {
    if (!active || !isSupported) return undefined;
    const { geolocation } = navigator;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let watch: number | null = null;
    const lose = () => {
      setWatched(({ fix }) => ({ fix, state: fix === null ? 'searching' : 'lost' }));
    };
    const hear = ({ coords, timestamp }: GeolocationPosition) => {
      const fix = {
        latitudeDeg: coords.latitude,
        longitudeDeg: coords.longitude,
        accuracyM: coords.accuracy,
        atMs: timestamp,
        speedMPerS: coords.speed,
      };
      clearTimeout(silence);
      silence = setTimeout(lose, LOST_AFTER_MS);
      setWatched({ fix, state: 'here' });
      onFix?.(fix);
    };
    const fail = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
      if (code === PERMISSION_DENIED) setWatched(({ fix }) => ({ fix, state: 'refused' }));
      else lose();
    };
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      if (watch !== null) geolocation.clearWatch(watch);
      watch = geolocation.watchPosition(hear, fail, { enableHighAccuracy: true, maximumAge: 0 });
    };
    document.addEventListener('visibilitychange', ask);
    ask();
    return () => {
      document.removeEventListener('visibilitychange', ask);
      clearTimeout(silence);
      if (watch !== null) geolocation.clearWatch(watch);
    };
  }, [active, isSupported, onFix]);
  if (!active) return { ...watched, state: 'off' };
  return isSupported ? watched : { fix: null, state: 'unsupported' };
}
