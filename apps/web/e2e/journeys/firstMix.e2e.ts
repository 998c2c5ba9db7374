import { expect, it } from 'vitest';
import { openFirstVisit, untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { words } from '../job/fillScreen.ts';
import { addProduct, field, setTank } from '../mix/mixScreen.ts';

it('somebody new plans a first mix, from the empty page to what goes into each load', async () => {
  const { page, complaints, close } = await openFirstVisit();
  await page.goto('/');
  await untilAlive(page);
  await expectClean(page);
  await page.getByRole('link', { name: 'New mix' }).click();
  await page.getByText('Which machine is this for?').waitFor();
  await expectClean(page);
  await setTank(page, '1000');
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
  expect(await words(page)).toMatch(/1 × 1,000 L 1 × 350 L/);
  expect(await words(page)).toMatch(/Urea granular 46‑0‑0 270 kg in all 200 kg 70 kg/);
  await expectClean(page);
  expect(complaints).toEqual([]);
  await close();
});
