import { useEffect, useState } from 'react';

/** `pending`: asked, no answer yet. `refused`: the device would not, a low battery for example. */
export type WakeLockState = 'pending' | 'held' | 'refused' | 'unsupported';

/**
 * Keeps the screen on while the component stands. The browser releases the lock whenever the page
 * is hidden, so it is asked for again on every return; it may refuse, and the operator must be
 * told.
 */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>(() =>
    wakeLockOf(navigator) === null ? 'unsupported' : 'pending',
  );
  useEffect(() => {
    const wakeLock = wakeLockOf(navigator);
    if (wakeLock === null) return undefined;
    let held: WakeLockSentinel | null = null;
    let left = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || held?.released === false) return;
      try {
        held = await wakeLock.request('screen');
        if (left) await held.release();
        else setState('held');
        held.addEventListener('release', () => {
          if (!left && document.visibilityState === 'visible') setState('refused');
        });
      } catch {
        if (!left) setState('refused');
      }
    };
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    void ask();
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
      void held?.release();
    };
  }, []);
  return state;
}

/** An older browser, or a page without TLS, has no such interface. */
const wakeLockOf = (device: Partial<Pick<Navigator, 'wakeLock'>>): Navigator['wakeLock'] | null =>
  device.wakeLock ?? null;
