import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { openFreshPage, untilAlive, untilQuiet, type FreshPage } from '../browser/browser.ts';
import { fillLoad, startFilling } from '../job/fillScreen.ts';
import { button } from '../mix/mixScreen.ts';
import { startSwitchableSite, type SwitchableSite } from '../setup/switchableSite.ts';
import { askedForBy, lookForUpdate, openKept, pagesLoaded, versionOf } from './keptApp.ts';

const patience = { timeout: 60_000 };

let site: SwitchableSite;
let fresh: FreshPage;
let page: Page;

/** Puts a mix on the device, only the first time: later pages find what the app itself has kept. */
const holdMix = (on: Page) =>
  on.addInitScript(
    (text) => {
      if (localStorage.getItem('mix.draft') === null) localStorage.setItem('mix.draft', text);
    },
    JSON.stringify({ schema: 1, value: hillBlock }),
  );

beforeAll(async () => {
  const asked = await askedForBy(async (visitor) => {
    await holdMix(visitor);
    for (const address of ['/', '/result']) {
      await visitor.goto(address);
      await untilAlive(visitor);
      await untilQuiet(visitor);
    }
    await startFilling(visitor);
    await fillLoad(visitor);
    await untilQuiet(visitor);
    await visitor.goto('/');
    await untilAlive(visitor);
    await untilQuiet(visitor);
  });
  site = await startSwitchableSite((path) => asked.has(path));
});
beforeEach(async () => {
  site.deploy('first');
  fresh = await openFreshPage({ baseURL: site.url, serviceWorkers: 'allow' });
  page = fresh.page;
  await holdMix(page);
  await openKept(page, '/result');
  await startFilling(page);
  await button(page, 'Done').click();
  await page.getByText('Step 2 of 5').waitFor();
});
afterEach(() => fresh.close());
afterAll(async () => {
  await site.close();
});

it('a new version that comes in the middle of a fill waits, and the next start goes on at the step', async () => {
  const loaded = pagesLoaded(page);
  site.deploy('second');
  expect(await lookForUpdate(page)).toBe('installed');
  // While a tank is filled no banner asks anything, and nothing moves.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await untilQuiet(page);
  expect(await page.getByText('New version ready').count()).toBe(0);
  await page.getByText('Step 2 of 5').waitFor();
  await button(page, 'Done').click();
  await page.getByText('Step 3 of 5').waitFor();
  expect([await versionOf(page), loaded]).toEqual(['first', []]);

  const context = page.context();
  await page.close();
  await expect
    .poll(async () => {
      const next = await context.newPage();
      await next.goto('/');
      await untilAlive(next);
      const version = await versionOf(next);
      if (version === 'second') page = next;
      else await next.close();
      return version;
    }, patience)
    .toBe('second');
  await page.getByRole('link', { name: /filling/i }).click();
  await page.getByText('Step 3 of 5').waitFor();
  await button(page, 'Clear, go on').click();
  await button(page, 'Go on, not waited').click();
  await page.getByText('Step 4 of 5').waitFor();
  expect(fresh.complaints).toEqual([]);
});

it('one that another tab loads leaves the fill alone, whose page goes on, and loaded anew is at its step', async () => {
  const loaded = pagesLoaded(page);
  const other = await page.context().newPage();
  await openKept(other);
  site.deploy('second');
  expect(await lookForUpdate(other)).toBe('installed');
  await other.getByRole('link', { name: 'Mix', exact: true }).click();
  await other.getByRole('button', { name: 'Load it' }).click();
  await expect.poll(() => versionOf(other).catch(() => 'between'), patience).toBe('second');
  await untilAlive(other);

  await button(page, 'Done').click();
  await page.getByText('Step 3 of 5').waitFor();
  expect([await versionOf(page), loaded]).toEqual(['first', []]);
  await page.reload();
  await untilAlive(page);
  await page.getByText('Step 3 of 5').waitFor();
  expect(await versionOf(page)).toBe('second');
  await button(page, 'Clear, go on').click();
  await button(page, 'Go on, not waited').click();
  await page.getByText('Step 4 of 5').waitFor();
  expect(fresh.complaints).toEqual([]);
});
