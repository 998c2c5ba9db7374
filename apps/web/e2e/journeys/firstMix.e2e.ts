import { expect, it } from 'vitest';
import { openFirstVisit, untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { words } from '../job/fillScreen.ts';
import { addProduct, field } from '../mix/mixScreen.ts';

it('somebody new plans a first mix, from the empty page to what goes into each load', async () => {
  const { page, complaints, close } = await openFirstVisit();
  await page.goto('/');
  await untilAlive(page);
  await expectClean(page);
  // Home asks the first question itself.
  await page.getByText('Which machine is this for?').waitFor();
  await page.getByRole('link', { name: 'Only the tank, for now' }).click();
  await field(page, /^Tank/).fill('1000');
  await expectClean(page);
  await page.getByText('No plan yet').waitFor();
  await page.getByText(/^Missing: area, rate, a product/).waitFor();
  await field(page, /^Area/).fill('13,5');
  await field(page, /^Application rate/).fill('100');
  await addProduct(page, 'Urea', '20');
  await page
    .getByText(/loads:/)
    .first()
    .waitFor();
  await expectClean(page);
  await page.getByRole('link', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Start filling' }).waitFor();
  // 13.5 ha x 100 L/ha are 1,350 L: 1,000 L and 350 L; 20 kg/ha are 200 kg and 70 kg of urea.
  expect(await words(page)).toMatch(/Load 1 1,000 L, 10 ha Load 2 350 L, 3\.5 ha All 13\.5 ha/);
  expect(await words(page)).toMatch(/Urea granular 46‑0‑0 200 kg/);
  await page.getByRole('button', { name: /^Load 2/ }).click();
  expect(await words(page)).toMatch(/Urea granular 46‑0‑0 70 kg/);
  await expectClean(page);
  expect(complaints).toEqual([]);
  await close();
});
