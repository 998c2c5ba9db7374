import {
  readShed,
  type DeliveryEntry,
  type SprayRecord,
  type StockEntry,
  takenProducts,
  type StockSources,
} from '@mix/documents';
import { kilograms } from '@mix/engine';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { fittedExponent } from './growth/fittedExponent.ts';
import { sprayedRecord } from './sprayedRecord.ts';

const SIZES = [300, 1_000, 3_000, 10_000];
const ROUNDS = 15;
/** So short a book is written several times in one measurement: the clock has steps. */
const AT_LEAST_MS = 20;

const MINUTE_MS = 60_000;
const BEGIN_MS = Date.UTC(2020, 0, 1);

/** Moments in the order of their places, as a book is written; in New Zealand's summer. */
const momentAt = (place: number): string =>
  `${new Date(BEGIN_MS + place * 97 * MINUTE_MS).toISOString().slice(0, 19)}+13:00`;

const productIdOf = (place: number): string => `product-${place}`;

function delivery(productId: string, place: number, kg: number): DeliveryEntry {
  return {
    kind: 'delivery',
    productId,
    amount: { unit: 'kg', value: kilograms(kg) },
    packSize: 25,
    batch: `B-${place}`,
    expiresOn: null,
    centsPerUnit: 104,
    at: momentAt(place),
    by: null,
    note: null,
  };
}

const record = sprayedRecord as unknown as SprayRecord;

/** A record that took so much of some products, each put into the tank at one moment. */
function taking(productIds: readonly string[], place: number, kg: number): SprayRecord {
  const actual = { unit: 'kg', value: kilograms(kg) } as const;
  const at = momentAt(place);
  const [load] = record.loads;
  const [product] = record.products;
  const [step] = load?.steps ?? [];
  if (load === undefined || product === undefined || step === undefined) {
    throw new Error('the benchmark record has no load, product or step');
  }
  return {
    ...record,
    startedAt: at,
    endedAt: at,
    products: productIds.map((productId) => ({ ...product, productId, actual })),
    loads: [
      { ...load, steps: productIds.map((productId) => ({ ...step, productId, actual, at })) },
    ],
  };
}

interface Shape {
  readonly name: string;
  /** Products whose books are asked for. */
  readonly products: (size: number) => number;
  readonly sources: (size: number) => StockSources;
}

const sourcesOf = (
  entries: readonly StockEntry[],
  records: readonly SprayRecord[],
): StockSources => ({
  entries: entries.map((value, place) => ({ id: `e${place}`, value })),
  records: records.map((value, place) => ({
    id: `r${place}`,
    value,
    taken: takenProducts(value),
  })),
});

const list = <One>(length: number, one: (place: number) => One): One[] =>
  Array.from({ length }, (_, place) => one(place));

const FIRST = productIdOf(0);

/** A whole shed: every record takes of three of its products. */
const shed = (products: number, entries: number, records: number): StockSources =>
  sourcesOf(
    list(entries, (place) => delivery(productIdOf(place % products), place, 25)),
    list(records, (place) =>
      taking(
        [0, 1, 2].map((next) => productIdOf((place + next) % products)),
        place,
        4,
      ),
    ),
  );

const WHOLE_SHED: Shape = {
  name: 'whole shed of 300 products, n entries and half as many records of three products',
  products: () => 300,
  sources: (size) => shed(300, size, size / 2),
};

const SHAPES: readonly Shape[] = [
  {
    name: 'one product, n deliveries',
    products: () => 1,
    sources: (size) =>
      sourcesOf(
        list(size, (place) => delivery(FIRST, place, 25)),
        [],
      ),
  },
  {
    name: 'one product, deliveries and takings in turn, n of both',
    products: () => 1,
    sources: (size) =>
      sourcesOf(
        list(size / 2, (place) => delivery(FIRST, place * 2, 25)),
        list(size / 2, (place) => taking([FIRST], place * 2 + 1, 20)),
      ),
  },
  {
    name: 'one delivery, n records that it does not cover',
    products: () => 1,
    sources: (size) =>
      sourcesOf(
        [delivery(FIRST, 0, 25)],
        list(size, (place) => taking([FIRST], place + 1, 20)),
      ),
  },
  WHOLE_SHED,
  {
    name: 'whole shed of n products, 10 entries and 5 records each',
    products: (size) => size / 10,
    sources: (size) => shed(size / 10, size, size / 2),
  },
];

/** Processor time of one reading of all books of a shape, ms: the least of some rounds, warm. */
function readingMs({ products, sources }: Shape, size: number): number {
  const all = sources(size);
  const ids = list(products(size), productIdOf);
  let lines = 0;
  const read = (): void => {
    const { ledgerOf } = readShed(all);
    for (const id of ids) lines += ledgerOf({ id, liquidDensityKgPerL: null })?.rows.length ?? 0;
  };
  const times = list(ROUNDS, () => {
    const begin = process.cpuUsage();
    let count = 0;
    let tookMs = 0;
    while (tookMs < AT_LEAST_MS) {
      read();
      count += 1;
      const { user, system } = process.cpuUsage(begin);
      tookMs = (user + system) / 1000;
    }
    return tookMs / count;
  });
  if (lines === 0) throw new Error('the benchmark shed has no book');
  return Math.min(...times);
}

/** How the shed's book grows with what is written in it, and what a large one takes. */
export function stockBench(): BenchRow[] {
  const grown = SHAPES.flatMap((shape): readonly BenchRow[] => {
    const measured = SIZES.map((size) => ({ size, value: readingMs(shape, size) }));
    const texts = measured.map(({ value }) => value.toFixed(2)).join(', ');
    return [
      told(`${shape.name}; n of ${SIZES.join(', ')}`, `${texts} ms of processor time`),
      atMost('the same, exponent of its growth', fittedExponent(measured) ?? Infinity, 1.1, '', 2),
    ];
  });
  return [
    atMost(
      'all books of 300 products, 10,000 entries, 5,000 records of three products, processor time',
      readingMs(WHOLE_SHED, 10_000),
      30,
      'ms',
      1,
    ),
    ...grown,
  ];
}
