import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleRecord } from '../testing/exampleRecord.ts';
import {
  count,
  counter,
  delivery,
  hillFarm,
  on,
  sourcesOf,
  sprayed,
  type WholeRecord,
  type WholeSources,
} from '../testing/exampleStock.ts';
import { neededCost, recordTaking } from './recordTaking.ts';
import type { StockLedger } from './StockLedger.ts';
import { readShed } from './readShed.ts';
import { stockedProducts, type KeptEntry } from './stockLedgerOf.ts';

const ureaOf = (sources: WholeSources, liquidDensityKgPerL: number | null = null) =>
  readShed(sourcesOf(sources)).ledgerOf({ id: 'urea', liquidDensityKgPerL });

const ledger = (entries: readonly KeptEntry[], records: readonly WholeRecord[] = []) =>
  ureaOf({ entries, records });

const amountOf = (entries: readonly KeptEntry[], records: readonly WholeRecord[] = []) =>
  ledger(entries, records)?.amount;

function whole(sources: WholeSources): StockLedger {
  const found = ureaOf(sources);
  if (found === null) throw new Error('no ledger');
  return found;
}

describe('the book of urea at Hill Farm', () => {
  const urea = whole(hillFarm);

  it('goes from 950 kg to 600 kg, line by line', () => {
    expect(urea.rows.map(({ change, left }) => [change, left])).toEqual([
      [950, 950],
      [0, 950],
      [-84, 866],
      [-400, 466],
      [1000, 1466],
      [-172, 1294],
      [-270, 1024],
      [-400, 624],
      [-24, 600],
    ]);
    expect([urea.amount, urea.unit, urea.packSize]).toEqual([600, 'kg', 25]);
  });

  it('what is left is of the second batch, worth $624', () => {
    expect(urea.worthCents).toBe(62_400);
    expect(urea.lots).toMatchObject([{ batch: 'U-4471', left: 600, centsPerUnit: 104 }]);
  });

  it('the urea of Hill block: 24 kg at $0.98 and 376 kg at $1.04', () => {
    expect(recordTaking(urea, 'Hill block')).toMatchObject({
      taken: [
        { batch: 'U-4098', amount: 24, centsPerUnit: 98 },
        { batch: 'U-4471', amount: 376, centsPerUnit: 104 },
      ],
      uncovered: 0,
      cents: 41_456,
    });
    expect(recordTaking(urea, 'another')).toBeNull();
  });

  it('is gone through once, however many records are asked for', () => {
    let looks = 0;
    const counted: StockLedger = {
      ...urea,
      get rows() {
        looks += 1;
        return urea.rows;
      },
    };
    for (const { recordId } of urea.rows.filter((row) => row.kind === 'record')) {
      expect(recordTaking(counted, recordId)).toEqual(recordTaking(urea, recordId));
    }
    expect(looks).toBe(1);
  });

  it('938 kg would cost $975.52, 338 kg of it at the last price', () => {
    expect(neededCost(urea, 938)).toEqual({ cents: 97_552, centsPerUnit: 104, assumed: 338 });
    expect(neededCost(urea, 100)).toEqual({ cents: 10_400, centsPerUnit: 104, assumed: 0 });
    // 256 kg of 330 go to another job: 74 kg of what came last are left, and 166 kg have still to be bought.
    const two = {
      lots: [
        { ...urea.lots[0], left: 80, centsPerUnit: 104 },
        { ...urea.lots[0], left: 250, centsPerUnit: 110 },
      ] as typeof urea.lots,
      lastPrice: { ...urea.lastPrice, centsPerUnit: 110 } as typeof urea.lastPrice,
    };
    expect(neededCost(two, 240, 256)).toEqual({
      cents: (74 + 166) * 110,
      centsPerUnit: 110,
      assumed: 166,
    });
    expect(neededCost(two, 240, 400)).toMatchObject({ assumed: 240 });
  });

  it('no price is made up for what has none, and nothing has no price of a kilogram', () => {
    const noPrice = whole({ entries: [{ id: 'a', value: delivery(10, on(1)) }], records: [] });
    expect(neededCost(noPrice, 4)).toEqual({ cents: null, centsPerUnit: null, assumed: 0 });
    expect(neededCost(noPrice, 14)).toEqual({ cents: null, centsPerUnit: null, assumed: 4 });
    expect(neededCost(urea, 0)).toEqual({ cents: 0, centsPerUnit: null, assumed: 0 });
  });

  it('assumes no price for how a sum of fractions ends', () => {
    const lots = whole({
      entries: [
        { id: 'a', value: delivery(0.1, on(1), { centsPerUnit: 100 }) },
        { id: 'b', value: delivery(0.7, on(2), { centsPerUnit: 100 }) },
      ],
      records: [],
    });
    expect(neededCost(lots, 0.8)).toMatchObject({ cents: 80, assumed: 0 });
  });
});

