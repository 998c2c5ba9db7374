import { describe, expect, it } from 'vitest';
import { laptop, openFreshPage, untilAlive } from '../browser/browser.ts';

describe('the catalogue', () => {
  it('is walked with the arrow keys alone', async () => {
    const { page, close } = await openFreshPage({ viewport: laptop });
    await page.goto('/products');
    await untilAlive(page);
    await page.getByRole('searchbox').fill('ground lim');
    // The list follows the typed text when the browser has time.
    await page.getByText('2 of 417').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: /Ground agricultural limestone/ }).waitFor();
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
    await page.route(/\/assets\/openedViews-/, async (route) => {
      await late.promise;
      await route.continue();
    });
    const held = page.waitForRequest(/\/assets\/openedViews-/);
    await page.goto('/products');
    await untilAlive(page);
    await page.locator('search li a').nth(3).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?product=ams');
    await held;
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

/** Runs in the page, before its own scripts: its camera shows the bars of 9 421003 456716. */
const holdPackToCamera = (): void => {
  // GS1 General Specifications 5.2.1: guards, six digits in the parity of 9, six digits.
  const bars =
    '101010001100110110110011000110101001110111101' +
    '01010101110010011101010000100010011001101010000101';
  navigator.mediaDevices.getUserMedia = () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const pen = canvas.getContext('2d');
    const draw = () => {
      if (pen === null) return;
      pen.fillStyle = '#ddd';
      pen.fillRect(0, 0, 640, 480);
      pen.fillStyle = '#111';
      bars.split('').forEach((bar, place) => {
        if (bar === '1') pen.fillRect(130 + place * 4, 120, 4, 220);
      });
    };
    draw();
    setInterval(draw, 100);
    return Promise.resolve(canvas.captureStream(10));
  };
};

it('a pack before the camera is read, learned once, and known then', async () => {
  const { page, close } = await openFreshPage();
  await page.addInitScript(holdPackToCamera);
  await page.goto('/products');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Scan' }).click();
  await page.getByText('9 421003 456716').waitFor();
  await page.getByRole('searchbox', { name: 'Search the products' }).fill('urea');
  await page.getByRole('button', { name: 'Urea, granular 46-0-0' }).click();
  await page.getByRole('textbox', { name: /^In each pack/ }).fill('25');
  await page.getByRole('button', { name: 'Remember this code' }).click();
  await page.getByText('25 kg in each').waitFor();

  await page.getByRole('button', { name: 'Scan again' }).click();
  await page.getByText('25 kg in each').waitFor();
  await page.getByRole('link', { name: 'Delivery' }).click();
  await page.getByRole('textbox', { name: /^Bags or drums/ }).fill('20');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText(/^20 × 25/).waitFor();
  await close();
});
