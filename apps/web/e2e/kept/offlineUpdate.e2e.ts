import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openFreshPage,
  untilAlive,
  untilKept,
  untilQuiet,
  type FreshPage,
} from '../browser/browser.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import {
  askedForBy,
  holdKeeping,
  isFileKept,
  keepNow,
  loseKeptFile,
  lookForUpdate,
  openKept,
  pagesLoaded,
  startScript,
  versionOf,
  watchQuiet,
  withoutWaiting,
} from './keptApp.ts';
import {
  answerWith,
  noNetwork,
  signInPage,
  startSwitchableSite,
  type SwitchableSite,
} from '../setup/switchableSite.ts';

const patience = { timeout: 60_000 };
const tankOnly = { machineId: 'custom', tankCapacityL: 1000, products: [] };

let site: SwitchableSite;
let fresh: FreshPage;
let page: Page;
/** Opens the screens of these tests, which ask for their files. */
async function visitScreens(visitor: Page): Promise<void> {
  await holdOnDevice(visitor, { 'mix.draft': tankOnly });
  for (const address of ['/', '/products', '/reporting', '/mix']) {
    await visitor.goto(address);
    await untilAlive(visitor);
    await untilQuiet(visitor);
  }
  await area(visitor).fill('1,500');
  await untilQuiet(visitor);
}

beforeAll(async () => {
  const asked = await askedForBy(visitScreens);
  site = await startSwitchableSite((path) => asked.has(path));
});
beforeEach(async () => {
  site.setFault(null);
  site.deploy('first');
  fresh = await openFreshPage({ baseURL: site.url, serviceWorkers: 'allow' });
  page = fresh.page;
});
afterEach(() => fresh.close());
afterAll(async () => {
  await site.close();
});

const goTo = (name: string, on = page) => on.getByRole('link', { name, exact: true }).click();
const strip = (on = page) => on.getByText('New version ready');
const loadIt = (on = page) => on.getByRole('button', { name: 'Load it' });
const area = (on = page) => on.getByRole('textbox', { name: /^Area/ });
const reportingScreen = (on = page) => on.getByRole('heading', { name: 'No records yet' });
const failedScreen = () => page.getByRole('heading', { name: 'This screen did not load' });
const isChunkOfReporting = (path: string) => path.startsWith('/assets/ReportingScreen-');

/** Waits until the page was reloaded in that version and React has taken it over. */
async function untilVersion(version: 'first' | 'second', on = page): Promise<void> {
  await expect.poll(() => versionOf(on).catch(() => 'between'), patience).toBe(version);
  await untilAlive(on);
}

/** Types a text that is no figure yet (1.5 or 1500) on a mix that is being planned. */
async function typeOnMix(on = page): Promise<void> {
  await on.addInitScript((value) => {
    if (localStorage.getItem('mix.draft') !== null) return;
    localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
  }, tankOnly);
  await openKept(on, '/mix');
  await area(on).fill('1,500');
}

