import type { MixDraft } from '@mix/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { laptop, openFreshPage, phone, untilAlive, untilKept } from './browser.ts';
import { words } from './fillScreen.ts';
import { expectClean } from './expectClean.ts';

/** Every part of the page has something to show: containers, prices, marks, nozzle, nitrogen. */
const full: MixDraft = {
  name: 'Hill block',
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  swathWidthM: 20,
  gaugeStepL: 100,
  nozzle: { nozzleId: 'aixr11003', nozzleCount: 40 },
  travelSpeedKmPerH: 12,
  sprayAreaHa: 23.5,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  nitrogenAppliedKgPerHa: 55.2,
  products: [
    {
      productId: 'urea',
      rate: { value: 20, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
      price: { amountCents: 82, per: 'kg' },
    },
    { productId: 'ga3', rate: { value: 20, unit: 'g/ha' } },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
  ],
};

const lime: MixDraft = {
  machineId: 'custom',
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 15,
  products: [{ productId: 'lime-flour', rate: { value: 14, unit: 'kg/ha' } }],
};

/** Calcium nitrate and ammonium sulphate: gypsum forms. */
const stopped: MixDraft = {
  ...lime,
  products: [
    { productId: 'can-sol', rate: { value: 5, unit: 'kg/ha' } },
    { productId: 'ams', rate: { value: 20, unit: 'kg/ha' } },
  ],
};

async function openResult(page: Page, draft: MixDraft): Promise<void> {
  await page.addInitScript(
    (text) => {
      localStorage.setItem('mix.draft', text);
    },
    JSON.stringify({ schema: 1, value: draft }),
  );
  await page.goto('/result');
  await untilAlive(page);
}

describe.each([
  { name: 'a phone', viewport: phone },
  { name: 'a laptop', viewport: laptop },
])('the result on $name', ({ viewport }) => {
  it.each([
    ['a full plan', full, 'What goes in'],
    ['suspended lime', lime, 'Suspended solids'],
    ['a stop', stopped, 'gypsum'],
    ['nothing yet', {}, 'No plan yet'],
  ])('%s: no violation, no sideways scroll, no complaint', async (_, draft, expected) => {
    const { page, complaints, close } = await openFreshPage({ viewport });
    await openResult(page, draft);
    await page.getByText(expected).first().waitFor();
    for (const summary of await page.locator('main summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    await expectClean(page);
    expect(await page.locator('main h1').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('gives every load its water, amounts, order and marks', async () => {
  const { page, close } = await openFreshPage();
  await openResult(page, full);
  await page.getByText('What goes in').waitFor();
  const said = await words(page);
  expect(said).toMatch(/3 loads 2 × 1,000 L 1 × 350 L/);
  expect(said).toMatch(/Water to add .{0,20}831\.8 L 291\.1 L/);
  expect(said).toMatch(/200 kg 8 bags of 25 kg/);
  expect(said).toMatch(/70 kg 2 bags of 25 kg \+ 20 kg/);
  expect(said).toMatch(/Exact line 350 L .* Mark below 300 L .* Mark above 400 L/);
  expect(said).toMatch(/Wait 10 min/);
  expect(said).toMatch(/2\.3 bar at 12 km\/h/);
  expect(said).toMatch(/N 9\.2 kg/);
  expect(said).toMatch(/64\.4 of 190 kg\/ha/);
  await close();
});

it('sums no cost while a price is missing', async () => {
  const { page, close } = await openFreshPage();
  await openResult(page, full);
  await page.getByText('No sum: a product has no price.').waitFor();
  expect(await words(page)).toMatch(/Job – – –/);
  await close();
});

it('shows how the water was worked out, with each source', async () => {
  const { page, close } = await openFreshPage();
  await openResult(page, full);
  await page.getByText(/How 831\.8\sL was worked out/).click();
  const working = page.locator('details[open] table').first();
  const said = (await working.innerText()).replaceAll(/\s+/g, ' ');
  expect(said).toMatch(/load 1,000 L/);
  expect(said).toMatch(/room taken .*148\.2 L/);
  expect(said).toMatch(/not known/);
  expect(said).toMatch(/831\.8 L$/);
  await close();
});

it('works with the network gone once its parts are there', async () => {
  const { page, close } = await openFreshPage({ serviceWorkers: 'allow' });
  await openResult(page, full);
  await page.getByText('What goes in').waitFor();
  await untilKept(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Back to the mix' }).click();
  await page.waitForURL('**/mix');
  await page.getByRole('textbox', { name: /^Area/ }).fill('10');
  await page.getByText('Show the result').click();
  await page.waitForURL('**/result');
  await page.getByText('What goes in').waitFor();
  expect(await words(page)).toMatch(/1 load|load of 1,000 L 10 ha/);
  await close();
});

it('shows no plan, and the reason, where the mix must not be made', async () => {
  const { page, close } = await openFreshPage();
  await openResult(page, stopped);
  await page.getByRole('alert').waitFor();
  const said = await words(page);
  expect(said).toMatch(/gypsum forms/);
  expect(said).not.toMatch(/What goes in/);
  await close();
});
