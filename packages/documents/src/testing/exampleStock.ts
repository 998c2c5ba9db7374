import { kilograms } from '@mix/engine';
import type { SprayRecord } from '../records/SprayRecord.ts';
import { takenProducts } from '../records/takenProducts.ts';
import type { KeptEntry, StockSources } from '../stock/stockLedgerOf.ts';
import { exampleRecord } from './exampleRecord.ts';
import type {
  BillEntry,
  CountEntry,
  CounterEntry,
  DeliveryEntry,
  OrderEntry,
} from '../stock/StockEntry.ts';

const kg = (value: number) => ({ unit: 'kg', value: kilograms(value) }) as const;

/** A moment of November 2026 in New Zealand. */
export const on = (day: number, hour = 12): string =>
  `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+13:00`;

export const delivery = (
  value: number,
  at: string,
  said: Partial<DeliveryEntry> = {},
): DeliveryEntry => ({
  kind: 'delivery',
  productId: 'urea',
  amount: kg(value),
  packSize: null,
  batch: null,
  expiresOn: null,
  centsPerUnit: null,
  at,
  by: null,
  note: null,
  ...said,
});

export const count = (value: number, at: string, said: Partial<CountEntry> = {}): CountEntry => ({
  kind: 'count',
  productId: 'urea',
  amount: kg(value),
  packSize: null,
  why: null,
  at,
  by: null,
  note: null,
  ...said,
});

export const order = (value: number, at: string, said: Partial<OrderEntry> = {}): OrderEntry => ({
  kind: 'order',
  productId: 'urea',
  amount: kg(value),
  packSize: 25,
  supplier: null,
  at,
  by: null,
  note: null,
  ...said,
});

/** What the delivery `of` cost. */
export const bill = (of: string, at: string, said: Partial<BillEntry> = {}): BillEntry => ({
  kind: 'bill',
  productId: 'urea',
  of,
  centsPerUnit: null,
  supplier: null,
  invoice: null,
  at,
  by: null,
  note: null,
  ...said,
});

export const counter = (of: string, at: string): CounterEntry => ({
  kind: 'counter',
  productId: 'urea',
  of,
  at,
  by: null,
  note: null,
});

export interface WholeRecord {
  readonly id: string;
  readonly value: SprayRecord;
}

/** What a shed's books are made of, with whole records in place of what they took. */
export interface WholeSources {
  readonly entries: readonly KeptEntry[];
  readonly records: readonly WholeRecord[];
}

export const sourcesOf = ({ entries, records }: WholeSources): StockSources => ({
  entries,
  records: records.map((record) => ({ ...record, taken: takenProducts(record.value) })),
});

/** A record that took so many kg of urea at one moment. */
export const sprayed = (id: string, value: number, at: string): WholeRecord => ({
  id,
  value: {
    ...exampleRecord,
    location: id,
    startedAt: at,
    endedAt: at,
    loads: [],
    products: exampleRecord.products.map((product) => ({ ...product, actual: kg(value) })),
  },
});

/** The book of urea at Hill Farm: counted, delivered, sprayed, one bag torn. */
export const hillFarm = {
  entries: [
    {
      id: 'e1',
      value: delivery(950, '2026-10-31T08:00:00+13:00', { batch: 'U-4098', centsPerUnit: 98 }),
    },
    { id: 'e2', value: count(950, '2026-10-31T09:00:00+13:00') },
    {
      id: 'e3',
      value: delivery(1000, on(17), { batch: 'U-4471', centsPerUnit: 104, packSize: 25 }),
    },
    { id: 'e4', value: count(600, on(24), { why: 'packTorn' }) },
  ],
  records: [
    sprayed('Shed', 84, on(2)),
    sprayed('Hill block, first', 400, on(14)),
    sprayed('Dairy flat', 172, on(20)),
    sprayed('River flats', 270, on(21)),
    sprayed('Hill block', 400, on(23)),
  ],
};
