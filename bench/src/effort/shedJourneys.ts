import type { Page } from 'playwright-core';
import { betweenJobs } from '../operatorsDevice.ts';
import { holdDocuments, type HeldDocument } from '../holdDocuments.ts';
import { button, link, type Hand, type Journey } from './Journey.ts';

const CODE = '9421003456716';

const urea = (id: string, value: number): HeldDocument => ({
  collection: 'stock',
  id,
  fields: {
    kind: 'delivery',
    productId: 'urea',
    amount: { unit: 'kg', value },
    packSize: 25,
    batch: 'U-4471',
    expiresOn: null,
    centsPerUnit: 104,
    at: '2026-11-17T08:00:00+13:00',
    by: null,
    note: null,
  },
});

export const shed: readonly HeldDocument[] = [
  urea('d1', 600),
  {
    collection: 'codes',
    id: `gtin-0${CODE}`,
    fields: { text: `0${CODE}`, productId: 'urea', pack: { unit: 'kg', value: 25 } },
  },
];

export const paddock = (id: string, name: string, areaHa: number): HeldDocument => ({
  collection: 'paddocks',
  id,
  fields: { name, areaHa, landUse: 'pasture', outline: null, earlierNames: [], retired: false },
});

export const paddocks = [paddock('hill', 'Hill block', 20), paddock('flats', 'River flats', 13.5)];

export const nozzles = {
  ...betweenJobs,
  'mix.draft': {
    machineId: 'custom',
    tankCapacityL: 1000,
    deadVolumeL: 0,
    swathWidthM: 20,
    nozzle: { nozzleId: 'xr11003', nozzleCount: 40 },
    travelSpeedKmPerH: 12,
    sprayAreaHa: 20,
    applicationRateLPerHa: 100,
    products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
  },
};

const lastTest: HeldDocument = {
  collection: 'catchTests',
  id: 'last',
  fields: {
    machineId: 'custom',
    boomConfigurationId: null,
    nozzleId: 'xr11003',
    nozzleCount: 40,
    pressureBar: 3,
    waterTemperatureC: null,
    tolerancePct: 10,
    catches: [{ nozzle: 1, volumeML: 592, seconds: 30, renewedAt: null }],
    runs: [],
    goodForMonths: 6,
    at: '2026-05-17T08:00:00+12:00',
    by: 'Sam',
  },
};

/** A camera that sees one bag; the app itself reads the bag's code. */
export const showBag = (page: Page): Promise<void> =>
  page.evaluate((code) => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    setInterval(() => pen?.fillRect(0, 0, canvas.width, canvas.height), 50);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
    const formats = ['ean_13', 'code_128', 'data_matrix', 'qr_code'];
    class Detector {
      static readonly getSupportedFormats = () => Promise.resolve(formats);
      readonly detect = () => Promise.resolve([{ rawValue: code }]);
    }
    Object.assign(globalThis, { BarcodeDetector: Detector });
  }, CODE);

export async function scan(page: Page, tap: Hand['tap'], told = 'Known.'): Promise<void> {
  await tap(link(page, /^Scan/));
  await page.getByText(told).first().waitFor();
}

let backup = '';

/** A backup of both paddocks is in the downloads; on the device one of them is gone since. */
const loseOneOfBackup = async (page: Page): Promise<void> => {
  const saved = page.waitForEvent('download');
  await button(page, 'Save a backup').click();
  backup = await (await saved).path();
  const { href } = new URL('/inandout', page.url());
  await page.goto(new URL('/config.json', href).href);
  await holdDocuments(page, paddocks.slice(1));
  await page.goto(href);
};

/** Shed, season, catch test, backup and restore: on the device alone. */
export const shedJourneys: readonly Journey[] = [
  {
    name: 'delivery of two bags by their code',
    goal: 5,
    device: betweenJobs,
    documents: shed,
    start: '/products',
    prepare: showBag,
    run: async ({ page, tap }) => {
      await scan(page, tap);
      await tap(link(page, 'Delivery'));
      for (let bags = 0; bags < 2; bags += 1) await tap(button(page, 'one more').first());
      await tap(button(page, 'Keep it').last());
    },
    ends: /Delivery, 2 × 25 kg/,
  },
  {
    name: 'known code to the mix',
    goal: 2,
    device: betweenJobs,
    documents: shed,
    start: '/products',
    prepare: showBag,
    run: async ({ page, tap }) => {
      await scan(page, tap);
      await tap(button(page, 'Add to mix'));
    },
    ends: /Add a product/,
  },
  {
    name: 'count of 23 bags',
    goal: 5,
    device: betweenJobs,
    documents: shed,
    start: '/products?shed',
    run: async ({ page, tap, keys }) => {
      await tap(link(page, /^Urea/).and(page.locator('[href*="stock="]')));
      await tap(link(page, 'Count'));
      await keys('23');
      await tap(button(page, 'Keep it').last());
    },
    ends: /575 kg/,
  },
  {
    name: 'plan a round over all paddocks',
    goal: 2,
    device: nozzles,
    documents: paddocks,
    start: '/reporting?season',
    run: async ({ page, tap }) => {
      await tap(link(page, 'Plan a round'));
      await tap(page.getByRole('button', { name: /^Keep the round/ }));
    },
    ends: /Plan Hill block|Make 2 mixes/,
  },
  {
    name: 'catch test: begin for the first time',
    goal: null,
    device: nozzles,
    start: '/catchtest',
    run: async ({ page, tap, keys }) => {
      await tap(page.getByRole('textbox', { name: /^Pressure at the nozzle/ }));
      await keys('3');
      await tap(
        page.getByRole('region', { name: /^Keypad/ }).getByRole('button', { name: 'Close' }),
      );
      await tap(button(page, /^Start with nozzle/));
    },
    ends: /Nozzle 1 of 40/,
  },
  {
    name: 'catch test: begin again',
    goal: 1,
    device: nozzles,
    documents: [lastTest],
    start: '/catchtest',
    run: async ({ page, tap }) => {
      await tap(button(page, /^Start with nozzle/));
    },
    ends: /Nozzle 1 of 40/,
  },
  {
    name: 'catch test: one nozzle',
    goal: 5,
    device: nozzles,
    documents: [lastTest],
    start: '/catchtest',
    prepare: (page) => button(page, /^Start with nozzle/).click(),
    run: async ({ page, tap, keys }) => {
      await tap(button(page, 'Start'));
      await page.getByRole('textbox', { name: /^In the jug/ }).waitFor({ timeout: 60_000 });
      await keys('592');
      await tap(button(page, 'Next').last());
    },
    ends: /1 caught, mean 592 mL/,
  },
  {
    name: 'save a backup',
    goal: 1,
    device: betweenJobs,
    documents: paddocks,
    start: '/inandout',
    run: ({ page, tap }) => tap(button(page, 'Save a backup')),
    ends: /in your downloads/,
  },
  {
    // The third tap is in the phone's own list of files, which no page sees.
    name: 'restore what is gone, beside the tap on the file',
    goal: 2,
    device: betweenJobs,
    documents: paddocks,
    start: '/inandout',
    prepare: loseOneOfBackup,
    run: async ({ page, tap }) => {
      const asked = page.waitForEvent('filechooser');
      await tap(button(page, 'Restore'));
      await (await asked).setFiles(backup);
      await tap(button(page, /^Take 1/));
    },
    ends: /1 was taken from the file/,
  },
];
