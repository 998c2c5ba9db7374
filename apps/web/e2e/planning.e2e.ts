import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openFreshPage, untilQuiet } from './browser.ts';
import { button, field, openMix, urea } from './mixScreen.ts';
import { expectClean } from './expectClean.ts';
import { fillLoad, startFilling } from './fillScreen.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const text = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).innerText()).replaceAll(/\s+/g, ' ');

describe('other ways to do the job', () => {
  it('are shown where the mix is warned of, taken with one tap, and taken back with one', async () => {
    const { page, complaints, close } = await openFreshPage(browser);
    await openMix(page, urea);
    await button(page, /^Use this: Application rate 200/).waitFor();
    expect(await text(page, 'main')).toMatch(
      /Application rate 200 L\/ha instead of 100 L\/ha 4 loads of 1,000 L · tank ends at 6\.1 °C/,
    );
    await expectClean(page);
    await button(page, /^Use this: Application rate 200/).click();
    expect(await field(page, /^Application rate/).inputValue()).toBe('200');
    expect(await text(page, '[data-state]')).toMatch(/^4 loads of 1,000 L/);
    await button(page, 'Undo').click();
    expect(await field(page, /^Application rate/).inputValue()).toBe('100');
    expect(complaints).toEqual([]);
    await close();
  });

  it('are in sight from a stop, and less of the product is one of them', async () => {
    const { page, complaints, close } = await openFreshPage(browser);
    await openMix(page, {
      ...urea,
      products: [{ productId: 'kno3', rate: { value: 30, unit: 'kg/ha' } }],
    });
    await button(page, 'See what would work').click();
    await button(page, /^Use this: Potassium nitrate/).click();
    await page.getByText('Show the result').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('are looked for on request where nothing is warned of', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page, { ...urea, waterTemperatureC: 30, applicationRateLPerHa: 160 });
    await button(page, 'Look for other ways').click();
    await button(page, /^Use this: Application rate/)
      .first()
      .waitFor();
    await expectClean(page);
    await close();
  });
});

describe('a figure that looks like a slip of the decimal sign', () => {
  it('is told of with both figures once its field is left, and set right with one tap', async () => {
    const { page, complaints, close } = await openFreshPage(browser);
    await page.addInitScript(() => {
      if (localStorage.getItem('mix.rates') !== null) return;
      const value = [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }];
      localStorage.setItem('mix.rates', JSON.stringify({ schema: 1, value }));
    });
    await openMix(page, urea);
    await page.getByText('Show the result').waitFor();
    const rate = field(page, /^Urea rate/);
    await rate.fill('2');
    expect(await page.getByText('a tenth of').count()).toBe(0);
    await rate.fill('200');
    await rate.blur();
    await page
      .getByText(/^200\skg\/ha is about 10 times the 20\skg\/ha you used last\.$/)
      .waitFor();
    // It is a question, not a stop: the figure stays and is planned with.
    expect(await rate.inputValue()).toBe('200');
    expect(await rate.getAttribute('aria-invalid')).toBeNull();
    await expectClean(page);
    await button(page, /^Take 20\skg\/ha$/).click();
    expect(await rate.inputValue()).toBe('20');
    expect(await page.getByText('10 times').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is not asked about where nothing was used before and nothing is known', async () => {
    const { page, close } = await openFreshPage(browser);
    await openMix(page, urea);
    await page.getByText('Show the result').waitFor();
    await field(page, /^Area/).fill('200');
    await field(page, /^Application rate/).fill('1000');
    await field(page, /^Application rate/).blur();
    await untilQuiet(page);
    expect(await page.getByText(/10 times|a tenth/).count()).toBe(0);
    await close();
  });
});

