import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../styles/breakpoints.ts';

/**
 * A hook. Whether the screen is at least as wide as `from`; a page drawn at build time is a
 * phone's.
 * @param from `sm`: where the plan begins to stand beside the fields (`--from-sm` in the style
 * sheets)
 */
export function useWideScreen(from: keyof typeof breakpoints = 'sm'): boolean {
  const query = `(width >= ${breakpoints[from]}px)`;
  // A new function at each drawing would make React listen anew at each key press.
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
