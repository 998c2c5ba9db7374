import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../styles/breakpoints.ts';

/**
 * A hook. Whether the screen is at least so wide; a page drawn at build time is a phone's.
 * @param from `sm`: from where the answer stands beside the fields (`--from-sm` in the style sheets)
 */
export function useWideScreen(from: keyof typeof breakpoints = 'sm'): boolean {
  const query = `(width >= ${breakpoints[from]}px)`;
  // Another function at each drawing would listen anew at each key press.
  const watch = useCallback(
    (onChange: () => void) => {
      const watched = window.matchMedia(query);
      watched.addEventListener('change', onChange);
      return () => {
        watched.removeEventListener('change', onChange);
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
