import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takenProducts } from '../records/takenProducts.ts';
import { count, counter, delivery, on, sprayed } from '../testing/exampleStock.ts';
import { readShed } from './readShed.ts';
import {
  stockLedgerOf,
  type KeptEntry,
  type KeptRecord,
  type StockSources,
} from './stockLedgerOf.ts';

const ids = ['urea', 'epsom', 'mcpa'];
const anyId = fc.constantFrom(...ids);
const kg = fc.integer({ min: 1, max: 400 });
const at = fc.integer({ min: 1, max: 28 }).map((day) => on(day));
const entry = fc.oneof(
  fc.tuple(kg, at, anyId).map(([value, day, id]) => delivery(value, day, { productId: id })),
  fc.tuple(kg, at, anyId).map(([value, day, id]) => count(value, day, { productId: id })),
  fc
    .tuple(fc.nat(9), at, anyId)
    .map(([of, day, id]) => ({ ...counter(`e${of}`, day), productId: id })),
);
const recordOf = (id: string, value: number, day: string, of: readonly string[]): KeptRecord => {
  const record = sprayed(id, value, day);
  const products = of.flatMap((one) =>
    record.value.products.map((product) => ({ ...product, productId: one })),
  );
  return { ...record, taken: takenProducts({ ...record.value, products }) };
};
// Documents may be there twice, also with another product.
const sources = fc.record({
  entries: fc.array(fc.record({ id: fc.nat(9).map((place) => `e${place}`), value: entry }), {
    maxLength: 14,
  }),
  records: fc.array(
    fc
      .tuple(fc.nat(9), kg, at, fc.array(anyId, { maxLength: 3 }))
      .map(([place, value, day, of]) => recordOf(`r${place}`, value, day, of)),
    { maxLength: 8 },
  ),
});

/** The documents that name a product; of a document that is there twice, the last one. */
const ownOf = (productId: string, { entries, records }: StockSources): StockSources => ({
  entries: [...new Map(entries.map((one) => [one.id, one])).values()].filter(
    ({ value }) => value.productId === productId,
  ),
  records: [...new Map(records.map((one) => [one.id, one])).values()].filter(({ taken }) =>
    taken.some((one) => one.productId === productId),
  ),
});

it('has the book of each product that all entries and records give', () => {
  fc.assert(
    fc.property(sources, (all: StockSources) => {
      const shed = readShed(all);
      for (const id of ids) {
        const ledger = shed.ledgerOf({ id, liquidDensityKgPerL: null });
        expect(ledger).toEqual(stockLedgerOf(id, ownOf(id, all), null));
        expect(shed.ledgerOf({ id, liquidDensityKgPerL: null })).toBe(ledger);
      }
    }),
  );
});

it('looks at a line and at a record as often for many products as for few', () => {
  const looksWith = (products: number): number => {
    let looks = 0;
    const entries: KeptEntry[] = [];
    const records: KeptRecord[] = [];
    for (let place = 0; place < 600; place += 1) {
      const id = `p${place % products}`;
      const value = delivery(25, on(1), { productId: id });
      entries.push({
        id: `e${place}`,
        get value() {
          looks += 1;
          return value;
        },
      });
      const record = recordOf(`r${place}`, 5, on(2), [id]);
      records.push({
        ...record,
        get taken() {
          looks += 1;
          return record.taken;
        },
      });
    }
    const shed = readShed({ entries, records });
    for (let place = 0; place < products; place += 1) {
      expect(shed.ledgerOf({ id: `p${place}`, liquidDensityKgPerL: null })).not.toBeNull();
    }
    return looks;
  };
  expect(looksWith(300)).toBe(looksWith(3));
});
