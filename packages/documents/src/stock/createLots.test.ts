import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLots } from './createLots.ts';
import type { StockLot } from './StockLedger.ts';

const lotOf = (entryId: string, left: number): StockLot => {
  return { entryId, since: '', batch: null, expiresOn: null, centsPerUnit: null, left };
};

const amount = fc.integer({ min: 1, max: 400 }).map((value) => value / 3);
const act = fc.record({ kind: fc.constantFrom('put', 'take', 'set'), amount });

it('holds what a plain list of bags would, and owes what none of them covered', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const lots = createLots();
      let bags: { readonly entryId: string; left: number }[] = [];
      let owed = 0;
      const takeOut = (wanted: number): number => {
        let open = wanted;
        for (const bag of bags) {
          const part = Math.min(open, bag.left);
          bag.left -= part;
          open -= part;
        }
        bags = bags.filter(({ left }) => left > 1e-6);
        return open;
      };
      for (const [place, { kind, amount: value }] of acts.entries()) {
        const entryId = `e${place}`;
        if (kind === 'take') {
          lots.take(value);
          owed += takeOut(value);
        } else if (kind === 'put') {
          lots.put(lotOf(entryId, value));
          bags.push({ entryId, left: value });
          owed -= owed - takeOut(owed);
        } else {
          lots.set(value, lotOf(entryId, 0));
          owed = 0;
          const surplus = value - bags.reduce((sum, { left }) => sum + left, 0);
          if (surplus > 1e-6) bags.push({ entryId, left: surplus });
          else takeOut(-surplus);
        }
        const there = bags.reduce((sum, { left }) => sum + left, 0);
        expect(lots.sum()).toBeCloseTo(there - owed, 6);
        expect(lots.left().map((lot) => lot.entryId)).toEqual(bags.map((bag) => bag.entryId));
      }
    }),
  );
});

it('looks at a lot as often in a long book as in a short one', () => {
  const looksIn = (deliveries: number): number => {
    let looks = 0;
    const lots = createLots();
    for (let place = 0; place < deliveries; place += 1) {
      const counted = {
        ...lotOf(`e${place}`, 0),
        get left() {
          looks += 1;
          return 2;
        },
      };
      lots.put(counted);
      lots.sum();
      if (place % 2 === 1) lots.take(1);
    }
    return looks / deliveries;
  };
  expect(looksIn(2000)).toBeLessThan(looksIn(20) * 1.1);
});
