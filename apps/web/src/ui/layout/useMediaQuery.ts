import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** A hook. Whether a media query matches now; in a page drawn at build time none does. */
export function useMediaQuery(query: string): boolean {
  // A new function at each drawing would make React listen anew at each key press.
  const watch = useCallback(
    (onChange: () => void) => {
      const watched = window.matchMedia(query);
      // Paper is laid out right after the event: a drawing in the next turn comes too late for it.
      const drawNow = () => flushSync(onChange);
      watched.addEventListener('change', drawNow);
      return () => {
        watched.removeEventListener('change', drawNow);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
