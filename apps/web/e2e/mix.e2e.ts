import { catalogue } from '@mix/catalogue';
import { calculateMix } from '@mix/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MixForm } from '../src/mix/draft/MixForm.ts';
import { readForm } from '../src/mix/reading/readForm.ts';
import { measureText } from '../src/words/figures/measureText.ts';
import { quantityText } from '../src/words/figures/quantityText.ts';
import {
  laptop,
  launchBrowser,
  openFreshPage,
  untilAlive,
  untilKept,
  untilQuiet,
} from './browser.ts';
import { button, field, openMix, stopped, urea } from './mixScreen.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const bar = (page: Page) => page.getByRole('status').filter({ visible: true });
/** An own machine of which only the tank is known. */
async function setOwnTank(page: Page, litres: string): Promise<void> {
  await button(page, 'Only the tank size, for now').click();
  await field(page, /^Usable tank/).fill(litres);
  await button(page, 'Done').click();
}

async function addProduct(page: Page, search: string, name: RegExp): Promise<void> {
  await button(page, 'Add a product').click();
  await page.getByRole('searchbox').fill(search);
  await button(page, name).click();
  // The keyboard comes to its rate by itself.
  await page.locator('main input:focus').waitFor();
}

/** A figure with its unit, as the page writes them together. */
const text = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).innerText()).replaceAll(/\s+/g, ' ');

