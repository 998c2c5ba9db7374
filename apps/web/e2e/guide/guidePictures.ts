import type { Page } from 'playwright-core';
import { register } from '../account/accountScreen.ts';
import { untilAlive, untilKept } from '../browser/browser.ts';
import { fillLoad, startFilling } from '../job/fillScreen.ts';
import { hillBlock } from '../../src/mix/testing/exampleMixes.ts';
import { screenList, screenNamed, type Screen } from '../screens/screenList.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const planned = { 'mix.draft': hillBlock };

async function openResult(page: Page): Promise<void> {
  await page.goto('/result');
  await untilAlive(page);
  await button(page, 'Start filling').waitFor();
}

/** What the guide shows beyond the screens themselves. */
const more: readonly Screen[] = [
  {
    name: 'keypad',
    device: planned,
    open: async (page) => {
      await page.goto('/mix');
      await page
        .getByText(/loads?(?: of|:)/)
        .first()
        .waitFor();
      await page.getByRole('textbox', { name: /^Application rate/ }).tap();
      await page.getByRole('region', { name: /^Keypad/ }).waitFor();
    },
  },
  {
    name: 'spray-out',
    device: planned,
    open: async (page) => {
      await openResult(page);
      await startFilling(page);
      await fillLoad(page);
    },
  },
  {
    name: 'share',
    device: planned,
    open: async (page) => {
      await openResult(page);
      await button(page, 'Share').click();
      await page.getByRole('img', { name: /Square code/ }).waitFor();
    },
  },
  {
    name: 'offline',
    open: async (page) => {
      await register(page, 'Jo Marsh', 'jo@hillfarm.example');
      await page.evaluate((value) => {
        localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
      }, hillBlock);
      await openResult(page);
      await untilKept(page);
      await page.context().setOffline(true);
      await button(page, 'Save mix').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: 'Save mix' }).click();
      await sheet.getByText('Saved on this device.').waitFor();
      await sheet.getByRole('button', { name: 'Done' }).click();
      await page.goto('/');
      await page.getByText(/^Offline · \d waiting$/).waitFor();
    },
  },
  {
    ...screenNamed('drive'),
    open: async (page) => {
      const context = page.context();
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: -40.302, longitude: 175.602, accuracy: 3 });
      await screenNamed('drive').open(page);
      await page.getByText(/^To the /).waitFor();
    },
  },
  {
    name: 'units-and-language',
    open: async (page) => {
      await page.goto('/');
      await untilAlive(page);
      await button(page, 'Units and language').click();
      await page.getByRole('dialog').getByLabel('Units', { exact: true }).waitFor();
    },
  },
];

const shown = [
  'home-work',
  'mix-planned',
  'mix-stop',
  'result',
  'fill-step',
  'record',
  'reporting',
  'products',
];

/** The pictures of the operator's guide, each a screen of a phone. */
export const guidePictures: readonly Screen[] = [
  ...screenList.filter(({ name }) => shown.includes(name)),
  screenNamed('shed'),
  ...more,
];
