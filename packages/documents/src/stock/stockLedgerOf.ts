import type { ProductMeasure } from '@mix/engine';
import type { LocalTime, SprayRecord } from '../records/SprayRecord.ts';
import type { TakenProduct } from '../records/takenProducts.ts';
import { momentOf } from '../time/recordTime.ts';
import { amountIn } from './amountIn.ts';
import { billOf, billsOf } from './bills.ts';
import { createLots, settled, type Lots } from './createLots.ts';
import type { CountEntry, DeliveryEntry, StockEntry } from './StockEntry.ts';
import type { DeliveryBill, LastPrice, LedgerRow, StockLedger, StockLot } from './StockLedger.ts';

/** An entry, as it is kept. */
export interface KeptEntry {
  readonly id: string;
  readonly value: StockEntry;
}

/** What a record took out of the shed, as it is kept. */
export interface KeptRecord {
  readonly id: string;
  readonly value: Pick<SprayRecord, 'name' | 'location'>;
  readonly taken: readonly TakenProduct[];
}

/** What one record took of a product at one moment. */
interface StockOut {
  readonly recordId: string;
  /** The ground, or the mix, as the record calls it; null is not said. */
  readonly name: string | null;
  readonly at: LocalTime;
  readonly amount: number;
  readonly unit: Unit;
}

/** All that a shed's books are made of, in any order. */
export interface StockSources {
  readonly entries: readonly KeptEntry[];
  readonly records: readonly KeptRecord[];
}

type Unit = ProductMeasure['unit'];

/** A change of the amount at a moment. */
interface Move {
  readonly id: string;
  readonly atMs: number;
  /** Order within one moment: deliveries first, a count last, because it saw all of it. */
  readonly rank: number;
  readonly move:
    | {
        readonly kind: 'delivery';
        readonly entry: DeliveryEntry;
        readonly bill: DeliveryBill | null;
        readonly countered: boolean;
      }
    | { readonly kind: 'record'; readonly out: StockOut }
    | { readonly kind: 'count'; readonly entry: CountEntry; readonly countered: boolean };
}

type InOrder = Pick<Move, 'id' | 'atMs' | 'rank'>;