describe('a count', () => {
  it('sets what stood at its moment; what comes late and is dated before it changes nothing', () => {
    const entries = [{ id: 'c', value: count(500, on(10)) }];
    expect(amountOf(entries)).toBe(500);
    expect(amountOf([...entries, { id: 'd', value: delivery(200, on(9)) }])).toBe(500);
    expect(amountOf(entries, [sprayed('r', 100, on(9))])).toBe(500);
    expect(amountOf(entries, [sprayed('r', 100, on(11))])).toBe(400);
  });

  it('saw what was delivered and sprayed at its very moment', () => {
    const entries = [
      { id: 'z', value: delivery(200, on(10)) },
      { id: 'a', value: count(150, on(10)) },
    ];
    expect(amountOf(entries, [sprayed('r', 50, on(10))])).toBe(150);
  });

  it('what it found more has no batch and no price, so the worth is not known', () => {
    const more = ledger([
      { id: 'd', value: delivery(100, on(1), { batch: 'A', centsPerUnit: 100 }) },
      { id: 'c', value: count(130, on(2)) },
    ]);
    expect(more?.lots).toMatchObject([
      { batch: 'A', left: 100 },
      { batch: null, left: 30, centsPerUnit: null },
    ]);
    expect(more?.worthCents).toBeNull();
  });

  it('0 is empty, not unknown', () => {
    expect(amountOf([{ id: 'c', value: count(0, on(1)) }])).toBe(0);
  });
});

describe('more went out than came in', () => {
  const entries = [{ id: 'd', value: delivery(100, on(1), { batch: 'A', centsPerUnit: 100 }) }];

  it('is said, and what came of no lot has no price', () => {
    const below = whole({ entries, records: [sprayed('r', 160, on(2))] });
    expect([below.amount, below.rows.at(-1)?.left]).toEqual([-60, -60]);
    expect(recordTaking(below, 'r')).toMatchObject({ uncovered: 60, cents: null });
  });

  it('is made good by the delivery that was written down late', () => {
    const later = [...entries, { id: 'e', value: delivery(200, on(3), { centsPerUnit: 110 }) }];
    const mended = whole({ entries: later, records: [sprayed('r', 160, on(2))] });
    expect(mended.rows.map(({ left }) => left)).toEqual([100, -60, 140]);
    expect(recordTaking(mended, 'r')).toMatchObject({ uncovered: 0, cents: 16_600 });
  });

  it('ends with a count', () => {
    const counted = [...entries, { id: 'c', value: count(30, on(3)) }];
    expect(amountOf(counted, [sprayed('r', 160, on(2))])).toBe(30);
  });
});

describe('who takes part', () => {
  it('only what somebody counted or got delivered', () => {
    expect(ledger([], [sprayed('r', 100, on(2))])).toBeNull();
    expect(stockedProducts(hillFarm.entries)).toEqual(['urea']);
  });

  it('what was sprayed before the book began is not in it', () => {
    expect(amountOf([{ id: 'd', value: delivery(100, on(5)) }], [sprayed('r', 60, on(4))])).toBe(
      100,
    );
  });

  it('an entry that was taken back counts no more, and stays to be read', () => {
    const entries = [
      { id: 'd', value: delivery(100, on(1)) },
      { id: 'e', value: delivery(1000, on(2)) },
      { id: 'x', value: counter('e', on(3)) },
    ];
    const taken = whole({ entries, records: [] });
    expect(taken.amount).toBe(100);
    expect(taken.rows).toMatchObject([{ countered: false }, { countered: true, change: 0 }]);
    expect(ledger([{ id: 'e', value: delivery(9, on(2)) }, entries[2] ?? raise()])).toBeNull();
  });
});

const raise = (): never => {
  throw new Error('not there');
};

