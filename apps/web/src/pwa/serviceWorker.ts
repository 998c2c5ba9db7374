import { clientsClaim } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { isOwnPage } from './isOwnPage.ts';
import { takeOverMessage } from './takeOverMessage.ts';

/*
 * Keeps the whole app on the device: every page, every script, the catalogue. All of one build or
 * none of it: a version is kept when its last file has come, and until the operator asks for it the
 * one before stays as it was. What is not listed, the API and its channels above all, never passes
 * through here.
 */
declare const self: Window & { readonly skipWaiting: () => Promise<void> };

const { entries, startScript } = import.meta.env.OFFLINE_FILES;

addPlugins([
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
  },
]);
// The query is the screen's business: an address opens the same page with any.
precacheAndRoute([...entries], { ignoreURLParametersMatching: [/^/] });
clientsClaim();

self.addEventListener('message', ({ data }) => {
  if (data === takeOverMessage) void self.skipWaiting();
});
