import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { hillShed } from '../../development/seed/hillShed.ts';
import { register } from '../account/accountScreen.ts';
import { untilAlive, untilKept } from '../browser/browser.ts';
import { seedDocuments, type SeededDocument } from '../setup/seedDocuments.ts';
import { fillLoad, startFilling } from '../job/fillScreen.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { screenList, screenNamed, type Screen } from '../screens/screenList.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const planned = { 'mix.draft': hillBlock };

async function openResult(page: Page): Promise<void> {
  await page.goto('/result');
  await untilAlive(page);
  await button(page, 'Start filling').waitFor();
}

/** Registers Mere, makes a farm and opens its people. */
async function makeFarm(page: Page, email: string): Promise<void> {
  // The name is sent after the account itself.
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

/** Opens the plan of the Hill block, ready to be handed over. */
async function handOver(page: Page): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
  }, hillBlock);
  await openResult(page);
  await button(page, 'Hand over').click();
  await button(page, 'Send').waitFor();
}

const riverFlats = {
  collection: 'paddocks',
  id: 'river-flats',
  value: {
    name: 'River flats',
    areaHa: 13.5,
    landUse: 'pasture',
    outline: null,
    earlierNames: [],
    retired: false,
  },
} as const;

/** A backup with a document that the phone does not have. */
async function backupFile(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  const other = await browser.newContext({ baseURL: origin, locale: 'en-NZ' });
  const theirs = await other.newPage();
  await theirs.goto('/tos');
  await untilAlive(theirs);
  await seedDocuments(theirs, [...(hillShed as readonly SeededDocument[]), riverFlats]);
  await theirs.goto('/inandout');
  await untilAlive(theirs);
  const [download] = await Promise.all([
    theirs.waitForEvent('download'),
    button(theirs, 'Save a backup').click(),
  ]);
  const path = await download.path();
  const text = await readFile(path, 'utf8');
  await other.close();
  return text;
}

/** Chooses a file as if it were on the phone. */
const chooseFile = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Corners of a walk, some twenty metres apart, back to some way before its start. */
const WALK = [
  [0, 0],
  [0.6, 0],
  [1.2, 0.1],
  [1.8, 0.2],
  [2.1, 0.8],
  [2, 1.5],
  [1.4, 1.6],
  [0.7, 1.5],
  [0.1, 1.3],
] as const;

/** Pictures of the guide that are no states of the gallery. */
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
  { ...screenNamed('people-farm'), name: 'people' },
  {
    name: 'hand-over',
    open: async (page) => {
      await makeFarm(page, 'tane@hillfarm.example');
      await handOver(page);
    },
  },
  { ...screenNamed('jobs-for-me'), name: 'farm-jobs' },
  { ...screenNamed('jobs-board'), name: 'farm/jobs-board' },
  { ...screenNamed('job-sheet'), name: 'farm/job-sheet' },
  { ...screenNamed('shed-who'), name: 'who-are-you' },
  {
    name: 'farm/scan',
    open: async (page) => {
      await screenNamed('scan').open(page);
      await page.getByLabel('Digits below the bars').fill('9421003456716');
      await button(page, 'Look up').click();
      await page.getByText(/Urea/).first().waitFor();
    },
  },
  {
    name: 'farm/token',
    open: async (page) => {
      await register(page, 'Ana Rangi', 'ana@hillfarm.example');
      await page.goto('/programs');
      await untilAlive(page);
      await button(page, 'Make a token').click();
      await page.getByLabel('What for').fill('Office spreadsheet');
      await page.getByLabel('Read records').check();
    },
  },
  {
    name: 'farm/restore',
    open: async (page) => {
      await page.goto('/inandout?view=restore');
      await untilAlive(page);
      await chooseFile(page, 'mix-backup-2026-11-23.json', await backupFile(page));
      await button(page, /^Take \d/).waitFor();
    },
  },
  {
    name: 'farm/plans-from-a-file',
    open: async (page) => {
      await page.goto('/tos');
      await untilAlive(page);
      await seedDocuments(page, [riverFlats]);
      await page.goto('/inandout?view=plans');
      await untilAlive(page);
      const rows = [
        'Paddock;Area ha;Water L/ha;Product;kg/ha',
        'River flats;13,5;140;Urea;28',
        'Rivr flats;6,4;100;Urea;20',
      ];
      await chooseFile(page, 'plans.csv', rows.join('\n'));
      await button(page, /^It is Urea/)
        .first()
        .click();
      await page.getByText('Rows', { exact: true }).evaluate((heading) => {
        heading.scrollIntoView();
      });
    },
  },
  {
    name: 'farm/ground-walk',
    open: async (page) => {
      const context = page.context();
      await context.grantPermissions(['geolocation']);
      await page.goto('/tos');
      await untilAlive(page);
      await seedDocuments(page, [riverFlats]);
      const [south, west, step] = [-40.3, 175.6, 0.0003];
      const at = ([north, east]: readonly [number, number]) => ({
        latitude: south + north * step,
        longitude: west + east * step,
        accuracy: 4,
      });
      await context.setGeolocation(at(WALK[0]));
      await page.goto(`/ground?paddock=${riverFlats.id}&walk`);
      await untilAlive(page);
      for (const corner of WALK) {
        await context.setGeolocation(at(corner));
        // The time to walk to the next corner.
        await page.waitForTimeout(1200);
      }
      await button(page, 'Close the gap').waitFor();
    },
  },
  {
    name: 'units-and-language',
    open: async (page) => {
      await page.goto('/');
      await untilAlive(page);
      await page.getByRole('link', { name: 'Units and language' }).click();
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
