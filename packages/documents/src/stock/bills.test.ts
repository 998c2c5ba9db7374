import { describe, expect, it } from 'vitest';
import { bill, counter, delivery, on, sourcesOf, sprayed } from '../testing/exampleStock.ts';
import { withoutMoney } from '../farm/withoutMoney.ts';
import { readShed } from './readShed.ts';
import { recordTaking } from './recordTaking.ts';
import type { StockEntry } from './StockEntry.ts';

const book = (
  entries: readonly (readonly [string, StockEntry])[],
  records = [sprayed('Hill', 100, on(9))],
) => {
  const kept = entries.map(([id, value]) => ({ id, value }));
  const ledger = readShed(sourcesOf({ entries: kept, records })).ledgerOf({
    id: 'urea',
    liquidDensityKgPerL: null,
  });
  if (ledger === null) throw new Error('no ledger');
  return ledger;
};

const came = delivery(500, on(1), { by: 'Sam', batch: 'U-1' });

describe('what a delivery cost, said later', () => {
  it('is what is left worth, what a record cost, and what was paid last', () => {
    const ledger = book([
      ['d', came],
      ['b', bill('d', on(12), { centsPerUnit: 110, supplier: 'Farm supplies', by: 'Mere' })],
    ]);
    expect(ledger.worthCents).toBe(400 * 110);
    expect(recordTaking(ledger, 'Hill')).toMatchObject({ cents: 100 * 110 });
    // The price is dated by the day of the delivery: a bill is no later purchase.
    expect(ledger.lastPrice).toEqual({ centsPerUnit: 110, at: on(1) });
  });

  it('leaves who and when of the delivery, and adds no line to the book', () => {
    const ledger = book([
      ['d', came],
      ['b', bill('d', on(12), { centsPerUnit: 110, invoice: 'INV-881', by: 'Mere' })],
    ]);
    expect(ledger.rows.map(({ kind }) => kind)).toEqual(['delivery', 'record']);
    expect(ledger.rows[0]).toMatchObject({
      by: 'Sam',
      at: on(1),
      bill: { centsPerUnit: 110, supplier: null, invoice: 'INV-881', by: 'Mere', at: on(12) },
    });
    expect(book([['d', came]]).rows[0]).toMatchObject({ bill: null });
  });

  it('is what was said last of each, whatever the order it arrived in', () => {
    const entries = [
      ['d', { ...came, centsPerUnit: 98 }],
      ['b1', bill('d', on(11), { centsPerUnit: 110, supplier: 'Farm supplies' })],
      ['b2', bill('d', on(12), { centsPerUnit: 112, invoice: 'INV-881' })],
      ['b3', bill('d', on(13), { centsPerUnit: 900 })],
      ['x', counter('b3', on(14))],
    ] as const;
    for (const list of [entries, entries.toReversed()]) {
      expect(book(list).rows[0]).toMatchObject({
        bill: { centsPerUnit: 112, supplier: 'Farm supplies', invoice: 'INV-881' },
      });
      expect(book(list).worthCents).toBe(400 * 112);
    }
  });

  it('says an invoice alone, and the price stays', () => {
    const ledger = book([
      ['d', { ...came, centsPerUnit: 98 }],
      ['b', bill('d', on(12), { invoice: 'INV-881' })],
    ]);
    expect(ledger.rows[0]).toMatchObject({ bill: { centsPerUnit: 98, invoice: 'INV-881' } });
    expect(ledger.worthCents).toBe(400 * 98);
  });

  it('of no delivery that is here changes nothing', () => {
    const ledger = book([
      ['d', came],
      ['b', bill('gone', on(12), { centsPerUnit: 110 })],
    ]);
    expect(ledger.worthCents).toBeNull();
  });

  it('is of nobody who may not see money', () => {
    const entries = withoutMoney([
      ['d', came],
      ['b', bill('d', on(12), { centsPerUnit: 110 })],
    ] as const);
    expect(book(entries).worthCents).toBeNull();
  });
});
