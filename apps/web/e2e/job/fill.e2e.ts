import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openFreshPage, untilAlive } from '../browser/browser.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { expectClean } from '../browser/expectClean.ts';
import { startFilling } from './fillScreen.ts';
import { button } from '../mix/mixScreen.ts';

async function openResult(page: Page): Promise<void> {
  await page.addInitScript(
    (text) => {
      // Only the first time: a reload finds what the page itself has kept.
      if (localStorage.getItem('mix.draft') === null) localStorage.setItem('mix.draft', text);
    },
    JSON.stringify({ schema: 1, value: hillBlock }),
  );
  await page.goto('/result');
  await untilAlive(page);
  await button(page, 'Start filling').waitFor();
}

it('another load is not begun over one that is half in the tank without a word', async () => {
  const { page, close } = await openFreshPage();
  await openResult(page);
  await startFilling(page);
  await button(page, 'Done').click();
  await button(page, /loads and settings/).click();
  await button(page, /^Load 2 · 350/).click();
  await page.getByText(/Load 1 is half filled/).waitFor();
  await expectClean(page);
  await button(page, /loads and settings/).click();
  await button(page, /What is left/).click();
  await page.getByText('That cannot be planned').waitFor();
  await expectClean(page);
  await close();
});

it('a sheet leads to another screen, and the way back to the page that it lay over', async () => {
  const { page, close } = await openFreshPage();
  await openResult(page);
  await startFilling(page);
  // The browser's own way back closes a sheet, and the step stays.
  await button(page, /loads and settings/).click();
  await expect
    .poll(() => page.evaluate(() => history.state as unknown))
    .toHaveProperty('sheets', 1);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('Step 1 of 5').waitFor();
  await button(page, /loads and settings/).click();
  await button(page, 'Leave filling').click();
  await page.getByText('Unfinished').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByText('Step 1 of 5').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await button(page, 'Continue filling').waitFor();
  await close();
});

it('the wait goes on while the phone sleeps and the app is closed', async () => {
  const { page, close } = await openFreshPage();
  await page.clock.install({ time: new Date('2026-11-21T01:00:00Z') });
  await openResult(page);
  await startFilling(page);
  await button(page, 'Done').click();
  // From here on only the test moves the clock: the page would show each second that the machine
  // takes.
  await page.clock.pauseAt(new Date('2026-11-21T01:10:00Z'));
  await button(page, 'Done').click();
  await page.getByRole('timer').waitFor();
  await page.clock.fastForward('03:18');
  await page.getByText('21:42').waitFor();
  await page.clock.resume();
  await page.clock.setSystemTime(new Date('2026-11-21T01:40:00Z'));
  await page.reload();
  await page.getByText('Time is up.').waitFor();
  await button(page, '5 min more').click();
  await page.getByText(/of at least 30\smin/).waitFor();
  await close();
});

it('says when the screen cannot be kept on, and goes over to the sun view', async () => {
  const { page, close } = await openFreshPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: () => Promise.reject(new DOMException('low battery', 'NotAllowedError')) },
    });
  });
  await openResult(page);
  await button(page, 'Start filling').click();
  await page.getByText(/did not let the app keep it on/).waitFor();
  await expectClean(page);
  await button(page, /loads and settings/).click();
  await expectClean(page);
  await button(page, 'Close').click();
  await button(page, 'Sun view').click();
  expect(await page.locator('html').getAttribute('data-contrast')).toBe('sun');
  await button(page, 'Start filling').click();
  await expectClean(page);
  // The sun view is kept on the device for the day, on every screen.
  await page.goto('/result');
  await button(page, 'Continue filling').waitFor();
  expect(await page.locator('html').getAttribute('data-contrast')).toBe('sun');
  await button(page, 'Sun view').click();
  expect(await page.locator('html').getAttribute('data-contrast')).toBeNull();
  await close();
});

it('another plan does not take the place of a job unasked', async () => {
  const { page, close } = await openFreshPage();
  await openResult(page);
  await startFilling(page);
  await page.goto('/mix');
  await untilAlive(page);
  await page.getByRole('textbox', { name: /^Area/ }).fill('4');
  await page.goto('/result');
  await button(page, 'Start filling').click();
  await page.getByText('Another job is not finished').waitFor();
  await expectClean(page);
  await button(page, 'Go on with it').click();
  await page.getByText('Step 1 of 5').waitFor();
  await close();
});
