import { expect, it } from 'vitest';
import { openFreshPage } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { words } from './fillScreen.ts';
import { button } from '../mix/mixScreen.ts';
import { openCard } from './recordCard.ts';

it('a record older than 48 hours changes only with a reason, and keeps what stood there', async () => {
  const { page, close } = await openFreshPage();
  const start = new Date('2026-11-21T01:00:00Z');
  await page.clock.install({ time: start });
  await openCard(page);
  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();

  const open = async () => {
    await page.goto('/reporting');
    await page.getByRole('link', { name: /Flat/ }).click();
    await page.getByText('Planned and done').first().waitFor();
  };
  await page.clock.setSystemTime(new Date(start.getTime() + 47 * 3_600_000));
  await open();
  // Nothing lies over the action, not even the navigation.
  const isFree = await button(page, 'Save the record').evaluate((action) => {
    const { left, top, width, height } = action.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === action;
  });
  expect(isFree).toBe(true);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Gate was open');
  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();

  await page.clock.setSystemTime(new Date(start.getTime() + 49 * 3_600_000));
  await open();
  await page.getByText('This record is locked').waitFor();
  await expectClean(page);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Gate was shut');
  await button(page, 'Save the change').click();
  await page.getByText('Say why the record is changed.').waitFor();
  await page.getByRole('textbox', { name: 'Reason for the change' }).fill('Asked the neighbour');
  await button(page, 'Save the change').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  await open();
  expect(await words(page)).toMatch(/Changes Asked the neighbour 1 entry changed/);
  await close();
});
