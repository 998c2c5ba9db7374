import { describe, expect, it } from 'vitest';
import { bill, count, counter, delivery, on, order } from '../testing/exampleStock.ts';
import { stockEntryKind, type StockEntry } from './StockEntry.ts';

const keep: StockEntry = {
  kind: 'keep',
  productId: 'mcpa',
  amount: { unit: 'L', value: 5 as never },
  at: on(3),
  by: null,
  note: null,
};

describe('an entry', () => {
  it.each([
    delivery(500, on(1), {
      packSize: 25,
      batch: 'U-1',
      expiresOn: '2028-02-29',
      centsPerUnit: 106,
    }),
    count(0, on(2), { why: 'givenAway', by: 'Sam', note: 'to Kim' }),
    counter('e1', on(3)),
    order(475, on(4), { supplier: 'Farm supplies, Kaikoura' }),
    bill('e1', on(5), { centsPerUnit: 110.25, supplier: 'Farm supplies', invoice: 'INV-881' }),
    keep,
  ])('comes back as it was written: $kind', (entry) => {
    expect(stockEntryKind.parse(stockEntryKind.serialise(entry))).toEqual(entry);
  });

  it.each([
    ['another version', { ...delivery(5, on(1)), schemaVersion: 2 }],
    ['a kind to come', { ...delivery(5, on(1)), kind: 'lent' }],
    ['nothing delivered', delivery(0, on(1))],
    ['less than nothing', { ...count(1, on(1)), amount: { unit: 'kg', value: -1 } }],
    ['nothing ordered', order(0, on(1))],
    ['an order of empty bags', order(5, on(1), { packSize: 0 })],
    ['no number', { ...count(1, on(1)), amount: { unit: 'kg', value: Number.NaN } }],
    ['more than any shed', count(1e9, on(1))],
    ['no such day', delivery(5, on(1), { expiresOn: '2027-02-29' })],
    ['no such moment', delivery(5, '2026-11-31T10:00:00+13:00')],
    ['a price below nothing', delivery(5, on(1), { centsPerUnit: -1 })],
    ['an empty bag', delivery(5, on(1), { packSize: 0 })],
    ['a reason nobody knows', { ...count(5, on(1)), why: 'stolen' }],
    ['a bill that says nothing', bill('e1', on(5))],
    ['a bill below nothing', bill('e1', on(5), { centsPerUnit: -1 })],
  ])('is not read: %s', (_name, entry) => {
    expect(stockEntryKind.parse({ schemaVersion: 1, ...entry })).toBeNull();
  });
});
