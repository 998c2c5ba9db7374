import { learnedCodeKind, stockEntryKind, type StockEntry } from '@mix/documents';
import { stockAmount } from '../../src/stock/stockAmount.ts';
import type { HeldDocument } from '../gallery/FrameContent.ts';

const entry = (id: string, value: StockEntry): HeldDocument => ({
  collection: 'stock',
  id,
  value: stockEntryKind.serialise(value),
});

interface Came {
  readonly productId: string;
  readonly unit: 'kg' | 'L';
  readonly amount: number;
  readonly day: string;
  readonly batch?: string;
  readonly expiresOn?: string;
  readonly centsPerUnit?: number;
}

const came = (id: string, { productId, unit, amount, day, ...said }: Came): HeldDocument =>
  entry(id, {
    kind: 'delivery',
    productId,
    amount: stockAmount(amount, unit),
    packSize: 25,
    batch: said.batch ?? null,
    expiresOn: said.expiresOn ?? null,
    centsPerUnit: said.centsPerUnit ?? null,
    at: `${day}T12:00:00+13:00`,
    by: 'Mere',
    note: null,
  });

const urea = { productId: 'urea', unit: 'kg' } as const;

/** The stock of Hill Farm on the day of the pictures: enough, short, low, and soon to expire. */
export const hillShed: readonly HeldDocument[] = [
  came('s1', { ...urea, amount: 950, day: '2026-10-31', batch: 'U-4098', centsPerUnit: 98 }),
  came('s2', { ...urea, amount: 1000, day: '2026-11-17', batch: 'U-4471', centsPerUnit: 104 }),
  entry('s3', {
    kind: 'count',
    productId: 'urea',
    amount: stockAmount(600, 'kg'),
    packSize: 25,
    why: 'packTorn',
    at: '2026-11-20T09:00:00+13:00',
    by: 'Mere',
    note: null,
  }),
  came('s4', {
    productId: 'seaweed',
    unit: 'L',
    amount: 45,
    day: '2026-11-02',
    batch: 'SW-2311',
    expiresOn: '2026-12-12',
  }),
  came('s5', { productId: 'mcpa', unit: 'L', amount: 10, day: '2026-11-02' }),
  entry('s6', {
    kind: 'keep',
    productId: 'mcpa',
    amount: stockAmount(12, 'L'),
    at: '2026-11-03T09:00:00+13:00',
    by: 'Mere',
    note: null,
  }),
  came('s7', { productId: 'lime-flour', unit: 'kg', amount: 1000, day: '2026-10-12' }),
  came('s8', { productId: 'ga3', unit: 'kg', amount: 1.2, day: '2026-10-12' }),
  came('s9', { productId: 'ams', unit: 'kg', amount: 900, day: '2026-10-12' }),
  {
    collection: 'codes',
    id: 'gtin-09421003456716',
    value: learnedCodeKind.serialise({
      text: '09421003456716',
      productId: 'urea',
      pack: stockAmount(25, 'kg'),
    }),
  },
];
