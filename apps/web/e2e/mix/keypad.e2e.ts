import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import { openFreshPage, phone } from '../browser/browser.ts';
import { button, field, openMix } from './mixScreen.ts';
import { expectClean } from '../browser/expectClean.ts';

const touch = { viewport: phone, hasTouch: true, isMobile: true };

it('types figures with the app’s own keys, and the answer follows', async () => {
  const { page, complaints, close } = await openFreshPage(touch);
  await openMix(page, urea);
  const rate = field(page, /^Application rate/);
  await rate.tap();
  const keypad = page.getByRole('region', { name: 'Keypad for Application rate, L/ha' });
  await keypad.waitFor();
  expect(await rate.getAttribute('inputmode')).toBe('none');
  const key = (name: string) => keypad.getByRole('button', { name, exact: true });
  for (const name of ['1', '5', '5', 'Delete the last figure', '0', 'Decimal sign', '5']) {
    await key(name).tap();
  }
  expect(await rate.inputValue()).toBe('150.5');
  await page
    .getByText(/loads(?: of|:)/)
    .first()
    .waitFor();
  await keypad.getByRole('button', { name: /less$/ }).tap();
  expect(await rate.inputValue()).toBe('150');
  for (const entry of await keypad.getByRole('button').all()) {
    const box = await entry.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
  await expectClean(page);

  await key('Next').tap();
  const urate = field(page, /^Urea.* rate/);
  await expect.poll(() => urate.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.getByRole('region', { name: /^Keypad for Urea/ }).waitFor();
  await page.getByRole('button', { name: '4', exact: true }).tap();
  expect(await urate.inputValue()).toBe('4');
  // The last figure's next key does what the page does next; the keypad closes when it is told to.
  await button(page, 'Add a product').last().waitFor();
  await button(page, 'Close').tap();
  await page.getByRole('region', { name: /^Keypad/ }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

it('works in a sheet, keeps a keyboard working, and gives way to the phone’s own', async () => {
  const { page, complaints, close } = await openFreshPage(touch);
  await openMix(page, urea);
  await page.getByText('Change', { exact: true }).tap();
  const tank = page.getByRole('dialog').getByRole('textbox', { name: /^Tank/ });
  await tank.tap();
  const keypad = page.getByRole('dialog').getByRole('region', { name: /^Keypad for Tank/ });
  await keypad.getByRole('button', { name: '8', exact: true }).tap();
  await page.keyboard.type('00');
  expect(await tank.inputValue()).toBe('800');
  await keypad.getByRole('button', { name: 'ABC' }).tap();
  await keypad.waitFor({ state: 'detached' });
  expect(await tank.getAttribute('inputmode')).toBe('text');
  expect(await tank.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

/** As small as a phone gets: the keypad takes more than half of it. */
const small = { ...touch, viewport: { width: 360, height: 640 } };

async function openKeypad(page: Page, name: RegExp): Promise<Locator> {
  await field(page, name).tap();
  const keypad = page.getByRole('region', { name: /^Keypad/ });
  await keypad.waitFor();
  return keypad;
}

/** Taps where a control is drawn, as an operator does, without scrolling to it. */
async function tapWhereItIs(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('nothing is drawn there');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

it('lets a tap beside it reach what the finger is on, though the page is shorter without it', async () => {
  const { page, complaints, close } = await openFreshPage(small);
  await openMix(page, { ...urea, products: [] });
  const keypad = await openKeypad(page, /^Application rate/);
  const add = button(page, 'Add a product').first();
  await add.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await tapWhereItIs(page, add);
  await page.getByRole('dialog', { name: 'Add a product' }).waitFor();
  await keypad.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

it('keeps a stepper under the finger as it goes: the second of two quick taps counts too', async () => {
  const { page, close } = await openFreshPage(small);
  await openMix(page, { ...urea, products: [] });
  await openKeypad(page, /^Application rate/);
  const more = page.locator('#main').getByRole('button', { name: /litres per hectare more/ });
  // Scrolled further down than the page can be once the keypad is gone.
  await more.evaluate((control) => {
    window.scrollBy(0, control.getBoundingClientRect().top - 60);
  });
  const box = await more.boundingBox();
  if (box === null) throw new Error('nothing is drawn there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-keypad'));
  await page.touchscreen.tap(x, y);
  await expect.poll(() => field(page, /^Application rate/).inputValue()).toBe('110');
  // The next scrolling removes the spare room at the end of the page.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect.poll(() => page.evaluate(() => document.body.style.paddingBottom)).toBe('');
  await close();
});

it('opens without moving a field that stays in view, so that a second tap finds it', async () => {
  const { page, close } = await openFreshPage(touch);
  await openMix(page, urea);
  const rate = field(page, /^Application rate/);
  await rate.evaluate((input) => {
    window.scrollBy(0, input.getBoundingClientRect().top - 200);
  });
  const before = (await rate.boundingBox())?.y;
  expect(before).toBeCloseTo(200, 0);
  await openKeypad(page, /^Application rate/);
  expect((await rate.boundingBox())?.y).toBe(before);
  const last = field(page, /^Urea.* rate/);
  await openKeypad(page, /^Urea.* rate/);
  const box = await last.boundingBox();
  const top = (await page.getByRole('region', { name: /^Keypad/ }).boundingBox())?.y ?? 0;
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top);
  await close();
});
