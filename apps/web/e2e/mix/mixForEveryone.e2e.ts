import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { stopped, urea } from '../../src/plan/testing/exampleMixes.ts';
import type { MixForm } from '../../src/plan/draft/MixForm.ts';
import { barriersOf, EVERY_RULE } from '../browser/barriersOf.ts';
import {
  expectNoSidewaysScroll,
  laptop,
  openFreshPage,
  phone,
  untilQuiet,
} from '../browser/browser.ts';
import { startFilling } from '../job/fillScreen.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { tooSmallOn } from '../browser/tooSmallOn.ts';
import { button, field, openMix } from './mixScreen.ts';

interface State {
  readonly name: string;
  readonly form?: MixForm;
  /** Other kept values of the device, by key. */
  readonly kept?: Readonly<Record<string, unknown>>;
  readonly act?: (page: Page) => Promise<unknown>;
}

/** States that the gallery does not have; the gallery's own are looked at in fit.e2e.ts. */
const states: readonly State[] = [
  { name: 'unread text', form: { ...urea, sprayAreaHa: { typed: '1,500' } } },
  { name: 'machines', act: (page) => button(page, 'Set your machine').click() },
  { name: 'own machine', act: (page) => button(page, 'Only the tank, for now').click() },
  {
    name: 'open panels',
    form: urea,
    act: (page) =>
      page.evaluate(() => {
        for (const panel of document.querySelectorAll('details')) panel.open = true;
      }),
  },
];

/** Panels that open while a mix is planned; the tests of their screens show what they do. */
const aids: readonly State[] = [
  {
    name: 'other ways',
    form: urea,
    act: (page) => button(page, /^Use this: Application rate 200/).waitFor(),
  },
  {
    name: 'other ways on request',
    form: { ...urea, waterTemperatureC: 30, applicationRateLPerHa: 160 },
    act: async (page) => {
      await button(page, 'Look for other ways').click();
      await button(page, /^Use this: Application rate/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'slip of the decimal sign',
    form: urea,
    kept: { 'mix.rates': [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }] },
    act: async (page) => {
      await field(page, /^Urea rate/).fill('200');
      await field(page, /^Urea rate/).blur();
      await button(page, /^Take 20\skg\/ha$/).waitFor();
    },
  },
  {
    name: 'new paddock',
    form: urea,
    act: async (page) => {
      await button(page, /^Paddock/).click();
      await field(page, /^Name/).fill('Hill');
    },
  },
  {
    name: 'too much nitrogen',
    form: { ...urea, nitrogenAppliedKgPerHa: 185 },
    act: async (page) => {
      await page.getByText('Nitrogen this year').click();
      await page.getByText('Over by 4.2 kg/ha').waitFor();
    },
  },
  {
    name: 'loads held',
    form: urea,
    act: async (page) => {
      await openLoads(page);
      await button(page, 'Hold loads').click();
      await button(page, 'Done').click();
      await button(page, 'Loads 2, held').waitFor();
    },
  },
  {
    name: 'nutrient target',
    form: { ...urea, applicationRateLPerHa: 300 },
    act: async (page) => {
      await button(page, 'Nutrient target').click();
      await field(page, /^N wanted/).fill('20');
      await field(page, /^S wanted/).fill('6');
      await button(page, 'Ammonium sulphate').click();
      await button(page, /^Use this: Urea/).waitFor();
    },
  },
  {
    name: 'job that is being filled',
    form: { ...urea, name: 'Flat' },
    act: async (page) => {
      await page.getByRole('link', { name: 'Show the result' }).click();
      await startFilling(page);
      await page.goto('/mix');
      await page.getByText('Filling Flat: load 1 of 2').waitFor();
    },
  },
];

async function openLoads(page: Page): Promise<void> {
  await button(page, 'Loads 2').click();
  await page.getByText('Worked out from the other two').waitFor();
}

/** A state has no barrier, no sideways scroll, nothing too small, and opens without a complaint. */
async function expectForEveryone(
  state: State,
  viewports: readonly (typeof phone)[],
): Promise<void> {
  const { page, complaints, close } = await openFreshPage({ viewport: phone });
  if (state.kept !== undefined) await holdOnDevice(page, state.kept);
  await openMix(page, state.form);
  await untilQuiet(page);
  await state.act?.(page);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await untilQuiet(page);
    expect(await barriersOf(page, EVERY_RULE)).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect(await tooSmallOn(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
}

it.concurrent.each(states)('$name can be used by everyone, at 360 and 1280 px', (state) =>
  expectForEveryone(state, [phone, laptop]),
);

it.concurrent.each(aids)('$name can be used by everyone, at 360 px', (state) =>
  expectForEveryone(state, [phone]),
);

it.each([
  ['nothing yet', undefined],
  ['a mix', urea],
  ['a mix that is stopped', stopped],
])(
  '%s has no sideways scroll on the narrowest phone, on a zoomed laptop, nor with the text doubled',
  async (_, form) => {
    const { page, close } = await openFreshPage({ viewport: phone });
    await openMix(page, form);
    for (const { textPct = 100, ...viewport } of [
      { width: 320, height: 640 },
      { width: 640, height: 400 },
      { ...phone, textPct: 200 },
    ]) {
      await page.setViewportSize(viewport);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, `${textPct}%`);
      await untilQuiet(page);
      await expectNoSidewaysScroll(page);
    }
    await close();
  },
);
