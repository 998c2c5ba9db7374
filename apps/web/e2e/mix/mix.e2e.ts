import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import {
  laptop,
  openFirstVisit,
  openFreshPage,
  openWithApp,
  untilKept,
  untilQuiet,
} from '../browser/browser.ts';
import { button, field, openMix } from './mixScreen.ts';

const bar = (page: Page) => page.getByRole('status').filter({ visible: true });
/** An own machine of which only the tank is known. */
async function setOwnTank(page: Page, litres: string): Promise<void> {
  await button(page, 'Only the tank, for now').click();
  await field(page, /^Tank/).fill(litres);
}

async function addProduct(page: Page, search: string, name: RegExp): Promise<void> {
  await button(page, 'Add a product').first().click();
  await page.getByRole('searchbox').fill(search);
  await button(page, name).click();
  // The focus goes to the rate of the new product by itself.
  await page.locator('main input:focus').waitFor();
}

/** A figure with its unit, as the page writes them together. */
const text = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).innerText()).replaceAll(/\s+/g, ' ');

describe('a plan typed through the page', () => {
  it('five full loads and a smaller one, as golden example G12 has them', async () => {
    const { page, complaints, close } = await openFreshPage({ viewport: laptop });
    await openMix(page);
    expect(await bar(page).innerText()).toContain('Missing: tank, area, rate, a product');
    await setOwnTank(page, '1200');
    await field(page, /^Area/).fill('37.5');
    await field(page, /^Application rate/).fill('180');
    await addProduct(page, 'urea', /^Urea, granular/);
    // The rate of the new product has the focus: it is typed at once.
    await page.keyboard.type('25');

    await expect.poll(() => text(page, 'main')).toContain('6 loads: 5 × 1,200 + 750 L');
    const table = await text(page, 'main table');
    expect(table).toMatch(/Urea 167 kg 104 kg 939 kg/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('goes on without the network once it is there', async () => {
    const { page, complaints, close } = await openWithApp();
    await openMix(page);
    await untilKept(page);
    await page.context().setOffline(true);
    await setOwnTank(page, '1000');
    await field(page, /^Area/).fill('20');
    await field(page, /^Application rate/).fill('100');
    await addProduct(page, 'epsom', /^Magnesium sulphate/);
    await page.keyboard.type('10');
    await page.getByText('Show the result').waitFor();
    expect(await text(page, 'main')).toContain('2 loads of 1,000 L');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the draft', () => {
  it('takes the place of the drawn page without moving anything', async () => {
    const { page, close } = await openFirstVisit();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (hadRecentInput) continue;
          document.documentElement.dataset['shift'] = String(
            Number.parseFloat(document.documentElement.dataset['shift'] ?? '0') + value,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openMix(page, urea);
    await page.getByText('Show the result').waitFor();
    await untilQuiet(page);
    expect(await field(page, /^Area/).inputValue()).toBe('20');
    const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
    expect(Number.parseFloat(shift)).toBeLessThanOrEqual(0.01);
    await close();
  });
});