describe('a new version', () => {
  it('1. waits until it is asked for, and loses no half-typed figure', async () => {
    await typeOnMix();
    const loaded = pagesLoaded(page);
    site.deploy('second');
    expect(await lookForUpdate(page)).toBe('installed');
    // The old version is whole: a screen that was never opened comes from the device.
    await goTo('Reporting');
    await reportingScreen().waitFor();
    await strip().waitFor();
    expect(loaded).toEqual([]);
    await goTo('Mix');
    expect(await area().inputValue()).toBe('1,500');

    await loadIt().click();
    await page.getByText('Loading the new version').waitFor();
    await untilVersion('second');
    expect(loaded).toEqual(['/mix']);
    expect(await area().inputValue()).toBe('1,500');
    await goTo('Reporting');
    await reportingScreen().waitFor();
    expect(await strip().count()).toBe(0);
    expect(fresh.complaints).toEqual([]);
  });

  it('2. is there at the next start, without a question', async () => {
    await openKept(page);
    site.deploy('second');
    expect(await lookForUpdate(page)).toBe('installed');
    const context = page.context();
    await page.close();
    // The browser lets the new version take over once the last page of the old one is gone.
    await expect
      .poll(async () => {
        const next = await context.newPage();
        await next.goto('/');
        await untilAlive(next);
        const version = await versionOf(next);
        await next.close();
        return version;
      }, patience)
      .toBe('second');
  });

  it('3. that one tab has loaded is news in the other, which keeps what is typed in it', async () => {
    await typeOnMix();
    const other = await page.context().newPage();
    await openKept(other);
    const loaded = pagesLoaded(page);
    site.deploy('second');
    expect(await lookForUpdate(other)).toBe('installed');
    await goTo('Products', other);
    await loadIt(other).click();
    await untilVersion('second', other);

    expect(await versionOf(page)).toBe('first');
    expect(await area().inputValue()).toBe('1,500');
    expect(loaded).toEqual([]);
    // The first version's own files stay on the device while its page is open.
    await goTo('Reporting');
    await reportingScreen().waitFor();
    await strip().waitFor();
    expect(loaded).toEqual([]);
    await goTo('Mix');
    expect(await area().inputValue()).toBe('1,500');
  });

  it('4. carries a new name of the product', async () => {
    await openKept(page);
    const worker = await (await fetch(`${site.url}/sw.js`)).text();
    site.setFault((path) =>
      path === '/sw.js'
        ? {
            status: 200,
            type: 'text/javascript',
            body: worker.replace(/(revision:[`"'][\w-]{8}\.)/g, '$1renamed'),
          }
        : null,
    );
    expect(await lookForUpdate(page)).toBe('installed');
    await goTo('Products');
    await strip().waitFor();
  });
});

describe('an update that fails', () => {
  /** The first version still opens all of its screens, also without a network. */
  async function expectFirstVersionWhole(): Promise<void> {
    site.setFault(noNetwork);
    await page.goto('/products');
    await untilAlive(page);
    expect(await versionOf(page)).toBe('first');
    await goTo('Reporting');
    await reportingScreen().waitFor();
    expect(await strip().count()).toBe(0);
  }

  async function expectSecondVersionInTheEnd(): Promise<void> {
    site.setFault(null);
    expect(await lookForUpdate(page)).toBe('installed');
    await goTo('Products');
    await loadIt().click();
    await untilVersion('second');
  }

  it.each([
    ['5. because the worker is answered with 500', answerWith(500), 'TypeError'],
    ['6. because a hotspot answers for the worker', signInPage, 'SecurityError'],
  ])('%s leaves the app as it was', async (_name, answer, outcome) => {
    await openKept(page);
    site.deploy('second');
    site.setFault((path) => (path === '/sw.js' ? answer : null));
    expect(await lookForUpdate(page)).toBe(outcome);
    await expectFirstVersionWhole();
    await expectSecondVersionInTheEnd();
  });

  it.each([
    ['7. with one file missing', isChunkOfReporting, answerWith(404)],
    ['8. with the connection cut half way', isChunkOfReporting, 'cut'],
    ['9. with a hotspot in the place of a script', isChunkOfReporting, signInPage],
    ['10. with a hotspot in the place of a page', (path: string) => path === '/tos', signInPage],
  ] as const)('%s leaves the app as it was', async (_name, isHit, answer) => {
    await openKept(page);
    site.deploy('second');
    site.setFault((path) => (isHit(path) ? answer : null));
    expect(await lookForUpdate(page)).toBe('redundant');
    await expectFirstVersionWhole();
    await expectSecondVersionInTheEnd();
  });
});

describe('a screen whose file does not come', () => {
  it('11. of an old page under a new version, opens after the one reload', async () => {
    // The app is not on the device: its worker never came.
    site.setFault((path) => (path === '/sw.js' ? answerWith(500) : null));
    await page.goto('/');
    await untilAlive(page);
    const loaded = pagesLoaded(page);
    site.deploy('second');
    site.setFault((path) =>
      path === '/sw.js' || /ReportingScreen-[\w-]{8}\.js/.test(path) ? answerWith(404) : null,
    );
    await goTo('Reporting');
    await reportingScreen().waitFor();
    await untilAlive(page);
    expect(loaded).toEqual(['/reporting']);
    expect(await versionOf(page)).toBe('second');
  });

  it.each([
    ['12. is missing', answerWith(404)],
    ['13. is answered by a hotspot', signInPage],
  ])('%s: one reload, then plain words and a button that helps', async (_name, answer) => {
    site.setFault((path) =>
      path === '/sw.js' ? answerWith(500) : isChunkOfReporting(path) ? answer : null,
    );
    await page.goto('/');
    await untilAlive(page);
    const loaded = pagesLoaded(page);
    await goTo('Reporting');
    await failedScreen().waitFor();
    expect(loaded).toEqual(['/reporting']);
    site.setFault(null);
    await page.getByRole('button', { name: 'Load it again' }).click();
    await reportingScreen().waitFor();
    expect(loaded).toEqual(['/reporting', '/reporting']);
  });

  it('14. because the device lost it, is fetched again and kept', async () => {
    await openKept(page);
    expect(await loseKeptFile(page, 'ReportingScreen-')).toBe(true);
    const loaded = pagesLoaded(page);
    site.setFault(noNetwork);
    await goTo('Reporting');
    await failedScreen().waitFor();
    expect(loaded).toEqual(['/reporting']);

    site.setFault(null);
    await page.getByRole('button', { name: 'Load it again' }).click();
    await reportingScreen().waitFor();
    site.setFault(noNetwork);
    await page.goto('/reporting');
    await reportingScreen().waitFor();
  });

  /** The app's first page breaks off on its way, so the worker keeps none of the files. */
  async function cutFirstVisitShort(): Promise<void> {
    let cuts = 0;
    site.setFault((path) => {
      if (path !== '/') return null;
      cuts += 1;
      return 'cut';
    });
    await withoutWaiting(page);
    await page.goto('/products');
    await untilAlive(page);
    await expect.poll(() => cuts, patience).toBeGreaterThan(0);
    const installing = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing);
    await expect.poll(installing, patience).toBeFalsy();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }

  it('15. leaves a first visit on which no screen could be kept to the next one', async () => {
    await cutFirstVisitShort();
    site.setFault(null);
    await openKept(page);
    site.setFault(noNetwork);
    await goTo('Reporting');
    await reportingScreen().waitFor();
  });

  it('15. is asked for again by the same visit, when the signal comes back', async () => {
    await cutFirstVisitShort();
    await page.context().setOffline(true);
    site.setFault(null);
    await page.context().setOffline(false);
    await untilKept(page);
  });
});

describe('two versions on one device', () => {
  /** Another tab finds the second version, and loads it. */
  async function loadSecondElsewhere(): Promise<Page> {
    const other = await page.context().newPage();
    await openKept(other);
    site.deploy('second');
    expect(await lookForUpdate(other)).toBe('installed');
    await goTo('Products', other);
    await loadIt(other).click();
    await untilVersion('second', other);
    return other;
  }

  it('16. asks for the second when no file is coming any more', async () => {
    const quietMs = await watchQuiet(page);
    await openKept(page);
    site.deploy('second');
    expect(await lookForUpdate(page)).toBe('installed');
    await goTo('Products');
    await loadIt().click();
    await untilVersion('second');
    expect(await quietMs()).toBeGreaterThanOrEqual(500);
  });

  it('17. leaves the first whole where the second does not take over', async () => {
    await typeOnMix();
    site.deploy('second');
    expect(await lookForUpdate(page)).toBe('installed');
    await page.evaluate(() => {
      ServiceWorker.prototype.postMessage = () => undefined;
    });
    await goTo('Products');
    const loaded = pagesLoaded(page);
    await loadIt().click();
    await expect.poll(() => loaded, patience).toEqual(['/products']);
    await untilAlive(page);
    expect(await versionOf(page)).toBe('first');
    await goTo('Mix');
    expect(await area().inputValue()).toBe('1,500');
    await loadIt().click();
    await untilVersion('second');
  });

  it('18. tells a page of the first that came while the second took over', async () => {
    await openKept(page);
    await page.close();
    page = await fresh.page.context().newPage();
    await holdKeeping(page);
    await page.goto('/');
    await untilAlive(page);
    const loaded = pagesLoaded(page);
    await loadSecondElsewhere();
    await keepNow(page);
    await expect
      .poll(async () => {
        await goTo('Products');
        await goTo('Home');
        return strip().count();
      }, patience)
      .toBe(1);
    expect(await versionOf(page)).toBe('first');
    expect(loaded).toEqual([]);
    await loadIt().click();
    await untilVersion('second');
  });

  it('19. keeps the files of the first for as long as a page of it stands', async () => {
    await openKept(page);
    const first = await startScript(page);
    const other = await loadSecondElsewhere();
    expect(await isFileKept(other, first)).toBe(true);
    await page.close();
    expect(await isFileKept(other, first)).toBe(true);
    await other.reload();
    await expect.poll(() => isFileKept(other, first), patience).toBe(false);
    site.setFault(noNetwork);
    await goTo('Reporting', other);
    await reportingScreen(other).waitFor();
  });
});
