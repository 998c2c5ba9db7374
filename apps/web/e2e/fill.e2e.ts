import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openFreshPage, untilAlive } from './browser.ts';
import { hillBlock } from '../src/mix/testing/exampleMixes.ts';
import { expectClean } from './expectClean.ts';
import { fillLoad, startFilling, words } from './fillScreen.ts';
import { button } from './mixScreen.ts';

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

it('a gloved double tap says one step done, not the next one unread', async () => {
  const { page, close } = await openFreshPage();
  await openResult(page);
  await startFilling(page);
  await page.getByText('Step 1 of 5').waitFor();
  await button(page, 'Done').dblclick();
  await page.getByText('Step 2 of 5').waitFor();
  expect(await page.getByText(/^Step \d of 5$/).innerText()).toBe('Step 2 of 5');
  await close();
});

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

describe('what really went in', () => {
  it('less urea: the rest follows after asking, and the record tells both', async () => {
    const { page, close } = await openFreshPage();
    await openResult(page);
    await startFilling(page);
    await button(page, 'Done').click();
    await button(page, 'Different amount').click();
    await page.getByRole('textbox', { name: /Amount in the tank/ }).fill('190');
    await expectClean(page);
    await button(page, /Bring the rest into proportion/).click();
    await page.getByText('Wait until clear').waitFor();
    await button(page, 'Clear, go on').click();
    expect(await words(page)).toMatch(/Add liquid seaweed extract 19 L/);
    await button(page, 'Done').click();
    expect(await words(page)).toMatch(/Top up with water to line 950 L/);
    await button(page, 'Done').click();
    await button(page, /loads and settings/).click();
    await button(page, 'Record what is done').click();
    await page.getByText('Part done').first().waitFor();
    expect(await words(page)).toMatch(/270 kg 190 kg/);
    expect(await words(page)).toMatch(/4\sha are left\. They stay on Home\./);
    await button(page, 'Save the record').click();
    await page.getByRole('link', { name: 'Home' }).last().click();
    await button(page, /Hill block.*4\sha/).click();
    await page.waitForURL('**/mix');
    expect(await page.getByRole('textbox', { name: /^Area/ }).inputValue()).toBe('4');
    await close();
  });

  it('more than the tank holds is said, and cannot be followed', async () => {
    const { page, close } = await openFreshPage();
    await openResult(page);
    await startFilling(page);
    await button(page, 'Done').click();
    await button(page, 'Different amount').click();
    await page.getByRole('textbox', { name: /Amount in the tank/ }).fill('220');
    await page.getByText(/In proportion the load would reach 1,100\sL/).waitFor();
    expect(await button(page, /Bring the rest into proportion/).count()).toBe(0);
    await button(page, /Keep the rest as planned/).click();
    await page.getByText('Wait until clear').waitFor();
    await button(page, 'Back').click();
    await page.getByText('Add urea').waitFor();
    await close();
  });

  it('a skipped product says what takes its room', async () => {
    const { page, close } = await openFreshPage();
    await openResult(page);
    await startFilling(page);
    await button(page, 'Done').click();
    await button(page, 'Skip').click();
    await page.getByText(/Water takes its room, up to line 1,000\sL/).waitFor();
    await button(page, 'Skip it').click();
    await page.getByText('Wait until clear').waitFor();
    await close();
  });
});

it('the wait goes on while the phone sleeps and the app is closed', async () => {
  const { page, close } = await openFreshPage();
  await page.clock.install({ time: new Date('2026-11-21T01:00:00Z') });
  await openResult(page);
  await startFilling(page);
  await button(page, 'Done').click();
  // From here time stands but where it is moved: each second the machine takes would be read off.
  await page.clock.pauseAt(new Date('2026-11-21T01:10:00Z'));
  await button(page, 'Done').click();
  await page.getByRole('timer').waitFor();
  await page.clock.fastForward('03:18');
  await page.getByText('6:42').waitFor();
  await page.clock.resume();
  await page.clock.setSystemTime(new Date('2026-11-21T01:40:00Z'));
  await page.reload();
  await page.getByText('Time is up.').waitFor();
  await button(page, '5 min more').click();
  await page.getByText(/of 15\smin/).waitFor();
  await close();
});

it('what is left is planned again with the engine, and filled as one more load', async () => {
  const { page, close } = await openFreshPage();
  await openResult(page);
  await startFilling(page);
  await fillLoad(page);
  await button(page, /loads and settings/).click();
  await button(page, /What is left/).click();
  await page.getByRole('textbox', { name: /Area left to spray/ }).fill('3.2');
  await page.getByRole('textbox', { name: /In the tank now/ }).fill('140');
  await page.getByText('1 load, line 320').waitFor();
  expect((await page.getByRole('dialog').innerText()).replaceAll(/\s+/g, ' ')).toMatch(
    /Urea 36 kg/,
  );
  await expectClean(page);
  await button(page, 'Fill by this').click();
  await page.getByText('Load 2 of 2').waitFor();
  expect(await words(page)).toMatch(/140 L stands in the tank already/);
  await close();
});

it('says when the screen cannot be kept on, and goes over to sun contrast', async () => {
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
  await button(page, /Sun contrast/).click();
  expect(await page.locator('html').getAttribute('data-contrast')).toBe('sun');
  await button(page, 'Close').click();
  await button(page, 'Start filling').click();
  await expectClean(page);
  // Kept on the device, for the result too.
  await page.goto('/result');
  await button(page, 'Continue filling').waitFor();
  expect(await page.locator('html').getAttribute('data-contrast')).toBe('sun');
  await button(page, 'Sun contrast').click();
  expect(await page.locator('html').getAttribute('data-contrast')).toBeNull();
  await close();
});

it('a jar is scaled to 500 mL, and its verdict is in the record', async () => {
  const { page, close } = await openFreshPage();
  await openResult(page);
  await startFilling(page);
  await button(page, /loads and settings/).click();
  await button(page, /Jar test/).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('100 g', { exact: false }).first().waitFor();
  await button(page, 'Start the time').click();
  await page.getByRole('timer').waitFor();
  await expectClean(page);
  await button(page, 'It mixed').click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('A little foam');
  // Its time runs on while the app is closed, and what was said stays.
  await page.reload();
  await button(page, /loads and settings/).click();
  await button(page, /Jar test/).click();
  await page.getByRole('timer').waitFor();
  expect(await page.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('A little foam');
  await button(page, 'Keep the verdict').click();
  await fillLoad(page);
  await button(page, /loads and settings/).click();
  await button(page, 'Record what is done').click();
  await page.getByText(/Jar test: It mixed/).waitFor();

  // The same mix on other ground, opened later.
  await page.goto('/mix');
  await untilAlive(page);
  await page.getByRole('textbox', { name: /^Area/ }).fill('4');
  await page.goto('/result');
  await page.getByText(/Jar test: It mixed, /).waitFor();
  await expectClean(page);
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