describe('a plan typed through the page', () => {
  it('five full loads and a smaller one, as golden example G12 has them', async () => {
    const { page, complaints, close } = await openFreshPage(browser, { viewport: laptop });
    await openMix(page);
    expect(await bar(page).innerText()).toContain('Missing: tank size, area, rate, a product');
    await setOwnTank(page, '1200');
    await field(page, /^Area/).fill('37.5');
    await field(page, /^Application rate/).fill('180');
    await addProduct(page, 'urea', /^Urea, granular/);
    // The keyboard is on the rate of the new product: it is typed at once.
    await page.keyboard.type('25');

    await expect.poll(() => text(page, 'main')).toContain('5 loads of 1,200 L + 750 L');
    const table = await text(page, 'main table');
    expect(table).toMatch(/Urea 166\.67 kg 104\.17 kg 937\.5 kg/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a full load of 200 kg urea in 12 °C water, as golden examples G6 and G8 have it', async () => {
    const { page, complaints, close } = await openFreshPage(browser, { viewport: laptop });
    await openMix(page);
    await setOwnTank(page, '1000');
    await field(page, /^Area/).fill('10');
    await field(page, /^Water temperature/).fill('12');
    await field(page, /^Application rate/).fill('100');
    await addProduct(page, 'urea', /^Urea, granular/);
    await page.keyboard.type('20');

    expect(await text(page, 'main table')).toMatch(/Water to add 851\.9 L/);
    expect(await text(page, 'main table')).toMatch(/Urea 200 kg/);
    expect(await text(page, 'main')).toMatch(/Warning\. The full tank ends at −0\.1 °C/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the result bar of a phone says it in four lines and leads to the result', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page, urea);
    await page.getByText('Show the result').waitFor();
    const words = await text(page, '[data-state="warn"]');
    expect(words).toMatch(/^2 loads of 1,000 L 9\.2 kg N\/ha each 85\d L water \+ 200 kg urea/);
    expect(words).toContain('The full tank ends at −0.1 °C');
    await page.getByRole('link', { name: 'Show the result' }).click();
    await page.waitForURL('**/result');
    await close();
  });

  it('says that there may be more nitrogen where an analysis is not stated', async () => {
    const { page, close } = await openFreshPage(browser);
    const seaweed = { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } } as const;
    await openMix(page, { ...urea, products: [...urea.products, seaweed] });
    await page.getByText('Show the result').waitFor();
    expect(await text(page, '[data-state="warn"]')).toMatch(
      /^2 loads of 1,000 L at least 9\.2 kg N\/ha each /,
    );
    await close();
  });

  it('a known machine offers its tank as assumed, and a typed one rules over it', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page);
    await button(page, 'Set your machine').click();
    await button(page, /^Tow and Fert Multi 1000/).click();
    const tank = field(page, /^Usable tank/);
    expect(await tank.inputValue()).toBe('');
    expect(await tank.getAttribute('placeholder')).toBe('950');
    expect(await text(page, 'dialog')).toContain('assumed 1,000 L nominal, filled to 95 %');
    await tank.fill('1000');
    await button(page, 'Done').click();
    expect(await button(page, /Change$/).innerText()).toMatch(/1,000\sL · 20\sm/);
    await close();
  });

  it('goes on without the network once it is there', async () => {
    const { page, complaints, close } = await openFreshPage(browser, { serviceWorkers: 'allow' });
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

/** What a hand, a clipboard or another app may put into a field. */
const hostile = [
  '1,500',
  '1.5.2',
  '1e3',
  '0x1F',
  'NaN',
  'Infinity',
  '½',
  '1/2',
  '5-10',
  '--5',
  '-1',
  '5 ac',
  '5 kg',
  '5²',
  '5\u202e',
  '\u200b5',
  '<b>5',
  '=5+5',
  'five',
  '😀',
  '999999999999999999',
  '0.0000001',
  '9'.repeat(90),
];

describe('text that is no number', () => {
  it('keeps standing, is told, and takes every figure away', async () => {
    const { page, complaints, close } = await openFreshPage(browser);
    await openMix(page, urea);
    const area = field(page, /^Area/);
    for (const typed of hostile) {
      await area.fill('20');
      await page.getByText('Show the result').waitFor();
      await area.fill(typed);
      const shown = await page.evaluate(() => ({
        text: document.querySelector('main')?.textContent ?? '',
        invalid: document.activeElement?.getAttribute('aria-invalid'),
        told: (document.activeElement?.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      }));
      expect([typed, shown.invalid]).toEqual([typed, 'true']);
      expect(shown.told).toMatch(/\S+.*[.?]/);
      expect(shown.text).toContain('No plan yet');
      expect(shown.text).toContain('Check: area');
      expect(shown.text).not.toMatch(/loads? of|in all|Show the result/);
      await area.blur();
      expect(await area.inputValue()).toBe(typed);
    }
    await page.reload();
    await untilAlive(page);
    expect(await field(page, /^Area/).inputValue()).toBe(hostile.at(-1));
    expect(complaints).toEqual([]);
    await close();
  });

  it('asks about 1,500 and takes the answer', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page, urea);
    const rate = field(page, /^Urea rate/);
    await rate.fill('1,500');
    await button(page, '1.5 kg/ha').click();
    expect(await rate.inputValue()).toBe('1.5');
    expect(await text(page, 'main')).toContain('30 kg in all');
    await close();
  });

  it('shows both figures of another unit and converts only on a press', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page, urea);
    await field(page, /^Area/).fill('50 ac');
    await button(page, '50 ac = 20.234282 ha').click();
    expect(await field(page, /^Area/).inputValue()).toBe('20.234282');
    expect(await text(page, 'main')).toContain('Show the result');
    await close();
  });

  it('says the limit that a figure breaks', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page, urea);
    await page.getByText('Show the result').waitFor();
    await field(page, /^Application rate/).fill('15000');
    expect(await text(page, 'main')).toMatch(/15,000 L\/ha/);
    expect(await text(page, 'main')).toContain('No plan yet');
    await close();
  });
});