function inOrder(a: InOrder, b: InOrder): number {
  if (a.atMs !== b.atMs) return a.atMs - b.atMs;
  if (a.rank !== b.rank) return a.rank - b.rank;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** kg and L brought into the unit of the ledger; null where no density does. */
type Convert = (value: number, unit: Unit) => number | null;

/**
 * The ledger of one product: its entries and what records took, in the order of their times. The
 * device and the time of arrival do not matter.
 * - It begins with the first delivery or count; what records took before that is no part of it.
 * - A count sets the amount at its time, so that nothing before it counts after it.
 * - The price of a delivery may be stated later: it holds from the delivery's first day on.
 * - What went out before it came in makes the amount negative, which is shown and never hidden.
 * @param sources only documents that name the product, each once
 * @param densityKgPerL where its records are in L and its bags in kg; null: not known
 * @returns null where the product was never counted or delivered
 */
export function stockLedgerOf(
  productId: string,
  { entries, records }: StockSources,
  densityKgPerL: number | null,
): StockLedger | null {
  const countered = new Set(
    entries.flatMap(({ value }) => (value.kind === 'counter' ? [value.of] : [])),
  );
  const moves = movesOf(entries, countered);
  const first = moves.find(({ move }) => move.kind !== 'record' && !move.countered);
  const begin = first?.move;
  if (first === undefined || begin === undefined || begin.kind === 'record') return null;
  const { unit } = begin.entry.amount;
  const convert: Convert = (value, from) => amountIn({ value, unit: from }, unit, densityKgPerL);
  const outs = records
    .flatMap((record) => outsOf(record, productId))
    .filter((out) => inOrder(out, first) > 0);
  const book = writeBook([...moves, ...outs].toSorted(inOrder), convert);
  const { lots } = book;
  const held = entries.filter(({ id }) => !countered.has(id));
  return {
    productId,
    unit,
    rows: book.rows,
    amount: book.amount,
    lots,
    worthCents: worthOf(lots),
    lastPrice: book.lastPrice,
    packSize: book.packSize,
    keep: keepOf(held, convert),
    unreadable: book.unreadable,
  };
}

/** What a record took of a product, moment by moment. */
const outsOf = ({ id: recordId, value, taken }: KeptRecord, productId: string): readonly Move[] =>
  taken
    .filter((product) => product.productId === productId)
    .flatMap(({ unit, outs }) =>
      outs.map(([at, amount], place): Move => {
        const id = `${recordId} ${String(place).padStart(6, '0')}`;
        const out = { recordId, name: value.location ?? value.name, at, amount, unit };
        return { id, atMs: momentOf(at), rank: 1, move: { kind: 'record', out } };
      }),
    );

const RANKS = { delivery: 0, count: 2 } as const;

function movesOf(entries: readonly KeptEntry[], countered: ReadonlySet<string>): readonly Move[] {
  const bills = billsOf(entries, countered);
  const moves = entries.flatMap(({ id, value }): readonly Move[] => {
    const at = { id, atMs: momentOf(value.at) };
    if (value.kind === 'delivery') {
      const bill = billOf(value, bills.get(id) ?? []);
      const entry = bill === null ? value : { ...value, centsPerUnit: bill.centsPerUnit };
      const move = { kind: value.kind, entry, bill, countered: countered.has(id) };
      return [{ ...at, rank: RANKS.delivery, move }];
    }
    if (value.kind !== 'count') return [];
    const move = { kind: value.kind, entry: value, countered: countered.has(id) };
    return [{ ...at, rank: RANKS.count, move }];
  });
  return moves.toSorted(inOrder);
}

type Book = Pick<StockLedger, 'rows' | 'amount' | 'lots' | 'unreadable' | 'packSize' | 'lastPrice'>;

/** Goes through the moves in their order, as somebody with the paper book would. */
function writeBook(moves: readonly Move[], convert: Convert): Book {
  const lots = createLots();
  const rows: LedgerRow[] = [];
  let unreadable = 0;
  let packSize: number | null = null;
  let lastPrice: LastPrice | null = null;
  let hasBegun = false;
  const outs: ReturnType<typeof takeOut>[] = [];
  for (const { id, move } of moves) {
    if (move.kind === 'record') {
      const amount = convert(move.out.amount, move.out.unit);
      if (amount === null) {
        unreadable += 1;
        continue;
      }
      const out = takeOut(id, move.out, amount, lots);
      outs.push(out);
      rows.push(out.row);
      continue;
    }
    const { entry } = move;
    const amount = convert(entry.amount.value, entry.amount.unit);
    // One of the entry's unit in the ledger's unit: pack size and price are converted by it.
    const perUnit = convert(1, entry.amount.unit);
    if (amount === null || perUnit === null) {
      unreadable += 1;
      continue;
    }
    const [before, isFirst] = [lots.sum(), !hasBegun];
    if (!move.countered) {
      hasBegun = true;
      if (entry.packSize !== null) packSize = entry.packSize * perUnit;
      const said = lotOf(id, entry, perUnit);
      const { centsPerUnit, since } = said;
      if (centsPerUnit !== null) lastPrice = { centsPerUnit, at: since };
      if (move.kind === 'count') lots.set(amount, said);
      else lots.put({ ...said, left: amount });
    }
    const left = lots.sum();
    const { at, by, note } = entry;
    const row = { id, at, by, note, amount, countered: move.countered, left };
    const change = settled(left - before);
    rows.push(
      move.kind === 'count'
        ? { ...row, change, kind: 'count', why: move.entry.why, isFirst }
        : { ...row, change, kind: 'delivery', ...deliveredIn(move, perUnit) },
    );
  }
  // A later delivery may cover more of what was taken, so the rows are completed at the end.
  for (const { row, taking } of outs) row.uncovered = taking.uncovered;
  return {
    rows,
    amount: lots.sum(),
    lots: lots.left(),
    unreadable,
    packSize,
    lastPrice,
  };
}

type Delivered = Extract<Move['move'], { readonly kind: 'delivery' }>;

/** What a row says of a delivery, in the unit of the ledger. */
const deliveredIn = ({ entry: { batch, packSize }, bill }: Delivered, perUnit: number) => ({
  batch,
  packSize: packSize === null ? null : packSize * perUnit,
  bill: bill && {
    ...bill,
    centsPerUnit: bill.centsPerUnit === null ? null : bill.centsPerUnit / perUnit,
  },
});

/** The lot that an entry begins. A count does not say what it found too much cost. */
function lotOf(
  entryId: string,
  entry: DeliveryEntry | CountEntry,
  perUnit: number,
): Omit<StockLot, 'left'> {
  const since = entry.at;
  if (entry.kind === 'count') {
    return { entryId, since, batch: null, expiresOn: null, centsPerUnit: null };
  }
  const { batch, expiresOn, centsPerUnit } = entry;
  return {
    entryId,
    since,
    batch,
    expiresOn,
    centsPerUnit: centsPerUnit === null ? null : centsPerUnit / perUnit,
  };
}

function takeOut(id: string, { at, recordId, name }: StockOut, amount: number, lots: Lots) {
  const taking = lots.take(amount);
  const { taken, uncovered } = taking;
  const kind = 'record' as const;
  const left = lots.sum();
  return { row: { kind, id, at, recordId, name, change: -amount, left, taken, uncovered }, taking };
}

/** What lots cost; null where one of them has no price. */
function worthOf(lots: readonly StockLot[]): number | null {
  let cents = 0;
  for (const { left, centsPerUnit } of lots) {
    if (centsPerUnit === null) return null;
    cents += left * centsPerUnit;
  }
  return cents;
}

function keepOf(entries: readonly KeptEntry[], convert: Convert): number | null {
  const last = entries
    .flatMap(({ id, value }) =>
      value.kind === 'keep'
        ? [{ id, atMs: momentOf(value.at), rank: 0, amount: value.amount }]
        : [],
    )
    .toSorted(inOrder)
    .at(-1);
  return last === undefined || last.amount.value === 0
    ? null
    : convert(last.amount.value, last.amount.unit);
}

/** Every product that somebody counted or got delivered, by its id. */
export const stockedProducts = (entries: readonly KeptEntry[]): readonly string[] =>
  [
    ...new Set(
      entries.flatMap(({ value }) =>
        value.kind === 'delivery' || value.kind === 'count' ? [value.productId] : [],
      ),
    ),
  ].toSorted();
