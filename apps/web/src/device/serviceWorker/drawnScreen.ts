/*
 * Pages are drawn at build time, in English and for a device that holds nothing. On any other device the
 * drawn screen is thrown away once the scripts run; until then it would stand there, in words that are not
 * the reader's. The service worker cannot read what the device holds, so the page leaves word for it.
 */
const CACHE = 'mix-drawn-screen';
const FOR_OTHERS = '/drawn-for-others';

/** What is typed before the scripts run counts there (`earlyTyping.ts`): its fields stay, in any language. */
const TYPED_EARLY = '/mix';

const DRAWN = /(?<=<div id="root">).*(?=<\/div><script type="application\/json")/s;

/**
 * Leaves word for the next opening.
 * @param isForDevice whether what the build drew is what this device shows
 */
export async function noteDrawnScreen(isForDevice: boolean): Promise<void> {
  // A page served without TLS has no such store.
  if (!('caches' in globalThis)) return;
  if (isForDevice) await caches.delete(CACHE);
  else await (await caches.open(CACHE)).put(FOR_OTHERS, new Response());
}

/** A kept page as this device gets it: without the screen that the build drew, where that is for others. */
export async function withoutOthersScreen(page: Response, url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  if (pathname === TYPED_EARLY) return page;
  // What an address with a query asks for was not drawn either.
  if (search === '' && !(await caches.has(CACHE))) return page;
  const headers = new Headers(page.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  const html = (await page.text()).replace(DRAWN, '');
  return new Response(html, { status: page.status, headers });
}
