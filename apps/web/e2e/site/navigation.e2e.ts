import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openFreshPage, untilAlive, untilKept, untilQuiet } from '../browser/browser.ts';

const pathOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const word = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Holds back the file of the reporting screen until the returned function is called. */
async function holdReporting(page: Page): Promise<() => void> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  await page.route(/\/assets\/ReportingScreen-/, async (route) => {
    await late;
    await route.continue();
  });
  return () => {
    resolve(null);
  };
}

describe('going from screen to screen', () => {
  it('never loads the page anew, names each screen and takes the keyboard to its heading', async () => {
    const { page, complaints, close } = await openFreshPage();
    await page.goto('/');
    await untilAlive(page);
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

    await word(page, 'Reporting').click();
    await page.getByRole('heading', { name: 'No records yet' }).waitFor();
    expect(await page.title()).toBe('Reporting · Kōwhai & <Sons> Mix Calculator');
    expect(await focusedText(page)).toBe('Reporting');

    await word(page, 'Products').click();
    await page.getByRole('searchbox').waitFor();
    expect(await page.title()).toBe('Products · Kōwhai & <Sons> Mix Calculator');

    await page.goBack();
    await page.getByRole('heading', { name: 'No records yet' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Plan a mix' }).waitFor();
    expect(await page.title()).toBe('Kōwhai & <Sons> Mix Calculator');
    await page.goForward();
    await page.getByRole('heading', { name: 'No records yet' }).waitFor();
    expect(pathOf(page)).toBe('/reporting');

    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps the old screen until the new one is there, and marks the wanted word at once', async () => {
    const { page, close } = await openFreshPage();
    const arrive = await holdReporting(page);
    await page.goto('/');
    await untilAlive(page);
    await word(page, 'Reporting').click();
    await page.locator('nav [aria-current]', { hasText: 'Reporting' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Plan a mix' }).isVisible()).toBe(true);
    arrive();
    await page.getByRole('heading', { name: 'No records yet' }).waitFor();
    await close();
  });

  it('shows only the newest wish when an older one arrives late', async () => {
    const { page, close } = await openFreshPage();
    const arrive = await holdReporting(page);
    await page.goto('/');
    await untilAlive(page);
    await word(page, 'Reporting').click();
    await word(page, 'Products').click();
    await page.getByRole('searchbox').waitFor();
    arrive();
    await untilQuiet(page);
    expect(await page.getByRole('searchbox').isVisible()).toBe(true);
    expect(pathOf(page)).toBe('/products');
    await close();
  });

  it('starts a new screen at its top and finds the old line again on the way back', async () => {
    const { page, close } = await openFreshPage();
    await page.goto('/products');
    await untilAlive(page);
    const row = page.locator('li a').nth(24);
    await row.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(500);
    await row.click();
    await page.getByRole('button', { name: 'Add to mix' }).waitFor();
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await page.getByRole('searchbox').waitFor();
    await expect.poll(() => scrollTop(page)).toBe(left);

    await page.reload();
    await untilAlive(page);
    await expect.poll(() => scrollTop(page)).toBe(left);
    await close();
  });

  it('closes a sheet by the way back, and the page below it stays as it is', async () => {
    const { page, complaints, close } = await openFreshPage();
    const sheet = page.getByRole('dialog');
    const machine = page.getByRole('button', { name: 'Set your machine' });
    const state = () => page.evaluate(() => history.state as unknown);
    await page.goto('/');
    await untilAlive(page);
    await word(page, 'Mix').click();
    await machine.click();
    await sheet.getByText('Tow and Fert Multi 1000').waitFor();
    await expect.poll(state).toHaveProperty('sheets', 1);
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(await machine.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(pathOf(page)).toBe('/mix');

    // Closed by its word or by Escape, a sheet leaves no entry that would cost a step of the way
    // back.
    for (const leave of [
      () => sheet.getByRole('button', { name: /^(Done|Close)$/ }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await machine.click();
      await sheet.getByText('Tow and Fert Multi 1000').waitFor();
      await leave();
      await sheet.waitFor({ state: 'hidden' });
    }
    await expect.poll(state).not.toHaveProperty('sheets');
    await page.goBack();
    await page.getByRole('heading', { name: 'Plan a mix' }).waitFor();

    // One sheet replaces another, over a page that scrolled under them.
    await page.goForward();
    await page.getByRole('button', { name: 'Only the tank, for now' }).click();
    await page.getByRole('button', { name: 'Add a product' }).click();
    await sheet.getByRole('searchbox').fill('Urea');
    await sheet.getByRole('button', { name: /^Urea/ }).first().click();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('textbox', { name: /^Urea.* rate/ }).fill('20');
    await page.getByRole('button', { name: 'Add a product' }).click();
    await sheet.waitFor();
    await expect.poll(state).toHaveProperty('sheets', 1);
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.getByRole('textbox', { name: /^Urea.* rate/ }).inputValue()).toBe('20');

    // A page that is reloaded under a sheet's entry shows no sheet, and the way back needs no step
    // for it.
    await page.getByRole('button', { name: 'Add a product' }).click();
    await sheet.waitFor();
    await expect.poll(state).toHaveProperty('sheets', 1);
    await page.reload();
    await untilAlive(page);
    await expect.poll(state).not.toHaveProperty('sheets');
    await page.goBack();
    await page.getByRole('link', { name: 'Continue this mix' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('opens every screen without a signal, once they were fetched in a quiet moment', async () => {
    const { page, close } = await openFreshPage({ serviceWorkers: 'allow' });
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
    await page.goto('/');
    await untilAlive(page);
    await untilKept(page);
    await page.context().setOffline(true);
    await word(page, 'Products').click();
    await page.getByRole('searchbox').waitFor();
    await word(page, 'Reporting').click();
    await page.getByRole('heading', { name: 'No records yet' }).waitFor();
    await word(page, 'Mix').click();
    await page.getByRole('button', { name: 'Set your machine' }).click();
    await page.getByRole('dialog').getByText('Tow and Fert Multi 1000').waitFor();
    await page.goBack();
    await word(page, 'Home').click();
    await word(page, 'Terms of service').click();
    await page.getByRole('heading', { name: 'The label wins' }).waitFor();
    // The browser itself asks for the page's icon again at each new address.
    expect(failed.filter((path) => path !== '/favicon.svg')).toEqual([]);
    await close();
  });

  it('answers an address nobody has with a friendly page and a way home', async () => {
    const { page, close } = await openFreshPage();
    await page.goto('/auth/action');
    await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor();
    await untilAlive(page);
    await word(page, 'Go to Home').click();
    await page.getByRole('heading', { name: 'Plan a mix' }).waitFor();
    await close();
  });
});

it('brings to life what an address asks for, and nothing that it does not', async () => {
  const { page, complaints, close } = await openFreshPage();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { drawnSearch: document.querySelector('input[type=search]') });
    });
  });
  /** Whether React has taken over the field that the build drew; React's own names. */
  const livesAsDrawn = () =>
    page.evaluate(() => {
      const { drawnSearch } = window as unknown as { readonly drawnSearch: object | null };
      return drawnSearch && Object.keys(drawnSearch).some((key) => key.startsWith('__react'));
    });
  await page.goto('/products');
  await untilAlive(page);
  expect(await livesAsDrawn()).toBe(true);

  await page.goto('/products?stock=urea');
  await untilAlive(page);
  expect(await livesAsDrawn()).toBe(false);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await page.getByRole('heading', { name: 'Urea' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('keeps the way to the other screens open when one breaks', async () => {
  const { page, close } = await openFreshPage();
  await page.goto('/reporting');
  await untilAlive(page);
  await page.route(/catalogue-facts/, (route) =>
    route.fulfill({ json: { products: [{ id: 'urea', sources: {} }], machines: [], nozzles: [] } }),
  );
  await word(page, 'Products').click();
  await page.getByRole('heading', { name: 'This screen stopped working' }).waitFor();
  await page.getByRole('button', { name: 'Load it again' }).waitFor();
  // The export of an account carries this error for whoever corrects it.
  expect(await page.evaluate(() => localStorage.getItem('mix.errors'))).toContain('TypeError');
  await word(page, 'Reporting').click();
  await page.getByRole('heading', { name: 'No records yet' }).waitFor();
  await close();
});

describe('a place on the same page', () => {
  it('is reached by a movement of 300 ms, with the keyboard', async () => {
    const { page, close } = await openFreshPage();
    await page.clock.install();
    await page.goto('/tos');
    await untilAlive(page);
    // Frames come by a clock that the test moves: a slow machine draws as many of them.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const seen = page.evaluate(
      () =>
        new Promise<{ ms: number; top: number }[]>((resolve) => {
          const seen: { ms: number; top: number }[] = [];
          let startMs: number | null = null;
          document.querySelector<HTMLAnchorElement>('a[href="#liability"]')?.click();
          const look = (nowMs: number) => {
            startMs ??= nowMs;
            seen.push({ ms: nowMs - startMs, top: window.scrollY });
            if (nowMs - startMs < 1000) requestAnimationFrame(look);
            else resolve(seen);
          };
          requestAnimationFrame(look);
        }),
    );
    await page.clock.runFor(1200);
    const frames = await seen;
    const end = frames.at(-1)?.top ?? 0;
    expect(end).toBeGreaterThan(800);
    const onTheWay = frames.filter(({ top }) => top < end);
    expect(onTheWay.some(({ top }) => top > 0)).toBe(true);
    expect(onTheWay.at(-1)?.ms).toBeLessThan(300);
    expect(frames[onTheWay.length]?.ms).toBeGreaterThan(200);
    expect(pathOf(page)).toBe('/tos#liability');
    expect(await focusedText(page)).toBe('No promise, and its limits');
    await close();
  });

  it('is reached at once where motion is not wanted', async () => {
    const { page, close } = await openFreshPage({ reducedMotion: 'reduce' });
    await page.goto('/tos');
    await untilAlive(page);
    const moved = await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('a[href="#liability"]')?.click();
      return window.scrollY;
    });
    expect(moved).toBeGreaterThan(800);
    await close();
  });
});
