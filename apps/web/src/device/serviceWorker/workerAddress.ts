/** What the browser has of Trusted Types; what a policy makes stands in for the text. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (text: string) => string };
}

const ADDRESS = '/sw.js';

/**
 * The address of the service worker. The server's policy lets no text become a script or markup but
 * through the one policy of this name, which makes this one address. It can be made once a page.
 */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return ADDRESS;
  return trustedTypes
    .createPolicy('service-worker', { createScriptURL: () => ADDRESS })
    .createScriptURL(ADDRESS);
}
