import { useSyncExternalStore } from 'react';
import { breakpoints } from '../styles/breakpoints.ts';

/** From where the answer stands beside the fields; the style sheets call it `--from-sm`. */
const WIDE = `(width >= ${breakpoints.sm}px)`;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether there is room beside the fields; a page drawn at build time is a phone's. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
