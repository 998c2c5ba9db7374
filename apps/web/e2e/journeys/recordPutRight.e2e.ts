import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openFreshPage, untilAlive } from '../browser.ts';
import { expectClean } from '../expectClean.ts';
import { fillLoad, startFilling, words } from '../fillScreen.ts';
import { button, field, openMix } from '../mixScreen.ts';
import { hillBlock } from './hillBlock.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('a record gets its weather and what New Zealand asks for, and is put right weeks later', async () => {
  const { page, complaints, close } = await openFreshPage(browser);
  const start = new Date('2026-11-21T01:00:00Z');
  await page.clock.install({ time: start });
  await openMix(page, { ...hillBlock, sprayAreaHa: 8 });
  await page.getByRole('link', { name: 'Show the result' }).click();
  await startFilling(page);
  await fillLoad(page);
  await page.getByRole('link', { name: 'Record the job' }).click();
  await page.getByText('Planned and done').first().waitFor();
  await page.getByRole('combobox', { name: 'Check for the rules of' }).selectOption('NZ');
  expect(await words(page)).toMatch(/Missing Applicator/);
  await expectClean(page);
  await page.getByLabel('Paddock or place').fill('Hill');
  await page.getByRole('textbox', { name: 'Operator' }).fill('Sam');
  await field(page, /^Wind speed/).fill('9,5');
  await button(page, 'SW').click();
  await field(page, /^Air temperature/).fill('18');
  await field(page, /^Humidity/).fill('65');
  expect(await words(page)).not.toMatch(/Missing Applicator/);
  expect(await words(page)).toMatch(/Delta T 4/);
  await expectClean(page);
  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();

  await page.clock.setSystemTime(new Date(start.getTime() + 21 * 86_400_000));
  await page.goto('/reporting');
  await untilAlive(page);
  await page.getByRole('link', { name: /Hill/ }).first().click();
  await page.getByText('This record is locked').waitFor();
  expect(await field(page, /^Wind speed/).inputValue()).toBe('9.5');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Two rows at the gate left out');
  await button(page, 'Save the change').click();
  await page.getByText('Say why the record is changed.').waitFor();
  await expectClean(page);
  await page.getByRole('textbox', { name: 'Reason for the change' }).fill('Seen from the ute');
  await button(page, 'Save the change').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  await page.goto('/reporting');
  await page.getByRole('link', { name: /Hill/ }).first().click();
  await page.getByText('Seen from the ute').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
