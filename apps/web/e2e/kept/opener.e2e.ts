import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFreshPage, untilAlive, untilQuiet, type FreshPage } from '../browser/browser.ts';
import { startSwitchableSite, type SwitchableSite } from '../setup/switchableSite.ts';
import { openKept } from './keptApp.ts';

let site: SwitchableSite;
let fresh: FreshPage;
let page: Page;
beforeAll(async () => {
  // The headers of a kept page do not depend on other kept files: scripts are left out.
  site = await startSwitchableSite((path) => !path.startsWith('/assets/'));
});
beforeEach(async () => {
  site.setFault(null);
  fresh = await openFreshPage({ baseURL: site.url, serviceWorkers: 'allow' });
  page = fresh.page;
  await openKept(page);
});
afterEach(() => fresh.close());
afterAll(() => site.close());

/** Opens the kept page from a page of another site: whether that one still holds its window. */
async function openFromElsewhere(html: string) {
  site.setFault((path) =>
    path === '/elsewhere' ? { status: 200, type: 'text/html', body: html } : null,
  );
  const other = await page.context().newPage();
  await other.goto(`${site.url.replace('127.0.0.1', 'localhost')}/elsewhere`);
  const opening = page.context().waitForEvent('page');
  await other.evaluate((url) => {
    Object.assign(window, { held: window.open(url) });
  }, `${site.url}/tos`);
  const opened = await opening;
  await opened.waitForURL(/tos/);
  await untilAlive(opened);
  return {
    isControlled: await opened.evaluate(() => navigator.serviceWorker.controller !== null),
    knowsOpener: await opened.evaluate(() => window.opener !== null),
    isHeld: await other.evaluate(() => !(window as unknown as { held: Window }).held.closed),
  };
}

it('a kept page that was typed or started from the home screen is not shut off from others', async () => {
  const typed = await page.goto('/mix');
  expect(typed?.fromServiceWorker()).toBe(true);
  expect(typed?.headers()['cross-origin-opener-policy']).toBeUndefined();
});

it('a kept page that the app loads anew knows what its history knew', async () => {
  await page.goto('/mix');
  await untilAlive(page);
  await page.evaluate(() => {
    history.replaceState({ ...history.state, known: true }, '');
  });
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    location.reload();
  });
  await loaded;
  await untilAlive(page);
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ known: true });
});

it.each([
  ['another site', '<title>Elsewhere</title>'],
  ['a page that hides its address', '<meta name="referrer" content="no-referrer">'],
  ['a page that tells all', '<meta name="referrer" content="unsafe-url">'],
])('a kept page that %s opened lets nobody hold its window', async (_name, html) => {
  expect(await openFromElsewhere(html)).toEqual({
    isControlled: true,
    knowsOpener: false,
    isHeld: false,
  });
});

it('nothing of a page takes in what another window sends', async () => {
  for (const address of ['/', '/mix', '/products', '/reporting', '/people']) {
    await page.goto(address);
    await untilAlive(page);
    await untilQuiet(page);
    const session = await page.context().newCDPSession(page);
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    const types = listeners.map(({ type }) => type);
    expect(types).toContain('popstate');
    expect(types).not.toContain('message');
    expect(await page.evaluate(() => [window.length, window.name])).toEqual([0, '']);
  }
});
