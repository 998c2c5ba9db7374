import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  laptop,
  openFreshPage,
  phone,
  openWithApp,
  untilAlive,
  untilKept,
} from '../browser/browser.ts';
import type { MixForm } from '../../src/plan/draft/MixForm.ts';
import { everyPart, stopped } from '../../src/plan/testing/exampleMixes.ts';
import { words } from './fillScreen.ts';
import { expectClean } from '../browser/expectClean.ts';

const lime: MixForm = {
  machineId: 'custom',
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 15,
  products: [{ productId: 'lime-flour', rate: { value: 14, unit: 'kg/ha' } }],
};

async function openResult(page: Page, draft: Partial<MixForm>): Promise<void> {
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
    ['a full plan', everyPart, 'What goes in'],
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

it('works with the network gone once its parts are there', async () => {
  const { page, close } = await openWithApp();
  await openResult(page, everyPart);
  await page.getByText('What goes in').waitFor();
  await untilKept(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Back to the mix' }).click();
  await page.waitForURL('**/mix');
  await page.getByRole('textbox', { name: /^Area/ }).fill('10');
  await page.getByText('Show the result').click();
  await page.waitForURL('**/result');
  await page.getByText('What goes in').waitFor();
  expect(await words(page)).toMatch(/1 load of 1,000 L/);
  await close();
});

it('prints every load with its name, whichever is shown, and what is folded on a phone', async () => {
  const { page, close } = await openFreshPage({ viewport: phone });
  await openResult(page, everyPart);
  await page.getByText('What goes in').waitFor();
  // What is only printed is loaded after the plan.
  await page.getByText('pH of the mix').waitFor();
  const shown = async () => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  expect(await shown()).not.toMatch(/291 L in all|1,955 L|for the whole job|Keep between/);
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(shown)
    .toMatch(
      /Loads 1 and 2 1,000 L, 10 ha .* 832 L in all.* Load 3 350 L, 3\.5 ha .* 291 L in all.* All 23\.5 ha .*1,955 L/,
    );
  // What is folded on a phone is not on paper.
  expect(await shown()).toMatch(/Nozzle and pressure .*Keep between 8 km\/h/);
  await close();
});
