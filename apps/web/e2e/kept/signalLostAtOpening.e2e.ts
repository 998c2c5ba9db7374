import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFreshPage, untilAlive, type FreshPage } from '../browser/browser.ts';
import { startSwitchableSite, type SwitchableSite } from '../setup/switchableSite.ts';
import { holdKeeping, keepNow } from './keptApp.ts';

let site: SwitchableSite;
let fresh: FreshPage;
let page: Page;
beforeAll(async () => {
  site = await startSwitchableSite();
});
beforeEach(async () => {
  fresh = await openFreshPage({ baseURL: site.url, serviceWorkers: 'allow' });
  page = fresh.page;
  await holdKeeping(page);
  await page.goto('/');
  await untilAlive(page);
});
afterEach(() => fresh.close());
afterAll(() => site.close());

/** The signal is lost after the opening: a file fetched three seconds later does not come. */
it.each([
  ['the part that keeps the app', /^\/assets\/keepAppOnDevice-/],
  ['the worker', /^\/sw\.js$/],
])('keeps the app with the signal where %s did not come on a first visit', async (_what, part) => {
  const asked: string[] = [];
  site.setFault((path) => {
    if (!part.test(path)) return null;
    asked.push(path);
    return 'cut';
  });
  await keepNow(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await setTimeout(500);
  site.setFault(null);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  // The worker is there as soon as the signal is, not only at the next try a minute later.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    polling: 100,
    timeout: 40_000,
  });
});
