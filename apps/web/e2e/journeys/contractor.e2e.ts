import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openFreshPage, untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { fillLoad, startFilling, words } from '../job/fillScreen.ts';
import { button, field, openMix } from '../mix/mixScreen.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { openKeptPage } from './openKeptPage.ts';

const permissions = ['clipboard-read', 'clipboard-write'];

/** Copies the link that is shown last. */
async function copyLink(page: Page): Promise<string> {
  await button(page, 'Copy the link').last().click();
  await page.getByText('Link copied').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a link as a scanned code does on a phone that holds the app. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await untilAlive(page);
}

it('a contractor fills a sent job with another tank, without a signal, and the answer is recorded', async () => {
  const owner = await openFreshPage({ permissions });
  await openMix(owner.page, hillBlock);
  await owner.page.getByRole('link', { name: 'Show the result' }).click();
  await button(owner.page, 'Share').click();
  await owner.page.getByRole('img', { name: /Square code/ }).waitFor();
  await expectClean(owner.page);
  const job = await copyLink(owner.page);

  const contractor = await openKeptPage({}, { permissions });
  const { page } = contractor;
  await follow(page, job);
  await page.getByText('Enter your tank to see the loads.').waitFor();
  await expectClean(page);
  await field(page, /^Tank/).fill('1500');
  await page.getByText(/1 load of 1,350/).waitFor();
  await expectClean(page);
  await button(page, 'Use this mix').click();
  await startFilling(page);
  expect(await words(page)).toMatch(/Load 1 of 1/);
  await fillLoad(page);
  await page.goto('/result');
  await untilAlive(page);
  await button(page, 'Share').click();
  await button(page, 'Make the answer').click();
  await page
    .getByText(/Enter what was used/)
    .first()
    .waitFor();
  await field(page, /^Area/).last().fill('13,5');
  await field(page, /^Urea/).fill('268');
  await field(page, /^Liquid seaweed/).fill('27');
  await field(page, /^Operator/).fill('R. Tahi');
  await button(page, 'Make the answer').click();
  await page
    .getByRole('img', { name: /Square code/ })
    .nth(1)
    .waitFor();
  await expectClean(page);
  const answer = await copyLink(page);
  expect(contractor.complaints()).toEqual([]);
  await contractor.close();

  await follow(owner.page, answer);
  await owner.page.getByText('Planned and done').first().waitFor();
  expect(await words(owner.page)).toMatch(/Urea 270 kg 268 kg/);
  await expectClean(owner.page);
  await button(owner.page, 'Make the record').click();
  await owner.page.getByText('The record of this job holds these figures.').waitFor();
  expect(owner.complaints).toEqual([]);
  await owner.close();
});
