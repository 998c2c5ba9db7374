import { catalogue } from '@mix/catalogue';
import type { Page } from 'playwright-core';
import { betweenJobs } from '../operatorsDevice.ts';
import { button, link, textbox, type Journey } from './Journey.ts';
import { nozzles, paddock, paddocks, scan, shed, showBag } from './shedJourneys.ts';

const M_PER_DEG = 111_000;
const HOME = { latitude: -40.3, longitude: 175.6 };

/** The phone is so many metres from where the walk began; it needs a while for that. */
async function standAt(page: Page, eastM: number, northM: number): Promise<void> {
  await page.context().setGeolocation({
    latitude: HOME.latitude + northM / M_PER_DEG,
    longitude: HOME.longitude + eastM / (M_PER_DEG * Math.cos((HOME.latitude * Math.PI) / 180)),
    accuracy: 3,
  });
  await page.waitForTimeout(2000);
}

const outline = [
  [0, 0],
  [0.002, 0],
  [0.002, 0.003],
  [0, 0.003],
].map(([north = 0, east = 0]) => ({
  latitudeDeg: HOME.latitude + north,
  longitudeDeg: HOME.longitude + east,
}));

const drawn = paddock('drawn', 'River flats', 5);
const outlined = { ...drawn, fields: { ...drawn.fields, outline } };

const caught = Array.from({ length: 40 }, (_, at) => at + 1);

/** A catch test whose nozzles are all caught: the speed comes next. */
const walkBeforeSpeed = {
  setup: {
    machineId: 'custom',
    boomConfigurationId: null,
    nozzleId: 'xr11003',
    nozzleCount: 40,
    pressureBar: 3,
    waterTemperatureC: null,
    tolerancePct: 10,
  },
  testId: null,
  places: caught,
  at: 40,
  catches: caught.map((nozzle) => ({ nozzle, volumeML: 590, seconds: 30, renewedAt: null })),
  clock: null,
  text: '',
  part: 'speed',
  next: 'speed',
  runs: [],
  distanceM: 10,
  runClock: null,
};

const ureaName = catalogue.products.find(({ id }) => id === 'urea')?.name ?? 'Urea';
const sheet = [
  'Paddock,Area (ha),Water (L/ha),Product,kg/ha',
  `Hill block,20,100,"${ureaName}",20`,
  `River flats,13.5,100,"${ureaName}",28`,
  `River flats,13.5,140,"${ureaName}",10`,
].join('\r\n');

const moreThanThereIs = {
  ...betweenJobs,
  'mix.draft': {
    machineId: 'custom',
    tankCapacityL: 1000,
    deadVolumeL: 0,
    sprayAreaHa: 55,
    applicationRateLPerHa: 100,
    products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
  },
};

/** Ground, speed, spreadsheet, orders, names and codes: on the device alone. */
export const deviceJourneys: readonly Journey[] = [
  {
    name: 'walk an outline',
    goal: 3,
    device: betweenJobs,
    documents: [drawn],
    start: '/ground?paddock=drawn',
    prepare: async (page) => {
      await page.context().grantPermissions(['geolocation']);
      await standAt(page, 0, 0);
    },
    run: async ({ page, tap }) => {
      await tap(link(page, 'Walk or drive round it'));
      for (const [eastM, northM] of [
        [0, 0],
        [60, 0],
        [60, 60],
        [0, 60],
        [0, 4],
      ] as const) {
        await standAt(page, eastM, northM);
      }
      await tap(button(page, 'Close the gap'));
      await tap(button(page, 'Keep the outline'));
    },
    ends: /(Walk it again|by its outline)/,
  },
  {
    name: 'move a corner by two steps',
    goal: 4,
    device: betweenJobs,
    documents: [outlined],
    start: '/ground?paddock=drawn&edit',
    run: async ({ page, tap }) => {
      await tap(button(page, 'Next corner'));
      for (let steps = 0; steps < 2; steps += 1) await tap(button(page, 'Move north'));
      await tap(button(page, 'Keep the outline'));
    },
    ends: /(Walk it again|by its outline)/,
  },
  {
    name: 'speed, driven twice',
    goal: 4,
    device: { ...nozzles, 'mix.catchWalk': walkBeforeSpeed },
    start: '/catchtest',
    run: async ({ page, tap }) => {
      for (let runs = 0; runs < 2; runs += 1) {
        await tap(button(page, /^First mark/));
        await page.waitForTimeout(3000);
        await tap(button(page, /^Second mark/));
      }
    },
    ends: /Mean/i,
  },
  {
    // The third tap is in the phone's own list of files, which no page sees.
    name: 'mixes from a spreadsheet, beside the tap on the file',
    goal: 2,
    device: betweenJobs,
    documents: paddocks,
    start: '/inandout?view=plans',
    run: async ({ page, tap }) => {
      const asked = page.waitForEvent('filechooser');
      await tap(button(page, 'Choose a file'));
      const file = { name: 'december.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
      await (await asked).setFiles(file);
      await tap(button(page, 'Take 3 rows'));
    },
    ends: /3 mixes are saved/,
  },
  {
    name: 'what a plan misses, on the list to order',
    goal: 1,
    device: moreThanThereIs,
    documents: shed,
    start: '/result',
    run: ({ page, tap }) => tap(link(page, /^Order/)),
    ends: /Mark 1 as ordered/,
  },
  {
    name: 'the same, marked as ordered',
    goal: null,
    device: moreThanThereIs,
    documents: shed,
    start: '/result',
    run: async ({ page, tap }) => {
      await tap(link(page, /^Order/));
      await tap(button(page, /^Mark 1 as ordered/));
    },
    ends: /On its way/,
  },
  {
    name: 'two names for one paddock, where they are asked about',
    goal: 1,
    device: betweenJobs,
    documents: [
      outlined,
      {
        collection: 'conflicts',
        id: 'names',
        fields: {
          collection: 'paddocks',
          documentId: 'drawn',
          about: 'place',
          path: ['name'],
          kept: 'River flats',
          other: 'River flats 2',
          otherAt: null,
        },
      },
    ],
    start: '/',
    prepare: async (page) => {
      await button(page, /Saved on this device only/).click();
      await page.getByText('Changed on two devices').waitFor();
    },
    run: ({ page, tap }) => tap(button(page, /^Take .River flats 2/)),
    ends: /Saved on this device only(?!.*Changed on two devices)/,
  },
  {
    name: 'unknown code of 25 kg to the mix, its product in the shed',
    goal: null,
    device: betweenJobs,
    documents: shed.slice(0, 1),
    start: '/products',
    prepare: showBag,
    run: async ({ page, tap, keys }) => {
      await scan(page, tap, 'Nothing known about this code');
      await tap(button(page, new RegExp(`^${ureaName}`)));
      await tap(textbox(page, /^In each pack/));
      await keys('25');
      await tap(button(page, 'Remember this code').last());
      await tap(button(page, 'Add to mix'));
    },
    ends: /Add a product/,
  },
];