describe('what a record took', () => {
  const entries = [{ id: 'c', value: count(1000, on(1)) }];
  const step = (at: string, value: number) =>
    ({
      kind: 'product',
      productId: 'urea',
      outcome: 'done',
      planned: null,
      actual: { unit: 'kg', value: value as never },
      at,
      temperatureC: null,
    }) as const;
  const [load] = exampleRecord.loads;
  const filled = (...steps: readonly ReturnType<typeof step>[]): WholeRecord => ({
    id: 'r',
    value: { ...exampleRecord, endedAt: on(2, 18), loads: load ? [{ ...load, steps }] : [] },
  });

  it('went out when it was put in, so that a count before the record was written saw it', () => {
    const record = filled(step(on(2, 8), 200), step(on(2, 10), 200));
    expect(amountOf([...entries, { id: 'd', value: count(790, on(2, 9)) }], [record])).toBe(590);
    expect(amountOf([...entries, { id: 'd', value: count(590, on(2, 12)) }], [record])).toBe(590);
  });

  it('follows a correction and goes with the record', () => {
    const record = filled(step(on(2), 400));
    const corrected = {
      ...record,
      value: {
        ...record.value,
        products: record.value.products.map((one) => ({
          ...one,
          actual: { unit: 'kg', value: 350 as never } as const,
        })),
      },
    };
    expect(amountOf(entries, [record])).toBe(600);
    expect(amountOf(entries, [corrected])).toBe(650);
    expect(amountOf(entries, [])).toBe(1000);
  });

  it('counts what stayed in the machine, and not again when the next job sprays it', () => {
    const leftOver = filled(step(on(2), 400));
    const products = leftOver.value.products.map((one) => ({
      ...one,
      actual: { unit: 'kg', value: 380 as never } as const,
      leftInMachine: { unit: 'kg', value: 20 as never } as const,
    }));
    expect(amountOf(entries, [{ ...leftOver, value: { ...leftOver.value, products } }])).toBe(600);
    const topUp = filled(step(on(2), 380));
    const { draft } = topUp.value;
    const heel = { ...draft, heel: { volumeL: 100, contents: 'sameMix' } } as const;
    expect(amountOf(entries, [{ ...topUp, value: { ...topUp.value, draft: heel } }])).toBe(620);
  });

  it('in the other unit counts where the density is known, and is told where it is not', () => {
    const record = sprayed('r', 50, on(2));
    const inLitres = [
      { id: 'd', value: delivery(0, on(1), { amount: { unit: 'L', value: 100 as never } }) },
    ];
    const records = [record];
    const sources = { entries: inLitres, records };
    expect(ureaOf(sources, 1.25)).toMatchObject({ amount: 60, unreadable: 0 });
    expect(ureaOf(sources)).toMatchObject({ amount: 100, unreadable: 1 });
  });
});

/** Any book: moments in a month, sizes as bags are, taken back now and then. */
const moment = fc
  .integer({ min: 0, max: 59 })
  .map((at) => on(1 + Math.floor(at / 2), (at % 2) * 6));
const amounts = fc.integer({ min: 1, max: 4000 }).map((value) => value / 4);
const anyEntry = fc.oneof(
  fc.tuple(amounts, moment).map(([value, at]) => delivery(value, at, { centsPerUnit: 100 })),
  fc.tuple(amounts, moment).map(([value, at]) => count(value, at)),
  fc.tuple(fc.integer({ min: 0, max: 9 }), moment).map(([of, at]) => counter(`e${of}`, at)),
);
const anySources = fc
  .record({
    values: fc.array(anyEntry, { minLength: 1, maxLength: 10 }),
    outs: fc.array(fc.tuple(amounts, moment), { maxLength: 8 }),
  })
  .map(({ values, outs }) => ({
    entries: values.map((value, place) => ({ id: `e${place}`, value })),
    records: outs.map(([value, at], place) => sprayed(`r${place}`, value, at)),
  }));

describe('any two devices', () => {
  it('have the same book in whatever order and however often things arrive', () => {
    fc.assert(
      fc.property(anySources, fc.infiniteStream(fc.boolean()), (all, coin) => {
        const toss = (): boolean => coin.next().value === true;
        const split = <One>(things: readonly One[]): One[] => {
          const [here, there]: [One[], One[]] = [[], []];
          // Some entries are on both devices already.
          for (const one of things) {
            if (toss()) here.push(one);
            else there.push(one);
            if (toss()) here.push(one);
          }
          return [...there.toReversed(), ...here];
        };
        const merged = { entries: split(all.entries), records: split(all.records) };
        expect(ureaOf(merged)).toEqual(ureaOf(all));
      }),
    );
  });

  it('lines add up, lots are what is left, and below zero there is none', () => {
    fc.assert(
      fc.property(anySources, (all) => {
        const found = ureaOf(all);
        if (found === null) return;
        let left = 0;
        for (const row of found.rows) {
          left += row.change;
          expect(row.left).toBeCloseTo(left, 6);
        }
        expect(found.amount).toBe(found.rows.at(-1)?.left);
        const inLots = found.lots.reduce((sum, lot) => sum + lot.left, 0);
        expect(inLots).toBeCloseTo(Math.max(0, found.amount), 6);
        expect(found.lots.every((lot) => lot.left > 0)).toBe(true);
      }),
    );
  });

  it('what a record took is covered by lots or said to be uncovered, to the last kg', () => {
    fc.assert(
      fc.property(anySources, (all) => {
        for (const row of ureaOf(all)?.rows ?? []) {
          if (row.kind !== 'record') continue;
          const covered = row.taken.reduce((sum, { amount }) => sum + amount, 0);
          expect(covered + row.uncovered).toBeCloseTo(-row.change, 6);
        }
      }),
    );
  });

  it('a count holds against everything dated before it', () => {
    fc.assert(
      fc.property(anySources, amounts, (all, value) => {
        const last = { id: 'last', value: count(value, on(30, 23)) };
        expect(amountOf([...all.entries, last], all.records)).toBeCloseTo(value, 6);
      }),
    );
  });
});
