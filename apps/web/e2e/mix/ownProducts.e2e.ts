import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newEmail, panel, password, register, signIn } from '../account/accountScreen.ts';
import { openFreshPage, openWithApp, untilAlive, untilKept } from '../browser/browser.ts';
import { button, field } from './mixScreen.ts';
import { expectClean } from '../browser/expectClean.ts';

/** Enters only the fields that a liquid needs. */
async function enterLiquid(page: Page, name: string, nitrogenPct: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Fertiliser' });
  await page.getByLabel('Form', { exact: true }).selectOption({ label: 'Liquid' });
  await page.getByLabel('Place in the mixing order').selectOption('90');
  await page.getByLabel('The label', { exact: true }).selectOption('stated');
  await field(page, /^Nitrogen N/).fill(nitrogenPct);
  await field(page, /^Density/).fill('1.32');
}

/** A mix without a product, on a device that has no other. */
const bare = {
  machineId: 'custom',
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  products: [],
};

describe('a product of one’s own', () => {
  it('is entered without a signal, planned with, changed, deleted and had back', async () => {
    const { page, complaints, close } = await openWithApp();
    await page.goto('/products');
    await untilAlive(page);
    await untilKept(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Add your own' }).first().click();
    await page.getByRole('heading', { name: 'New product' }).waitFor();
    await button(page, 'Save product').click();
    await page.getByText('5 things to settle').waitFor();
    await expectClean(page);

    await enterLiquid(page, 'Hill liquid', '32');
    await page.getByLabel('Unit of the rate').selectOption('L/ha');
    await field(page, /^Usual rate, highest/).fill('80');
    await page.getByLabel('Bag or drum', { exact: true }).selectOption('drum');
    await page.getByLabel('Its unit').selectOption('L');
    await field(page, /^What one holds/).fill('200');
    // What is typed is there again after the page was left and reloaded.
    await page.reload();
    await untilAlive(page);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Hill liquid');
    await button(page, 'Save product').click();
    await page.getByRole('heading', { level: 2, name: 'Hill liquid' }).waitFor();
    await expectClean(page);

    await page.evaluate(
      (value) => localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value })),
      bare,
    );
    await page.goto('/mix');
    await untilAlive(page);
    await button(page, 'Add a product').first().click();
    await page.getByRole('dialog').getByRole('searchbox').fill('hill');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Hill liquid.*own/ })
      .click();
    await field(page, /^Hill liquid rate/).fill('20');
    // 10 ha at 100 L/ha in a tank of 1,000 L: one load, 200 L of it the product, one drum.
    await page.getByText('load of', { exact: false }).first().waitFor();
    await page.goto('/result');
    await page.getByText('800 L').first().waitFor();
    await page.getByText('1 drum').first().waitFor();

    // The product is found again at a cold start, in the plan and in the list.
    await page.goto('/mix');
    await page.getByText('Hill liquid').first().waitFor();
    await page.goto('/products');
    await untilAlive(page);
    await page.getByRole('searchbox').fill('hill');
    await page.getByRole('link', { name: /Hill liquid/ }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await field(page, /^Density/).fill('13.2');
    await button(page, 'Save product').click();
    await page.getByText('13.2 kg/L cannot be').waitFor();
    await field(page, /^Density/).fill('1.3');
    await button(page, 'Save product').click();
    await page.getByText('1.3', { exact: true }).first().waitFor();

    await button(page, 'Delete').click();
    await page.getByText('Hill liquid deleted').waitFor();
    expect(await page.getByRole('link', { name: /Hill liquid/ }).count()).toBe(0);
    await button(page, 'Undo').click();
    await page.getByRole('heading', { level: 2, name: 'Hill liquid' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a saved mix whose product changed', () => {
  it('keeps its facts, says what changed, and takes the new ones when told to', async () => {
    const { page, complaints, close } = await openFreshPage();
    await page.goto('/products?new');
    await untilAlive(page);
    await enterLiquid(page, 'Hill liquid', '32');
    await button(page, 'Save product').click();
    await button(page, 'Add to mix').click();
    await page.evaluate((value) => {
      const kept = JSON.parse(localStorage.getItem('mix.draft') ?? '{}') as {
        value: { products: { productId: string }[] };
      };
      const [product] = kept.value.products;
      const rate = { value: 20, unit: 'kg/ha' };
      const products = [{ ...product, rate }];
      localStorage.setItem(
        'mix.draft',
        JSON.stringify({ schema: 1, value: { ...value, products } }),
      );
    }, bare);
    await page.goto('/result');
    await button(page, 'Save mix').click();
    await page.getByRole('dialog').getByLabel('Name of this mix').fill('Spring');
    await page.getByRole('dialog').getByRole('button', { name: 'Save mix' }).click();
    await page.getByText('Saved on this device.').waitFor();

    await page.goto('/products');
    await page.getByRole('link', { name: /Hill liquid/ }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await field(page, /^Density/).fill('1.25');
    await button(page, 'Save product').click();
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();

    await page.goto('/');
    await page
      .getByRole('button', { name: /^Spring/ })
      .first()
      .click();
    const notice = page.getByText('A fact changed since this mix was saved').locator('../..');
    await notice.getByText('Hill liquid, Density: 1.32 kg/L when saved, 1.25 kg/L now.').waitFor();
    // 200 kg at 1.32 kg/L are 151.5 L of the load, measured to 152 L, at 1.25 kg/L 160 L.
    await notice
      .getByText('As saved, shown here: 1 load, 848 L of water in all, 6.4 kg/ha of N.')
      .waitFor();
    await notice
      .getByText('With the new facts: 1 load, 840 L of water in all, 6.4 kg/ha of N.')
      .waitFor();
    await expectClean(page);
    await button(page, 'Keep as saved').click();
    await page.getByText('Planned with the facts as saved').waitFor();
    await page.goto('/result');
    await page.getByText('848 L').first().waitFor();
    await page.getByText('Planned with the facts as saved').waitFor();
    await expectClean(page);
    await button(page, 'Use the new facts').click();
    await page.getByText('840 L').first().waitFor();
    expect(await page.getByText('Planned with the facts as saved').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('goes to the account and to its other device, and away from both', async () => {
  const phone = await openFreshPage();
  const email = newEmail('own');
  await register(phone.page, 'Jo', email);
  await panel(phone.page).getByRole('button', { name: 'Close' }).click();
  const office = await openFreshPage();
  await signIn(office.page, email, password);
  await panel(office.page).waitFor({ state: 'detached' });
  await office.page.goto('/products');
  await phone.page.goto('/products?new');
  await untilAlive(phone.page);
  await enterLiquid(phone.page, 'Hill liquid', '32');
  await button(phone.page, 'Save product').click();
  const there = office.page.getByRole('link', { name: /Hill liquid.*own/ });
  await there.waitFor();
  await button(phone.page, /^Favourite$/).click();
  await button(phone.page, /^Favourite$/)
    .and(phone.page.locator('[aria-pressed=true]'))
    .waitFor();
  await there.click();
  await button(office.page, /^Favourite$/)
    .and(office.page.locator('[aria-pressed=true]'))
    .waitFor();
  await button(phone.page, 'Delete').click();
  await there.waitFor({ state: 'detached' });
  expect([...phone.complaints, ...office.complaints]).toEqual([]);
  await office.close();
  await phone.close();
});

describe('a file of products', () => {
  const file = (text: string) => ({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'utf8'),
  });
  const head = 'Name;Kind;Form;Mixing order class;Density of the liquid (kg/L);N (% by weight)';

  it('shows what it would change before anything is kept, and takes what is ticked', async () => {
    const { page, complaints, close } = await openFreshPage();
    await page.goto('/products?files');
    await untilAlive(page);
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles(
      file(
        `${head}\nUAN hill;fertiliserSoluble;liquid;40;1,32;32\nThick;biostimulant;liquid;95;1,9;\nWrong;herbicide;liquid;90;13,2;\n`,
      ),
    );
    await page.getByText('In the file: 2 new, 1 refused.').waitFor();
    await page.getByText('Read with a comma as the decimal sign.').waitFor();
    await page.getByText('Density: 13.2 kg/L cannot be').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Take UAN hill' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Take Thick' }).isChecked()).toBe(false);
    await expectClean(page);
    await button(page, 'Keep 1 product').click();
    await page.getByText('1 product kept on this device').waitFor();

    await choose.setInputFiles(file(`Name;Density of the liquid (kg/L);Shelf\nUAN hill;1,28;3\n`));
    await page.getByText('Density: 1.32 kg/L becomes 1.28 kg/L').waitFor();
    await page.getByText('Columns that are not known here were left out: Shelf.').waitFor();
    await button(page, 'Keep 1 product').click();
    await button(page, 'Undo').click();
    await page.getByText('As it was before').waitFor();

    const download = page.waitForEvent('download');
    await button(page, 'CSV, for a spreadsheet').click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toMatch(/^\uFEFFKey,Name,/);
    expect(text).toContain(',UAN hill,fertiliserSoluble,liquid,liquid,,40,,stated,32,');
    expect(text).toContain(',1.32,');
    await choose.setInputFiles({ ...file(text), name: 'again.csv' });
    await page.getByText('In the file: 1 unchanged.').waitFor();

    await choose.setInputFiles(file('<html>sign in</html>'));
    await page.getByText('No products are in this file.').waitFor();
    await expectClean(page);
    await page.goto('/products');
    await page.getByRole('link', { name: /UAN hill/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
