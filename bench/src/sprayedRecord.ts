import { catalogue } from '@mix/catalogue';
import { UNFILLED_RECORD } from '@mix/documents';
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
export const sprayedRecord = {
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