describe('the paddock of a mix', () => {
  it('is added with its area, goes to the record, and its nitrogen counts in the next mix', async () => {
    const { page, complaints, close } = await openFreshPage(browser);
    await openMix(page, { ...urea, deadVolumeL: 0, sprayAreaHa: 3.5 });
    await page
      .getByText(/This mix alone\. What is on this ground since 1 July is not known/)
      .waitFor();
    await button(page, /^Paddock/).click();
    await field(page, /^Name/).fill('Hill');
    await expectClean(page);
    await button(page, 'Add it and use it').click();
    await button(page, 'Paddock Hill').waitFor();

    await page.getByRole('link', { name: 'Show the result' }).click();
    await startFilling(page);
    await fillLoad(page);
    await page.getByRole('link', { name: 'Record the job' }).click();
    await page.getByText('Planned and done').first().waitFor();
    expect(await page.getByRole('combobox', { name: 'Paddock' }).inputValue()).toBe('Hill');
    await button(page, 'Save the record').click();
    await page.getByText('Saved on this device', { exact: true }).waitFor();

    // The same mix again, on the same paddock.
    await openMix(page);
    await button(page, 'Saved mixes').click();
    await button(page, /^Urea/).click();
    await page.getByText('9.2 kg/ha on Hill by 1 record, 9.2 kg/ha in this mix.').waitFor();
    expect(await text(page, 'main')).toContain('N since 1 July, with this mix 18.4 of 190 kg/ha');
    await page.getByText('Nitrogen this year').click();
    const applied = field(page, /^N on this ground since 1 July/);
    expect(await applied.getAttribute('placeholder')).toBe('9.2');
    // What is typed rules over the records.
    await applied.fill('185');
    await page.getByText('185 kg/ha on the ground, as you entered it').waitFor();
    await page.getByText('Over by 4.2 kg/ha').waitFor();
    await expectClean(page);

    await button(page, 'Paddock Hill').click();
    await page.getByRole('dialog').getByRole('button', { name: /^Hill/ }).waitFor();
    await expectClean(page);
    await button(page, 'No paddock').click();
    await button(page, 'Paddock Not set').waitFor();
    await button(page, 'Undo').click();
    await button(page, 'Paddock Hill').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('area, application rate and loads', () => {
  it('hang together: one is held, one is worked out, and it is seen which', async () => {
    const { page, complaints, close } = await openFreshPage(browser);
    await openMix(page, urea);
    await button(page, 'Loads 2').click();
    const dialog = page.getByRole('dialog');
    const inSheet = (name: RegExp) => dialog.getByRole('textbox', { name });
    await dialog.getByText('Worked out from the other two').waitFor();
    expect(await dialog.innerText()).toMatch(/Area[\s\S]*Held[\s\S]*Worked out from the other two/);
    await expectClean(page);
    await dialog.getByRole('button', { name: '1 load more' }).click();
    expect(await inSheet(/^Application rate/).inputValue()).toBe('150');
    await dialog.getByRole('button', { name: 'Hold application rate' }).click();
    await inSheet(/^Loads/).fill('4');
    expect(await inSheet(/^Area/).inputValue()).toBe('26.6666');
    await inSheet(/^Loads/).fill('4.5');
    await page.getByText('Loads are counted whole, from 1 to 1,000.').waitFor();
    expect(await text(page, 'main')).toContain('No plan yet');
    await inSheet(/^Loads/).fill('4');
    await dialog.getByRole('button', { name: 'Hold loads' }).click();
    await inSheet(/^Area/).fill('40');
    expect(await inSheet(/^Application rate/).inputValue()).toBe('100');
    await expectClean(page);
    await button(page, 'Done').click();
    await page.getByText('Application rate, worked out').waitFor();
    await button(page, 'Loads 4, held').waitFor();
    expect(await text(page, '[data-state]')).toMatch(/^4 loads of 1,000 L/);
    await page.reload();
    await button(page, 'Loads 4, held').waitFor();
    // Typing over what was worked out makes something else follow.
    await field(page, /^Application rate/).fill('200');
    expect(await field(page, /^Area, worked out/).inputValue()).toBe('20');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a nutrient target', () => {
  it('gives the rates that bring it, and says what is short where they cannot', async () => {
    const { page, complaints, close } = await openFreshPage(browser);
    await openMix(page, { ...urea, applicationRateLPerHa: 300 });
    await button(page, 'Nutrient target').click();
    await page.getByText('Enter what you want of at least one nutrient.').waitFor();
    await field(page, /^N wanted/).fill('20');
    await field(page, /^S wanted/).fill('6');
    // The mix holds urea alone: no S.
    await page.getByText(/S 6\skg\/ha short/).waitFor();
    await button(page, 'Ammonium sulphate').click();
    // 25 kg of 24 % S brings 6 kg S and 5.25 kg N; 32.065 kg urea of 46 % brings the other 14.75 (S9).
    const use = button(page, /^Use this: Urea 32\.1\skg\/ha \+ Ammonium sulphate 25\skg\/ha$/);
    await use.waitFor();
    expect(await text(page, 'dialog')).toMatch(/Gives N 20 kg\/ha, S 6 kg\/ha/);
    await expectClean(page);
    await use.click();
    expect(await field(page, /^Ammonium sulphate rate/).inputValue()).toBe('25');
    expect(await field(page, /^Urea rate/).inputValue()).toBe('32.1');
    expect(await text(page, '[data-state]')).toContain('20 kg N/ha');
    await button(page, 'Undo').click();
    expect(await field(page, /^Urea rate/).inputValue()).toBe('20');
    // What was asked for stands there still.
    await button(page, 'Nutrient target').click();
    expect(await field(page, /^S wanted/).inputValue()).toBe('6');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a job that is being filled', () => {
  it('is seen while another mix is planned, and what is left of it is planned anew from there', async () => {
    const { page, complaints, close } = await openFreshPage(browser);
    await openMix(page, { ...urea, name: 'Flat' });
    await page.getByRole('link', { name: 'Show the result' }).click();
    await button(page, 'Start filling').click();
    await page.getByRole('heading', { name: 'Before you fill' }).last().waitFor();
    await page.goto('/mix');
    await page.getByText('Filling Flat: load 1 of 2').waitFor();
    await expectClean(page);
    await page.getByRole('link', { name: 'What is left?' }).click();
    await field(page, /^Area left/).fill('5');
    await field(page, /^In the tank now/).fill('100');
    await button(page, 'Fill by this').waitFor();
    await button(page, 'Close').click();
    await page.getByRole('heading', { name: 'Before you fill' }).last().waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'What is left?' }).click();
    await field(page, /^Area left/).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
