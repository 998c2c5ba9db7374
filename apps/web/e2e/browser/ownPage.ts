import type { BrowserContext, Disposable, Page } from 'playwright-core';

/** A page that one test uses after another, with the data to restore it. */
export interface OwnPage {
  readonly page: Page;
  readonly viewport: { readonly width: number; readonly height: number } | null;
  /** Whether the page was opened with a clock that stands still. */
  readonly isTimeFixed: boolean;
  /** Scripts that run before those of each later document. */
  readonly scripts: Disposable[];
}

/** The one page of a context; its clock stands still where a time is given. */
export async function ownPageOf(context: BrowserContext, fixedTime?: Date): Promise<OwnPage> {
  const page = await context.newPage();
  if (fixedTime !== undefined) await page.clock.setFixedTime(fixedTime);
  const scripts: Disposable[] = [];
  const add = page.addInitScript.bind(page);
  // Playwright does not list the scripts of a page.
  page.addInitScript = async (...script: Parameters<typeof add>) => {
    const added = await add(...script);
    scripts.push(added);
    return added;
  };
  return { page, viewport: page.viewportSize(), isTimeFixed: fixedTime !== undefined, scripts };
}

/** Events that tests and their functions listen to. */
const EVENTS = [
  ...['console', 'pageerror', 'framenavigated', 'popup', 'download', 'dialog'],
  ...['request', 'requestfinished', 'requestfailed', 'response'],
];

/** Storage of a page besides the app's files: every kind in Chromium except workers and theirs. */
const KEPT_BESIDES = 'cookies,file_systems,indexeddb,local_storage,shader_cache,websql';

/** Runs in the page: removes files shared with the app, whose cache is beside the app's own. */
const forgetShared = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => !name.includes('precache'));
  await Promise.all(others.map((name) => caches.delete(name)));
};

/**
 * Removes all that a test has put on a page, and all that the app has stored there; the app's files
 * that a service worker keeps stay.
 * @returns false where that is impossible: the page has another clock, or is not alone, or is gone
 */
export async function restore({ page, viewport, isTimeFixed, scripts }: OwnPage): Promise<boolean> {
  const context = page.context();
  if (page.isClosed() || context.pages().length > 1) return false;
  // Playwright takes a clock off with its context only.
  const hasOtherClock = await page.evaluate(() => 'isFake' in Date);
  if (hasOtherClock && !isTimeFixed) return false;
  for (const event of EVENTS) page.removeAllListeners(event);
  context.removeAllListeners('page');
  await Promise.all(scripts.splice(0).map((script) => script.dispose()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  if (viewport !== null && page.viewportSize()?.width !== viewport.width) {
    await page.setViewportSize(viewport);
  }
  // A page of the same origin, so that the process is kept; without a script, and without a missing
  // icon, which the console would report in the next test. A service worker fetches it for the
  // page.
  await context.route('**/given-back', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/given-back');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  const holdsApp = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (holdsApp) await page.evaluate(forgetShared);
  const { origin } = new URL(page.url());
  const session = await context.newCDPSession(page);
  const storageTypes = holdsApp ? KEPT_BESIDES : 'all';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
  await page.emulateMedia({ media: null });
  // The mouse is off the page, as if it had never been on it.
  await page.mouse.move(-1, -1);
  return true;
}
