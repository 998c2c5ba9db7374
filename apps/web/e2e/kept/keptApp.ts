import type { Page } from 'playwright-core';
import { openFreshPage, untilAlive, untilKept } from '../browser/browser.ts';

/** Skips the wait that holds back the app's keeping in favour of other requests. */
export async function withoutWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const impatient = (handler: () => void, ms?: number) => wait(handler, ms === 3000 ? 0 : ms);
    Object.assign(window, { setTimeout: impatient });
  });
}

/**
 * Paths of the files that a visit asks for, with the page of the terms. Tests of updates keep only
 * these: keeping one file after another is most of an update's time. `offline.e2e.ts` has all files
 * of the app on the device.
 */
export async function askedForBy(
  visit: (page: Page) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const visitor = await openFreshPage();
  const asked = new Set(['/tos']);
  visitor.page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await withoutWaiting(visitor.page);
  await visit(visitor.page);
  await visitor.close();
  return asked;
}

/** The page does not keep the app's files until `keepNow` is called. */
export async function holdKeeping(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const held = (handler: () => void, ms?: number) => {
      // The first timer of this length is the start's; other code waits for the same time.
      if (ms !== 3000 || 'keepNow' in window) return wait(handler, ms);
      return Object.assign(window, { keepNow: handler });
    };
    Object.assign(window, { setTimeout: held });
  });
}

export const keepNow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { readonly keepNow: () => void }).keepNow();
  });

/** For how long no file had come, ms, when the waiting version was asked to take over. */
export async function watchQuiet(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const post = Object.getOwnPropertyDescriptor(ServiceWorker.prototype, 'postMessage')?.value as (
      ...values: unknown[]
    ) => void;
    ServiceWorker.prototype.postMessage = function (...message: unknown[]) {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      if (this.state === 'installed') {
        sessionStorage.setItem('quiet', String(performance.now() - Math.max(...ends)));
      }
      post.apply(this, message);
    };
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('quiet') ?? Number.NaN));
}

/** Opens an address and waits until the whole app is on the device. */
export async function openKept(page: Page, address = '/'): Promise<void> {
  await withoutWaiting(page);
  await page.goto(address);
  await untilAlive(page);
  await untilKept(page);
}

/**
 * Looks for a new version, as the browser does at a start.
 * @returns the state that the found version reached, the name of the error, or `nothing`
 */
export const lookForUpdate = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = await registration.update().then(
      ({ installing, waiting }) => installing ?? waiting,
      (error: unknown) => (error instanceof Error ? error.name : 'refused'),
    );
    if (found === null) return 'nothing';
    if (typeof found === 'string') return found;
    while (found.state === 'installing') {
      await new Promise((done) => {
        found.addEventListener('statechange', done, { once: true });
      });
    }
    return found.state;
  });

/** Path of the script that the page in view starts with. */
export const startScript = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src') ?? '');

/** Which version the page in view belongs to. */
export const versionOf = async (page: Page): Promise<'first' | 'second'> =>
  (await startScript(page)).includes('.second.') ? 'second' : 'first';

/** Addresses that were loaded as whole pages from now on. */
export function pagesLoaded(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

/** Whether a file is on the device. */
export const isFileKept = (page: Page, part: string): Promise<boolean> =>
  page.evaluate(async (name) => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (key) => (await caches.open(key)).keys()),
    );
    return kept.flat().some(({ url }) => url.includes(name));
  }, part);

/** Removes one of the kept files, as a device short of room may. */
export const loseKeptFile = (page: Page, part: string): Promise<boolean> =>
  page.evaluate(async (name) => {
    const lost = await Promise.all(
      (await caches.keys()).map(async (key) => {
        const cache = await caches.open(key);
        const request = (await cache.keys()).find(
          ({ url }) => url.includes(name) && url.endsWith('.js'),
        );
        return request !== undefined && (await cache.delete(request));
      }),
    );
    return lost.includes(true);
  }, part);