it('shows no figure that does not belong to what stands in the fields', async () => {
  const { page, close } = await openFreshPage(browser);
  await openMix(page, urea);
  await page.getByText('Show the result').waitFor();
  const fields = [/^Area/, /^Application rate/, /^Water temperature/, /^Urea rate/];
  const keys = ['1', '2', '5', '0', '.', ',', 'Backspace', 'Backspace', 'Backspace', 'x'];
  // A fixed walk through keys and fields, so that a failure can be repeated.
  let seed = 20;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let edit = 0; edit < 150; edit += 1) {
    const name = fields[next(fields.length)];
    const key = keys[next(keys.length)];
    if (name === undefined || key === undefined) throw new Error('outside the lists');
    await field(page, name).press(key);
    const seen = await page.evaluate(() => ({
      text: document.querySelector('main')?.textContent.replaceAll(/\s+/g, ' ') ?? '',
      stored: localStorage.getItem('mix.draft') ?? '',
    }));
    const { value } = JSON.parse(seen.stored) as { value: MixForm };
    const { draft, unread } = readForm(value);
    const { plan } = calculateMix(draft, catalogue);
    const [first] = plan?.loads ?? [];
    const [total] = plan?.productTotals ?? [];
    if (first === undefined || total === undefined || unread.length > 0) {
      expect(seen.text).not.toMatch(/loads? of \d| in all/);
    } else {
      expect(seen.text).toContain(`of ${quantityText(first.loadL, 'L').replace(/\s/, ' ')}`);
      expect(seen.text).toContain(`${measureText(total.amount).replace(/\s/, ' ')} in all`);
    }
  }
  await close();
});

describe('the draft', () => {
  it('takes the place of the drawn page without moving anything', async () => {
    const { page, close } = await openFreshPage(browser);
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

  it('gives a removed product back', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page, urea);
    await page.getByText('Show the result').waitFor();
    await button(page, /^Urea: unit/).click();
    await button(page, 'Remove from the mix').click();
    expect(await text(page, 'main')).toContain('Urea removed');
    expect(await text(page, 'main')).toContain('Missing: a product');
    await button(page, 'Undo').click();
    expect(await field(page, /^Urea rate/).inputValue()).toBe('20');
    expect(await page.getByText('Urea removed').count()).toBe(0);
    await close();
  });

  it('tells where a product stands among the others when it is moved', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page, stopped);
    await button(page, /^Calcium nitrate.*: unit/).click();
    await page.getByText('Line 1 of 2 in the mix').waitFor();
    await button(page, /^Move Calcium nitrate.* down/).click();
    await page.getByText('Line 2 of 2 in the mix').waitFor();
    await close();
  });

  it('offers a rate again only where it was used before', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page, urea);
    await page.getByRole('link', { name: 'Show the result' }).click();
    await page.waitForURL('**/result');
    await page.goto('/mix');
    await untilAlive(page);
    await button(page, 'Saved mixes').click();
    await button(page, 'New mix').click();
    await addProduct(page, 'ammonium sulphate', /^Ammonium sulphate/);
    expect(await field(page, /^Ammonium sulphate rate/).inputValue()).toBe('');
    await addProduct(page, 'urea', /^Urea, granular/);
    expect(await field(page, /^Urea rate/).inputValue()).toBe('20');
    await close();
  });

  it('that is damaged is kept aside and shown', async () => {
    const { page, close } = await openFreshPage(browser);
    await page.goto('/mix');
    await page.evaluate(() => {
      localStorage.setItem('mix.draft', '{"schema":1,"value":{"pro');
    });
    await page.reload();
    await page.getByText('A stored mix could not be read').waitFor();
    expect(await page.getByRole('link', { name: 'Save a copy' }).getAttribute('href')).toContain(
      encodeURIComponent('{"schema":1,"value":{"pro'),
    );
    await button(page, 'Discard it').click();
    expect(await page.getByText('A stored mix could not be read').count()).toBe(0);
    await close();
  });
});

describe('a stop', () => {
  it('takes the primary action away and shows ways out that work', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page, stopped);
    await page.getByRole('alert').waitFor();
    expect(await text(page, '[role="alert"]')).toMatch(/Calcium nitrate with Ammonium sulphate/);
    expect(await page.getByText('Show the result').count()).toBe(0);
    await button(page, 'Take out Calcium nitrate').click();
    await page.getByText('Show the result').waitFor();
    await button(page, 'Undo').click();
    await button(page, 'The label allows it').click();
    await page
      .getByRole('textbox', { name: 'What the label says' })
      .fill('Jar test done, label 4.2');
    await button(page, 'Mix them on this reason').click();
    await page.getByText('Show the result').waitFor();
    expect(await text(page, 'main')).toContain('Jar test done, label 4.2');
    await close();
  });
});
