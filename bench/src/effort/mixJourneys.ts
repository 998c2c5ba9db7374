import type { Locator, Page } from 'playwright-core';
import { beforeTheFirstJob, betweenJobs, withOneLoad } from '../operatorsDevice.ts';
import { fillTheLoad } from './fillTheLoad.ts';
import { button, textbox, type Hand, type Journey } from './Journey.ts';

const addKey = (page: Page): Locator =>
  button(page, 'Add a product').filter({ visible: true }).last();

/** From the area, which has the keypad, to the result: two products, each with a rate of its own. */
async function planFirst({ page, tap, keys }: Hand): Promise<void> {
  await keys('20');
  await tap(button(page, 'Next rate'));
  await keys('100');
  for (const [name, rate] of [
    ['Urea', '20'],
    ['Potassium nitrate', '5'],
  ] as const) {
    await tap(addKey(page));
    const product = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
    await tap(product.first());
    // The rate that is missing has the keypad already.
    await textbox(page, new RegExp(`^${name}.* rate`))
      .and(page.locator(':focus'))
      .waitFor();
    await keys(rate);
  }
  await tap(page.getByRole('link', { name: 'Result' }));
}

/** From a mix to its record. */
export const mixJourneys: readonly Journey[] = [
  {
    name: 'repeat with another area',
    goal: 4,
    device: betweenJobs,
    start: '/',
    run: async ({ page, tap, keys }) => {
      await tap(button(page, 'Repeat this mix'));
      await tap(textbox(page, /^Area/));
      await keys('35');
    },
    ends: /4 loads: 3 × 1,000 \+ 500 L/,
  },
  {
    name: 'new two-product mix, of products used before',
    goal: 12,
    device: betweenJobs,
    start: '/',
    run: async ({ page, tap, keys }) => {
      await tap(page.getByRole('link', { name: 'New mix' }));
      await tap(button(page, 'Type the area'));
      await keys('35');
      await tap(button(page, 'Next rate'));
      await keys('100');
      for (const product of [/^Urea/, /^Liquid seaweed/]) {
        await tap(addKey(page));
        await tap(page.getByRole('dialog').getByRole('button', { name: product }).first());
      }
    },
    ends: /4 loads: 3 × 1,000 \+ 500 L/,
  },
  {
    name: 'first two-product mix with a machine, to the result',
    goal: 16,
    device: beforeTheFirstJob,
    start: '/',
    run: async (hand) => {
      await hand.tap(hand.page.getByRole('link', { name: 'New mix' }));
      await hand.tap(button(hand.page, 'Type the area'));
      await planFirst(hand);
    },
    ends: /Start filling/,
  },
  {
    name: 'first two-product mix with nothing set, to the result',
    goal: 22,
    device: {},
    start: '/',
    run: async (hand) => {
      const { page, tap, keys } = hand;
      await tap(page.getByRole('link', { name: 'New mix' }));
      await tap(button(page, 'Only the tank size, for now'));
      await keys('1000');
      await tap(button(page, 'Next area'));
      await planFirst(hand);
    },
    ends: /Start filling/,
  },
  {
    name: 'record as planned, after the last load',
    goal: 2,
    device: withOneLoad,
    start: '/result',
    prepare: fillTheLoad,
    run: async ({ page, tap }) => {
      await tap(page.getByRole('link', { name: 'Record the job' }));
      await tap(button(page, 'Save the record'));
    },
    ends: /Saved on this device/,
  },
];
