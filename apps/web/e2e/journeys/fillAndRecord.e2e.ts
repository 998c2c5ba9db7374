import { expect, it } from 'vitest';
import { untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { fillLoad, startFilling, words } from '../job/fillScreen.ts';
import { button } from '../mix/mixScreen.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { openKeptPage } from './openKeptPage.ts';

it('a two-load mix is filled without a signal, killed, resumed, and recorded in two taps', async () => {
  const { page, complaints, close } = await openKeptPage({ 'mix.draft': hillBlock });
  await page.getByRole('link', { name: 'Continue this mix' }).click();
  await page.getByRole('link', { name: 'Show the result' }).click();
  await startFilling(page);
  expect(await words(page)).toMatch(/Add water 700 L/);
  await button(page, 'Done').click();
  await page.getByText('Add urea').waitFor();
  expect(await words(page)).toMatch(/200 kg 8 bags of 25 kg/);

  // The app is killed in the middle of a load: it opens at the very step.
  await page.reload();
  await untilAlive(page);
  await page.getByText('Step 2 of 5').waitFor();
  await fillLoad(page, expectClean);
  expect(await words(page)).toMatch(/Load 1 is in the tank/);
  await expectClean(page);
  await button(page, 'Start load 2').click();
  await page.getByText('Smaller load').waitFor();
  await fillLoad(page);
  expect(await words(page)).toMatch(/Load 2 is in the tank 350 L Spray it out: 3\.5 ha/);

  await page.getByRole('link', { name: 'Record the job' }).click();
  await page.getByText('Planned and done').first().waitFor();
  expect(await words(page)).toMatch(/Urea, granular 46.0.0 270 kg 270 kg/);
  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  await expectClean(page);

  await page.goto('/reporting');
  await page
    .getByText(/13\.5\sha/)
    .first()
    .waitFor();
  expect(await words(page)).toMatch(/Hill block .*Done/);
  await expectClean(page);
  expect(complaints()).toEqual([]);
  await close();
});
