import { expect, it } from 'vitest';
import { openFreshPage, untilAlive } from './browser.ts';
import { expectClean } from './expectClean.ts';
import { words } from './fillScreen.ts';
import { button } from './mixScreen.ts';
import { openCard } from './recordCard.ts';

it('judges the weather, names what a place asks for, and keeps what was typed', async () => {
  const { page, complaints, close } = await openFreshPage();
  await openCard(page);
  await page.getByRole('textbox', { name: /Wind speed/ }).fill('18');
  await button(page, 'NW').click();
  await page.getByRole('textbox', { name: /Air temperature/ }).fill('25');
  await page.getByRole('textbox', { name: /Humidity/ }).fill('50');
  expect(await words(page)).toMatch(/Delta T 7 °C Avoid\. Too much wind/);
  await page.getByRole('combobox', { name: 'Check for the rules of' }).selectOption('NZ');
  expect(await words(page)).toMatch(/Missing Applicator .*Location/);
  await page.getByLabel('Paddock or place').fill('Hill');
  await page.getByRole('textbox', { name: 'Operator' }).fill('Sam');
  const now = await words(page);
  expect(now).not.toMatch(/Missing Applicator/);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await expectClean(page);

  // Killed half filled in: it opens as it was.
  await page.reload();
  await untilAlive(page);
  await page.getByText('Planned and done').first().waitFor();
  expect(await page.getByLabel('Paddock or place').inputValue()).toBe('Hill');
  await page.getByRole('textbox', { name: /Area done/ }).fill('three');
  await button(page, 'Save the record').click();
  await page.getByText('The area done is not a number.').waitFor();
  await page.getByRole('textbox', { name: /Area done/ }).fill('3.5');
  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

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
  // Nothing lies over the action, the navigation neither.
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
  expect(await words(page)).toMatch(/Changes Asked the neighbour 1 field changed/);
  await close();
});
