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

type Fields = Readonly<Record<string, unknown>>;

/** Mere registers and makes a farm; its people stand there. */
async function makeFarm(page: Page, email: string): Promise<void> {
  // The name goes out behind the account itself.
  const named = page.waitForResponse((response) => response.url().includes('accounts:update'));
  await register(page, 'Mere Tamihana', email);
  await named;
  await page.goto('/people');
  await untilAlive(page);
  await button(page, 'New farm').click();
  await page.getByLabel('Name of the farm').fill('Hill Farm');
  await button(page, 'Make the farm').click();
  await button(page, 'Invite someone').waitFor();
}

/** The plan of the Hill block, to be handed to somebody. */
async function handOver(page: Page): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
  }, hillBlock);
  await openResult(page);
  await button(page, 'Hand over').click();
  await button(page, 'Send').waitFor();
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
    name: 'people',
    open: (page) => makeFarm(page, 'mere@hillfarm.example'),
  },
  {
    name: 'hand-over',
    open: async (page) => {
      await makeFarm(page, 'tane@hillfarm.example');
      await handOver(page);
    },
  },
  {
    name: 'farm-jobs',
    open: async (page) => {
      await makeFarm(page, 'hine@hillfarm.example');
      await handOver(page);
      const sheet = page.getByRole('dialog');
      await button(page, 'Send').click();
      await sheet.getByText(/^Handed over/).waitFor();
      await page.goto('/');
      await button(page, /^Hill block.*Planned/).waitFor();
    },
  },
  {
    name: 'who-are-you',
    open: async (page) => {
      await makeFarm(page, 'kiri@hillfarm.example');
      await page.evaluate(() => {
        const { uid, farmId } = JSON.parse(localStorage.getItem('mix.place') ?? '{}') as Fields;
        const rules = { usesPin: true, askAfterMin: 10, askEachJob: false };
        const shed = { uid, farmId, ...rules, leftOut: [], pins: {}, tries: {} };
        const value = { shed, person: null };
        localStorage.setItem('mix.shed', JSON.stringify({ schema: 1, value }));
      });
      await page.goto('/');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Mere T/ })
        .waitFor();
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

const ofFarm = [
  'shed',
  'shed-order',
  'catch-test-nozzle',
  'ground',
  'ground-outline',
  'ground-zones',
  'record-track',
  'reporting-rounds',
  'in-and-out',
];

/** The pictures of the operator's guide, each a screen of a phone. */
export const guidePictures: readonly Screen[] = [
  ...screenList.filter(({ name }) => shown.includes(name)),
  ...ofFarm.map(screenNamed),
  ...more,
];
