import { describe, expect, it } from 'vitest';
import { laptop, openFreshPage, untilAlive } from '../browser/browser.ts';

describe('the catalogue', () => {
  it('is walked with the arrow keys alone', async () => {
    const { page, close } = await openFreshPage({ viewport: laptop });
    await page.goto('/products');
    await untilAlive(page);
    await page.getByRole('searchbox').fill('lime flour');
    // The list follows what is typed when it has time.
    await page.getByText('2 of 321').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: /Lime flour/ }).waitFor();
    await close();
  });

  it('opens beside the list on a wide screen and in its place on a phone', async () => {
    const wide = await openFreshPage({ viewport: laptop });
    await wide.page.goto('/products?product=urea');
    await wide.page.getByRole('button', { name: 'Add to mix' }).waitFor();
    expect(await wide.page.getByRole('searchbox').isVisible()).toBe(true);
    await wide.close();

    const small = await openFreshPage();
    await small.page.goto('/products?product=urea');
    await small.page.getByRole('button', { name: 'Add to mix' }).waitFor();
    expect(await small.page.getByRole('searchbox').isVisible()).toBe(false);
    await small.page.getByRole('link', { name: 'Back to all products' }).click();
    await small.page.getByRole('searchbox').waitFor();
    await small.close();
  });

  it('takes the keyboard along when a phone shows the one in place of the other', async () => {
    const { page, close } = await openFreshPage();
    await page.goto('/products');
    await untilAlive(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.locator('search li a').nth(3).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add to mix' }).waitFor();
    expect(await focused()).toMatch(/^Ammonium sulphate/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');

    await page.goBack();
    await page.getByRole('searchbox').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-product')))
      .toBe('ams');
    await close();
  });

  it('takes the keyboard along also where what shows the product comes late', async () => {
    const { page, close } = await openFreshPage();
    const late = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/ProductView-/, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto('/products');
    await untilAlive(page);
    await page.locator('search li a').nth(3).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?product=ams');
    late.resolve(undefined);
    await page.getByRole('button', { name: 'Add to mix' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toMatch(/^Ammonium sulphate/);
    await close();
  });

  it('says so when it could not be fetched, and fetches it again when asked', async () => {
    const { page, close } = await openFreshPage();
    const planning = /catalogue-facts/;
    await page.goto('/reporting');
    await untilAlive(page);
    await page.route(planning, (route) => route.abort());
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('heading', { name: 'The catalogue is not here yet' }).waitFor();
    await page.unroute(planning);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('searchbox').waitFor();
    await close();
  });
});
