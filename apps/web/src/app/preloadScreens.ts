import { routes } from './routes.ts';

/** Long after the first screen works, so that nothing waits behind it. */
const stillForMs = 3000;

/**
 * Fetches the other screens while nothing else happens: they open later without a signal. One that
 * cannot be fetched now is asked for again when it is wanted.
 */
export function preloadScreens(): void {
  window.setTimeout(() => {
    for (const { load, fetchRest } of routes) {
      void load()
        .then(() => fetchRest?.())
        .catch(() => undefined);
    }
  }, stillForMs);
}
