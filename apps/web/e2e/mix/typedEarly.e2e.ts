import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import { openFirstVisit, untilAlive } from '../browser/browser.ts';
import { words } from '../job/fillScreen.ts';
import { field } from './mixScreen.ts';

/** Opens a page as it was drawn, without its scripts; returns a function that lets them come. */
async function openDrawn(page: Page, path: string): Promise<() => Promise<void>> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    come();
    await untilAlive(page);
  };
}

it('what is typed before the page lives counts, on a first visit', async () => {
  const { page, complaints, close } = await openFirstVisit();
  const live = await openDrawn(page, '/mix');
  await field(page, /^Area/).fill('12');
  await live();
  await page.getByText('Missing: tank, rate, a product').waitFor();
  expect(await field(page, /^Area/).inputValue()).toBe('12');
  expect(complaints).toEqual([]);
  await close();
});

it('and for a reader whose page is drawn anew', async () => {
  const { page, complaints, close } = await openFirstVisit({ locale: 'es-ES' });
  const live = await openDrawn(page, '/mix');
  await field(page, /^Area/).fill('12,5');
  await live();
  await page.getByText(/^Falta/).waitFor();
  const kept = () => page.evaluate(() => localStorage.getItem('mix.draft'));
  await expect.poll(kept).toContain('"sprayAreaHa":{"typed":"12,5"}');
  expect(await page.locator('#field-sprayAreaHa').inputValue()).toBe('12,5');
  expect(complaints).toEqual([]);
  await close();
});

it('and where a mix is kept: what is shown is what is planned with', async () => {
  const { page, complaints, close } = await openFirstVisit();
  await page.addInitScript((value) => {
    localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
  }, urea);
  const live = await openDrawn(page, '/mix');
  await field(page, /^Area/).fill('5');
  await live();
  // 5 ha at 100 L/ha, where 20 ha were kept.
  await expect.poll(() => words(page)).toMatch(/500\sL/);
  expect(await field(page, /^Area/).inputValue()).toBe('5');
  expect(complaints).toEqual([]);
  await close();
});

it('a search goes on with what was typed of it', async () => {
  const { page, complaints, close } = await openFirstVisit();
  const live = await openDrawn(page, '/products');
  await page.getByRole('searchbox').fill('gyps');
  await live();
  await expect.poll(() => page.locator('main li a').count()).toBeLessThan(5);
  expect(await page.getByRole('searchbox').inputValue()).toBe('gyps');
  expect(complaints).toEqual([]);
  await close();
});

it('and while React draws the page, in slices', async () => {
  const { page, complaints, close } = await openFirstVisit();
  await page.addInitScript((value) => {
    localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
    // React asks for its next slice by a message: no message passes until the test lets it.
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (message: unknown) => void;
    const held: (() => void)[] = [];
    let isLet = false;
    MessagePort.prototype.postMessage = function (message: unknown) {
      const send = () => {
        post.call(this, message);
      };
      if (isLet) send();
      else held.push(send);
    };
    Object.assign(window, {
      held,
      letReact: () => {
        isLet = true;
        for (const send of held) send();
      },
    });
  }, urea);
  await page.goto('/mix', { waitUntil: 'commit' });
  await page.waitForFunction(() => (Reflect.get(window, 'held') as unknown[]).length > 0);
  await field(page, /^Area/).fill('5');
  await page.evaluate(() => {
    (Reflect.get(window, 'letReact') as () => void)();
  });
  await untilAlive(page);
  await expect.poll(() => words(page)).toMatch(/500\sL/);
  expect(await field(page, /^Area/).inputValue()).toBe('5');
  expect(complaints).toEqual([]);
  await close();
});
