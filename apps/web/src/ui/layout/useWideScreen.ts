import { breakpoints } from '../styles/breakpoints.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/**
 * A hook. Whether the screen is at least as wide as `from`; a page drawn at build time is a
 * phone's.
 * @param from `sm`: where the plan begins to stand beside the fields (`--from-sm` in the style
 * sheets)
 */
export const useWideScreen = (from: keyof typeof breakpoints = 'sm'): boolean =>
  useMediaQuery(`(width >= ${breakpoints[from]}px)`);
