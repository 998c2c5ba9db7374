import fc from 'fast-check';
import { expect, it } from 'vitest';
import { counter, delivery, hillFarm, on, order, sourcesOf } from '../testing/exampleStock.ts';
import { lastSupplier, missingFor, openOrders, orderedSum, wholePacks } from './orders.ts';
import { readShed } from './readShed.ts';
import type { KeptEntry, StockSources } from './stockLedgerOf.ts';

const ureaOf = (sources: StockSources) =>
  readShed(sources).ledgerOf({ id: 'urea', liquidDensityKgPerL: null });

const urea = { productId: 'urea', unit: 'kg' } as const;

it('orders 19 bags: 600 kg there, 128 and 938 kg needed', () => {
  const ledger = ureaOf(sourcesOf(hillFarm));
  if (ledger === null) throw new Error('no ledger');
  const missing = missingFor(ledger, 128 + 938, 0);
  expect(missing).toBe(466);
  expect(wholePacks(missing, 25)).toBe(19);
  // The owner wants to keep 100 kg.
  expect(missingFor({ ...ledger, keep: 100 }, 1066, 0)).toBe(566);
});

it('what is on its way is missing no more, until it came or was called off', () => {
  const entries: KeptEntry[] = [
    { id: 'o2', value: order(100, on(20)) },
    { id: 'o1', value: order(475, on(18), { supplier: 'Kaikoura' }) },
  ];
  expect(openOrders(entries).map(({ id }) => id)).toEqual(['o1', 'o2']);
  expect(orderedSum(openOrders(entries), urea, null)).toEqual({ amount: 575, unreadable: 0 });
  expect(missingFor({ amount: 600, keep: null }, 1066, 575)).toBe(0);
  const came: KeptEntry[] = [
    ...entries,
    { id: 'd', value: delivery(475, on(24)) },
    { id: 'x', value: counter('o1', on(24)) },
  ];
  expect(openOrders(came).map(({ id }) => id)).toEqual(['o2']);
  // The last supplier is still known, and an order does not change the ledger.
  expect(lastSupplier(came)).toBe('Kaikoura');
  expect(lastSupplier([])).toBeNull();
  expect(ureaOf({ entries: came, records: [] })).toMatchObject({
    amount: 475,
    rows: [{ id: 'd' }],
  });
});

it('litres on their way count in a book of kilograms only where the density is known', () => {
  const litres = order(10, on(1), { amount: { unit: 'L', value: 10 as never } });
  const open = openOrders([{ id: 'o', value: litres }]);
  expect(orderedSum(open, urea, 1.2)).toEqual({ amount: 12, unreadable: 0 });
  expect(orderedSum(open, urea, null)).toEqual({ amount: 0, unreadable: 1 });
});

it('what is below zero in the book is an entry that is missing, and not ordered', () => {
  expect(missingFor({ amount: -80, keep: null }, 100, 0)).toBe(100);
});

it('whole packs are always enough, and never one too many', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1e6, noNaN: true }),
      fc.constantFrom(0.1, 0.25, 1, 5, 20, 25, 40, 1000),
      (missing, size) => {
        const packs = wholePacks(missing, size);
        expect(packs * size).toBeGreaterThanOrEqual(missing * (1 - 1e-9) - size * 1e-8);
        expect((packs - 1) * size).toBeLessThan(missing);
      },
    ),
  );
  expect(wholePacks(0.3, 0.1)).toBe(3);
});

it('with the order in the shed the jobs can be made and the mark is kept', () => {
  const kg = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(kg, kg, fc.option(kg), kg, (amount, needed, keep, ordered) => {
      const missing = missingFor({ amount, keep }, needed, ordered);
      expect(missing).toBeGreaterThanOrEqual(0);
      const after = amount + ordered + missing - needed;
      expect(after).toBeGreaterThanOrEqual(keep ?? 0);
      // Nothing is ordered that is there already.
      if (missing > 0) expect(after).toBe(keep ?? 0);
    }),
  );
});
