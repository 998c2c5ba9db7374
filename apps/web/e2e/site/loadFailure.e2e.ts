import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openFirstVisit, untilAlive } from '../browser/browser.ts';

const chunk = /\/assets\/ReportingScreen-[^/]+\.js$/;
const flag = 'mix:reloaded-for-screen';

/** Addresses that were loaded as whole pages. */
function pagesLoaded(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

const flagOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), flag);
const breakChunk = (context: BrowserContext) => context.route(chunk, (route) => route.abort());
const goToReporting = (page: Page) => page.getByRole('link', { name: 'Reporting' }).click();

describe('a screen module that fails to load', () => {
  it('reloads the target once; when that does not help it logs, and a plain page says so', async () => {
    const { page, complaints, close } = await openFirstVisit();
    await breakChunk(page.context());
    const loaded = pagesLoaded(page);
    await page.goto('/');
    await untilAlive(page);
    await goToReporting(page);

    await page.getByRole('heading', { name: 'This screen did not load' }).waitFor();
    expect(loaded).toEqual(['/', '/reporting']);
    expect(new URL(page.url()).pathname).toBe('/reporting');
    expect(await flagOf(page)).toBe('true');
    expect(complaints.filter((text) => text.includes('/reporting did not load'))).toHaveLength(1);

    await page.context().unroute(chunk);
    await page.getByRole('button', { name: 'Load it again' }).click();
    await page.getByRole('heading', { name: 'No records yet' }).waitFor();
    await untilAlive(page);
    expect(await flagOf(page)).toBeNull();
    await close();
  });

  it('opens after the one reload when the new page knows the new files', async () => {
    const { page, close } = await openFirstVisit();
    await breakChunk(page.context());
    const loaded = pagesLoaded(page);
    await page.goto('/');
    await untilAlive(page);
    // As after a new version: the files that the old page names are gone, those of the new page are
    // there.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.context().unroute(chunk);
    });
    await goToReporting(page);
    await page.getByRole('heading', { name: 'No records yet' }).waitFor();
    await untilAlive(page);
    await page.waitForFunction((key) => localStorage.getItem(key) === null, flag);
    expect(loaded).toEqual(['/', '/reporting']);
    await close();
  });

  it('leaves the way to the other screens open', async () => {
    const { page, close } = await openFirstVisit();
    await breakChunk(page.context());
    await page.goto('/reporting');
    await page.getByRole('heading', { name: 'This screen did not load' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Plan a mix' }).waitFor();
    await close();
  });
});

it('gives a part its looks when it is tried again, though its style sheet failed at first', async () => {
  const { page, close } = await openFirstVisit();
  const sheet = /\/assets\/ownProductViews-[^/]+\.css$/;
  const failed = page.waitForEvent('requestfailed', (request) => sheet.test(request.url()));
  await page.context().route(sheet, (route) => route.abort());
  const add = page.getByRole('link', { name: 'Add your own' }).first();
  await page.goto('/products');
  await untilAlive(page);
  await add.click();
  await failed;
  await page.context().unroute(sheet);
  await page.goBack();
  await add.click();
  const foot = page.getByRole('button', { name: 'Save product' }).locator('..');
  await foot.waitFor();
  expect(await foot.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
  await close();
});
