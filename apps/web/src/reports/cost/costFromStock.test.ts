import { readShed, takenProducts, type SprayRecord, type StockEntry } from '@mix/documents';
import { kilograms } from '@mix/engine';
import { expect, it } from 'vitest';
import { costFromStock, NO_STOCK, withStockCents } from './costFromStock.ts';
import { costOf } from './productCost.ts';
import { exampleRecord, urea } from '../testing/exampleRecord.ts';

const delivery = (id: string, kg: number, centsPerUnit: number | null, day: number) => ({
  id,
  value: {
    kind: 'delivery',
    productId: 'urea',
    amount: { unit: 'kg', value: kilograms(kg) },
    packSize: 25,
    batch: id,
    expiresOn: null,
    centsPerUnit,
    at: `2026-11-0${day}T08:00:00+13:00`,
    by: null,
    note: null,
  } satisfies StockEntry,
});
const without = exampleRecord([urea(716)], { draft: { products: [] } });
const kept = (id: string, value: SprayRecord) => ({ id, value, taken: takenProducts(value) });
const records = [kept('r1', without)];

it('is told with the price of each lot, first in, first out', () => {
  const cost = costFromStock(
    readShed({
      entries: [delivery('U-1', 500, 98, 1), delivery('U-2', 300, 104, 2)],
      records,
    }),
  );
  // 500 kg at $0.98 and 216 kg at $1.04.
  expect(costOf([withStockCents('r1', without, cost)])).toEqual({ sum: 71_464, unknown: 0, of: 1 });
});

it('is not known while the price of a lot is not, and where nobody keeps a shed', () => {
  const cost = costFromStock(readShed({ entries: [delivery('U-1', 800, null, 1)], records }));
  expect(costOf([withStockCents('r1', without, cost)]).unknown).toBe(1);
  expect(withStockCents('r1', without, NO_STOCK)).toBe(without);
});

it('gives way to a price that was typed with the mix', () => {
  const entries = [delivery('U-1', 800, 98, 1)];
  const typed = exampleRecord([urea(100)], {
    draft: {
      products: [
        {
          productId: 'urea',
          rate: { value: 20, unit: 'kg/ha' },
          price: { amountCents: 110, per: 'kg' },
        },
      ],
    },
  });
  const cost = costFromStock(readShed({ entries, records: [kept('r2', typed)] }));
  expect(costOf([withStockCents('r2', typed, cost)]).sum).toBe(11_000);
});
