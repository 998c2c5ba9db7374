import { catalogue } from '@mix/catalogue';
import { UNFILLED_RECORD } from '@mix/documents';
import type { Page } from 'playwright-core';
import { eightProductDraft } from './eightProductDraft.ts';

const PRODUCTS = ['urea', 'seaweed', 'fulvic'];

const productFacts = catalogue.products.filter(({ id }) => PRODUCTS.includes(id));

const amount = (unit: 'kg' | 'L', value: number) => ({ unit, value });

const step = (place: number) => ({
  kind: 'product',
  productId: PRODUCTS[place % PRODUCTS.length] ?? null,
  outcome: 'done',
  planned: amount('kg', 200),
  actual: amount('kg', 200),
  at: '2026-11-21T14:20:00+13:00',
  temperatureC: null,
});

const load = (number: number) => ({
  number,
  startedAt: '2026-11-21T14:02:00+13:00',
  endedAt: '2026-11-21T14:40:00+13:00',
  plannedL: 1000,
  actualL: 1000,
  plannedAreaHa: 10,
  actualAreaHa: 10,
  steps: Array.from({ length: 6 }, (_, place) => step(place)),
});

/** A job of two loads and three products, as filling and recording leave it: about 8 kB. */
const record = {
  ...UNFILLED_RECORD,
  name: 'Hill block',
  state: 'done',
  startedAt: '2026-11-21T14:02:00+13:00',
  endedAt: '2026-11-21T16:40:00+13:00',
  paddockId: null,
  location: 'Hill',
  landUse: 'pasture',
  sprayAreaHa: 20,
  areaDoneHa: 20,
  applicationRateLPerHa: 100,
  plannedCarrierL: 1703,
  carrierL: 1703,
  products: productFacts.map(({ id, name, behaviour }) => ({
    productId: id,
    name,
    planned: amount(behaviour === 'liquid' ? 'L' : 'kg', 40),
    actual: amount(behaviour === 'liquid' ? 'L' : 'kg', 40),
    registrationNumber: null,
    batch: null,
  })),
  loads: [load(1), load(2)],
  weather: {
    windSpeedKmPerH: 8,
    windGustKmPerH: null,
    windFrom: 'NW',
    airTemperatureC: 14,
    relativeHumidityPct: 70,
    source: 'typed',
    observedAt: '2026-11-21T14:00:00+13:00',
  },
  jarTest: null,
  operator: 'Sam',
  draft: eightProductDraft,
  engineVersion: '1',
  catalogueVersion: catalogue.version,
  productFacts,
  revisions: [],
  deviceRevisions: [],
  schemaVersion: 1,
};

/** Puts records into the device's database, two a day back from today. */
export async function seedRecords(page: Page, count: number): Promise<void> {
  await page.evaluate(
    ({ fields, records }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('mix-documents', 1);
        opening.onerror = () => fail(new Error('the database did not open'));
        opening.onupgradeneeded = () => {
          opening.result
            .createObjectStore('entries', { keyPath: ['owner', 'collection', 'id'] })
            .createIndex('byPlace', ['owner', 'place']);
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          for (let place = 0; place < records; place += 1) {
            const day = new Date(Date.now() - Math.floor(place / 2) * 86_400_000);
            const endedAt = `${day.toISOString().slice(0, 10)}T16:40:00+13:00`;
            writing.objectStore('entries').put({
              owner: 'device',
              collection: 'records',
              id: `r${place}`,
              fields: { ...fields, endedAt },
              createdAt: day,
              updatedAt: day,
              place: 'device',
              revision: `r${place}`,
              removed: false,
              refusal: null,
            });
          }
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { fields: record, records: count },
  );
}
