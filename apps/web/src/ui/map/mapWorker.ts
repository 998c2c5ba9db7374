import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

/** The part of the browser's Trusted Types that is used here. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string | null },
  ) => unknown;
}

let isReady = false;

/**
 * Tells the map's library where its worker lies: beside the app, not in a blob. The server's policy
 * lets no text become the address of a script. Where a map is configured that policy names one more
 * policy of Trusted Types: it lets this one address through and refuses every other as before.
 */
export function readyMapWorker(): void {
  if (isReady) return;
  isReady = true;
  setWorkerUrl(workerUrl);
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => (text === workerUrl ? text : null),
  });
}
