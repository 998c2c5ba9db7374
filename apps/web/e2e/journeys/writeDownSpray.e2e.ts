import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleRecord, paddock, urea } from '../../src/reports/testing/exampleRecord.ts';
import { untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { button } from '../mix/mixScreen.ts';
import { seedDocuments } from '../setup/seedDocuments.ts';
import { openKeptPage } from './openKeptPage.ts';

const ground = [paddock('gully', 'Gully', 3.1), paddock('hill', 'Hill block', 20)].map(
  ({ id, value }) => ({ collection: 'paddocks' as const, id, value }),
);
const before = {
  collection: 'records' as const,
  id: 'before',
  value: exampleRecord([urea(800)], { paddockId: 'hill', location: 'Hill block' }),
};
const touch = { hasTouch: true, isMobile: true };

/** Counts what a finger does: taps, keys of the app's keypad and letters. */
function hand(page: Page) {
  let acts = 0;
  const tap = async (what: Locator): Promise<void> => {
    acts += 1;
    await what.tap();
  };
  const letters = async (text: string): Promise<void> => {
    acts += text.length;
    await page.keyboard.type(text);
  };
  return { tap, letters, acts: () => acts };
}

/** The whole of the form stands on the screen, above the bar that saves it. */
async function expectOneScreen(page: Page): Promise<void> {
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  expect(scrolls).toBeLessThanOrEqual(0);
}

it('a spray of one product on a known paddock is written down in 12 acts, without a signal', async () => {
  const { page, complaints, close } = await openKeptPage({}, touch);
  await seedDocuments(page, ground);
  await page.goto('/reporting');
  await untilAlive(page);
  const { tap, letters, acts } = hand(page);
  await tap(page.getByRole('link', { name: 'Write down a spray' }));
  await tap(button(page, 'Gully'));
  await expectOneScreen(page);
  await tap(button(page, 'Yesterday'));
  await tap(button(page, 'Add what was sprayed'));
  const list = page.getByRole('dialog');
  await tap(list.getByRole('searchbox'));
  await letters('ure');
  await tap(list.getByRole('button', { name: /^Urea, granular/ }).first());
  const keypad = page.getByRole('region', { name: /^Keypad for Urea/ });
  await tap(keypad.getByRole('button', { name: '4', exact: true }));
  await tap(keypad.getByRole('button', { name: '0', exact: true }));
  await page.getByText('124 kg urea').waitFor();
  await page.getByText('18.4').waitFor();
  await expectClean(page);
  await tap(keypad.getByRole('button', { name: 'Save the spray' }));
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  expect(acts()).toBeLessThanOrEqual(12);
  await expectClean(page);
  await page.getByRole('link', { name: 'Records' }).tap();
  await page.getByRole('link', { name: /Gully/ }).first().waitFor();
  expect(complaints()).toEqual([]);
  await close();
});

it('the same as last is written down in five, and stands on one screen', async () => {
  const { page, complaints, close } = await openKeptPage({}, touch);
  await seedDocuments(page, [...ground, before]);
  await page.goto('/reporting');
  await untilAlive(page);
  const { tap, acts } = hand(page);
  await tap(page.getByRole('link', { name: 'Write down a spray' }));
  await tap(button(page, 'Gully'));
  await tap(button(page, 'Yesterday'));
  await tap(button(page, 'Urea 40 kg'));
  await page.getByText('124 kg urea').waitFor();
  await expectOneScreen(page);
  await expectClean(page);
  await tap(button(page, 'Save the spray'));
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  expect(acts()).toBe(5);
  await tap(page.getByRole('link', { name: 'Open the record' }));
  await page.getByText('Only the day is known.').waitFor();
  await expectClean(page);
  expect(complaints()).toEqual([]);
  await close();
});
