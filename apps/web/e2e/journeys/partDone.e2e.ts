import { expect, it } from 'vitest';
import { expectClean } from '../browser/expectClean.ts';
import { fillLoad, startFilling, words } from '../job/fillScreen.ts';
import { button, field } from '../mix/mixScreen.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { openKeptPage } from './openKeptPage.ts';

it('rain ends the job after one load: it is recorded, and the rest done later, without a signal', async () => {
  const { page, complaints, close } = await openKeptPage({ 'mix.draft': hillBlock });
  await page.getByRole('link', { name: 'Continue this mix' }).click();
  await page.getByRole('link', { name: 'Show the result' }).click();
  await startFilling(page);
  await fillLoad(page);
  await button(page, /loads and settings/).click();
  await expectClean(page);
  await button(page, 'Record what is done').click();
  await page.getByText('Part done').first().waitFor();
  // One load of 1,000 L at 100 L/ha is 10 of the 13.5 ha.
  expect(await words(page)).toMatch(/3\.5 ha are left\. They stay on Home\./);
  await expectClean(page);
  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Home' }).last().click();
  await page.getByRole('heading', { name: 'Left undone' }).waitFor();
  await expectClean(page);

  await button(page, /3\.5\sha left/).click();
  await page.getByText('load of').first().waitFor();
  expect(await field(page, /^Area/).inputValue()).toBe('3.5');
  await page.getByRole('link', { name: 'Show the result' }).click();
  await startFilling(page);
  await fillLoad(page);
  await page.getByRole('link', { name: 'Record the job' }).click();
  await page.getByText('Planned and done').first().waitFor();
  expect(await words(page)).toMatch(/Urea, granular 46.0.0 70 kg 70 kg/);
  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Home' }).last().click();
  await button(page, 'Repeat this mix').waitFor();
  await page.getByRole('link', { name: 'Reporting' }).click();
  await page
    .getByText(/3\.5\sha/)
    .first()
    .waitFor();
  await page
    .getByText(/10\sha/)
    .first()
    .waitFor();
  expect(complaints()).toEqual([]);
  await close();
});
