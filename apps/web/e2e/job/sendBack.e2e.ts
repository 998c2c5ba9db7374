import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openFreshPage, untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { fillLoad, startFilling, words } from './fillScreen.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { addProduct, button, field, openMix } from '../mix/mixScreen.ts';

const permissions = ['clipboard-read', 'clipboard-write'];

async function copiedLink(page: Page): Promise<string> {
  await button(page, 'Copy the link').click();
  await page.getByText('Link copied').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a job of 5 ha of the hill block that somebody else sent, and takes it over. */
async function takeJob(page: Page): Promise<void> {
  const sender = await openFreshPage({ permissions });
  await openMix(sender.page, { ...hillBlock, sprayAreaHa: 5 });
  await sender.page.goto('/result');
  await button(sender.page, 'Share').click();
  const link = await copiedLink(sender.page);
  await sender.close();
  await follow(page, link);
  await field(page, /^Tank/).fill('1200');
  await button(page, 'Use this mix').click();
  await page.getByText('What goes in').waitFor();
}

async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await untilAlive(page);
}

it('the record of a filled job goes back, with no figure typed again', async () => {
  const { page, complaints, close } = await openFreshPage({ permissions });
  await takeJob(page);
  await startFilling(page);
  await fillLoad(page);
  await page.getByRole('link', { name: 'Record the job' }).click();
  await button(page, 'Save the record').click();
  await button(page, 'Send back what was done').click();
  await expectClean(page);
  await follow(page, await copiedLink(page));
  await page.getByText('Planned and done').waitFor();
  expect(await words(page)).toMatch(/Area – 5 ha Loads – 1 Water – .*Urea – 100 kg/);
  expect(complaints).toEqual([]);
  await close();
});

it('what was typed stays, and a mix of one’s own asks for no answer', async () => {
  const { page, close } = await openFreshPage();
  await takeJob(page);
  // After the job is taken over, the result stands at its top.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await button(page, 'Share').click();
  await field(page, /^Urea/).fill('98');
  await page.reload();
  await untilAlive(page);
  await button(page, 'Share').click();
  await field(page, /^Urea/).waitFor();
  expect(await field(page, /^Urea/).inputValue()).toBe('98');

  await page.goto('/');
  await untilAlive(page);
  await button(page, 'New mix').click();
  await field(page, /^Area/).fill('4');
  await field(page, /^Application rate/).fill('100');
  await addProduct(page, 'Urea', '20');
  await page.getByRole('link', { name: 'Show the result' }).click();
  await button(page, 'Share').click();
  await page.getByRole('img', { name: /Square code/ }).waitFor();
  expect(await page.getByText('Send back what was done').count()).toBe(0);
  await close();
});
