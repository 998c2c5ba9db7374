import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

/** What the browser has of Trusted Types. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string | null },
  ) => unknown;
}

let isReady = false;

/**
 * Says where the worker of the map's library lies: beside the app, not in a blob. The server's policy lets
 * no text become the address of a script; where a map is configured it knows one more policy, which lets
 * this one address through and refuses every other as before.
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
