import { clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { withoutOthersScreen } from './drawnScreen.ts';
import { isOwnPage } from './isOwnPage.ts';
import { isOpenedByHand, withoutOpenerPolicy } from './openedByHand.ts';
import { keepMissing, type LivingEvent } from './keepFiles.ts';
import type { OfflineEntry } from './OfflineFiles.ts';
import { answerShared, sharedTo } from './shareTarget.ts';
import { forgetOthersMessage, keepMissingMessage, takeOverMessage } from './workerMessages.ts';

/*
 * Keeps the whole app on the device: every page, every script, the catalogue. An update is kept
 * whole or not at all: only when its last file has come, and until the operator asks for it the
 * version before stays active. A first version has none before it: every file that comes is kept,
 * the page tells which are missing, and they are asked for again. Requests for anything else, the
 * API and its channels above all, never pass through here.
 */
interface WorkerEvent extends Event, LivingEvent {
  readonly data?: unknown;
  readonly ports: readonly MessagePort[];
}
declare const self: {
  readonly addEventListener: (
    type: 'install' | 'message',
    listener: (event: WorkerEvent) => void,
  ) => void;
  readonly clients: { readonly matchAll: (which: object) => Promise<readonly unknown[]> };
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
};

const { entries, startScript } = import.meta.env.OFFLINE_FILES;

const kept = new PrecacheController({
  plugins: [
    {
      fetchDidSucceed: async ({ request, response }) => {
        const isPage = entries.some(
          ({ url, integrity }) => integrity === undefined && request.url === location.origin + url,
        );
        // Somebody waits for a page that the device has lost: whatever the network answers is right.
        if (!isPage || request.mode === 'navigate') return response;
        if (await isOwnPage(response, startScript)) return response;
        throw new Error(`${request.url} was not answered with its page`);
      },
      cachedResponseWillBeUsed: async ({ event, cachedResponse = null }) => {
        const { request } = event as { readonly request?: Request };
        if (cachedResponse === null || request?.mode !== 'navigate') return cachedResponse;
        const page = await withoutOthersScreen(cachedResponse, request.url);
        return isOpenedByHand(request) ? withoutOpenerPolicy(page) : page;
      },
    },
  ],
});
kept.addToCacheList([...entries]);
self.addEventListener('install', (event) => {
  event.waitUntil(self.registration.active === null ? keepFirst(event) : kept.install(event));
});

/** No screen opens without these two: on a device with little room they come before all else. */
const isNeeded = ({ url }: OfflineEntry): boolean => url === '/' || url === startScript;
const neededFirst = entries.toSorted((a, b) => Number(isNeeded(b)) - Number(isNeeded(a)));

/** @throws Error without the page that the app begins with, or its script. */
async function keepFirst(event: WorkerEvent): Promise<void> {
  const lost = await keepMissing(kept, neededFirst, event);
  if (lost.includes('/') || lost.includes(startScript)) throw new Error('the app did not come');
}
// The query is for the screen: an address opens the same page with any query.
const precached = new PrecacheRoute(kept, { ignoreURLParametersMatching: [/^/] });
registerRoute(precached.match, async (asked) => {
  try {
    return await precached.handler.handle(asked);
  } catch (error) {
    // The library fetches and keeps a file that the device has lost: on a full device keeping it
    // fails, and with it the screen.
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (!isFull) throw error;
    return fetch(asked.request);
  }
});
// For an address that no screen has: without a network the app's first page says so.
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate',
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const home = await kept.matchPrecache('/');
      if (home === undefined) throw error;
      return home;
    }
  },
);
// A page of the version before may still be open, or be loading: it gets its own files.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === sharedTo,
  ({ request }) => answerShared(request),
  'POST',
);
clientsClaim();

self.addEventListener('message', (event) => {
  if (event.data === takeOverMessage) void self.skipWaiting();
  if (event.data === forgetOthersMessage) event.waitUntil(forgetOthers(event));
  if (event.data === keepMissingMessage) {
    const [port] = event.ports;
    event.waitUntil(keepMissing(kept, neededFirst, event).then((lost) => port?.postMessage(lost)));
  }
});

/** Drops the files of other versions, unless a page or a worker may need them. */
async function forgetOthers(event: WorkerEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  if (installing !== null || waiting !== null || pages.length > 1) return;
  await kept.activate(event);
}
