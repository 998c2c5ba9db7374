import { catalogue } from '@mix/catalogue';
import { exampleRecord } from '@mix/documents/exampleRecord';
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
  ...exampleRecord,
  paddockId: null,
  products: productFacts.map(({ id, name, behaviour }) => ({
    productId: id,
    name,
    planned: amount(behaviour === 'liquid' ? 'L' : 'kg', 40),
    actual: amount(behaviour === 'liquid' ? 'L' : 'kg', 40),
    registrationNumber: null,
    batch: null,
  })),
  loads: [load(1), load(2)],
  jarTest: null,
  draft: eightProductDraft,
  catalogueVersion: catalogue.version,
  productFacts,
  schemaVersion: 1,
};
