import { expect, it } from 'vitest';
import { expectClean } from '../browser/expectClean.ts';
import { addProduct, button } from '../mix/mixScreen.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { openKeptPage } from './openKeptPage.ts';

it('two products that set to gypsum are stopped, looked up, and one is taken out, without a signal', async () => {
  const seaweed = { ...hillBlock, products: hillBlock.products.slice(1) };
  const { page, complaints, close } = await openKeptPage({ 'mix.draft': seaweed });
  await page.getByRole('link', { name: 'Continue this mix' }).click();
  await addProduct(page, 'Ammonium sulphate', '20');
  await page
    .getByText(/loads:/)
    .first()
    .waitFor();

  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('searchbox').fill('Calcium nitrate');
  await expectClean(page);
  await page
    .getByRole('link', { name: /^Calcium nitrate/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /^Calcium nitrate/ }).waitFor();
  await expectClean(page);
  await button(page, 'Add to mix').click();
  await page.getByRole('textbox', { name: /^Calcium nitrate.* rate/ }).fill('5');
  await page.getByRole('alert').waitFor();
  await expectClean(page);
  expect(await page.getByRole('alert').innerText()).toMatch(/gypsum drops out/);
  // A stop shows no figure to fill by, and no way to the filling.
  expect(await page.locator('[data-answer]').innerText()).not.toMatch(/\bloads?\b/);
  expect(await page.getByRole('link', { name: 'Show the result' }).count()).toBe(0);

  await button(page, /^Take out Calcium nitrate/).click();
  await page.getByRole('link', { name: 'Show the result' }).click();
  await button(page, 'Start filling').waitFor();
  expect(await page.getByRole('table').first().innerText()).not.toMatch(/Calcium/);
  await expectClean(page);
  expect(complaints()).toEqual([]);
  await close();
});
