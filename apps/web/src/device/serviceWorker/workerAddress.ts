/** The part of Trusted Types that is used here; a policy's result stands in for the text. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (text: string) => string };
}

const ADDRESS = '/sw.js';

/**
 * The address of the service worker. The server's policy lets no text become a script or markup
 * except through the one policy of this name, which makes this one address. A page can create that
 * policy once.
 */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return ADDRESS;
  return trustedTypes
    .createPolicy('service-worker', { createScriptURL: () => ADDRESS })
    .createScriptURL(ADDRESS);
}
