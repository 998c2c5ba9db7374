import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFreshPage, untilAlive, type FreshPage } from '../browser/browser.ts';
import {
  answerWith,
  noNetwork,
  signInPage,
  startSwitchableSite,
  type SwitchableSite,
} from '../setup/switchableSite.ts';
import { isFileKept, openKept } from './keptApp.ts';

const patience = { timeout: 60_000 };

let site: SwitchableSite;
let fresh: FreshPage;
let page: Page;
beforeAll(async () => {
  site = await startSwitchableSite();
});
beforeEach(async () => {
  fresh = await openFreshPage({ baseURL: site.url, serviceWorkers: 'allow' });
  page = fresh.page;
});
afterEach(() => fresh.close());
afterAll(() => site.close());

const goTo = (name: string) => page.getByRole('link', { name, exact: true }).click();
const notKept = () => page.getByText(/^Not kept for use without a signal/);
const reportingScreen = () => page.getByRole('heading', { name: 'No records yet' });

/** The two files that do not come: a script and a page. */
const isBroken = (path: string) =>
  /^\/assets\/ReportingScreen-[\w-]+\.js$/.test(path) || path === '/tos';

/** Waits for the banner, which is shown at an arrival once every file was tried. */
const untilTold = (): Promise<void> =>
  expect
    .poll(async () => {
      await goTo('Products');
      await goTo('Mix');
      return notKept().count();
    }, patience)
    .toBe(1);

async function areKept(): Promise<readonly boolean[]> {
  // The worker's network may come back later than the page's `online` event.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  return Promise.all(['ReportingScreen-', '/tos'].map((part) => isFileKept(page, part)));
}

it.each([
  ['missing', answerWith(404)],
  ['cut off', 'cut'],
  ['answered by a hotspot', signInPage],
] as const)(
  'of a first visit on which two files are %s the rest is kept; what is missing is told and comes later',
  async (_name, answer) => {
    site.setFault((path) => (isBroken(path) ? answer : null));
    await openKept(page);
    await untilTold();
    expect(await notKept().innerText()).toBe(
      'Not kept for use without a signal: Terms of service, 1 file of the app. ' +
        'While it has a signal, this device tries again every minute.',
    );
    await page.getByRole('button', { name: 'Understood' }).click();
    await notKept().waitFor({ state: 'detached' });

    // The rest of the app opens without a network.
    site.setFault(noNetwork);
    await page.goto('/products');
    await untilAlive(page);
    await untilTold();

    site.setFault(null);
    await expect.poll(areKept, { ...patience, interval: 2000 }).toEqual([true, true]);
    site.setFault(noNetwork);
    await page.goto('/products');
    await untilAlive(page);
    await goTo('Reporting');
    await reportingScreen().waitFor();
    expect(await notKept().count()).toBe(0);
  },
);
