import { isFields, type ProductMeasure } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { asFields } from '../fields/DocumentFields.ts';
import { wholeMerge } from '../merge/wholeMerge.ts';
import {
  choice,
  figure,
  measure,
  moment,
  NOT_NEGATIVE,
  OVER_0,
  own,
  text,
  type FieldRows,
  type ValuesOf,
} from '../tables/FieldRow.ts';
import { emptyOf, isWholeOf } from '../tables/shapeOfRows.ts';
import { isLocalDay } from '../time/recordTime.ts';

/** Why a count differs from what the entries before it add up to. */
export const COUNT_REASONS = ['packTorn', 'notRecorded', 'givenAway', 'notKnown'] as const;
export type CountReason = (typeof COUNT_REASONS)[number];

const ALWAYS = { stored: 'always' } as const;

/** What every entry says: of which product, when, and who wrote it down. */
export const commonRows = {
  productId: text(null, ALWAYS),
  at: moment(ALWAYS),
  by: text(null),
  note: text(null),
} as const;

/** What one bag or drum holds, in the unit of the amount; null is not said. */
const packSize = figure(null, null, { possible: OVER_0 });

const isDayOrNull = (value: unknown): value is string | null => value === null || isLocalDay(value);

/*
 * The one table of what stands in the stock's book: types, the check of what is stored and what an entry
 * may leave out follow from it. Each kind of entry has rows of its own. A price is called so that
 * `withoutMoney` knows it.
 */
export const stockEntryRows = {
  /** Something came into the shed. */
  delivery: {
    ...commonRows,
    amount: measure(ALWAYS),
    packSize,
    batch: text(null),
    /** The last day it keeps, `YYYY-MM-DD`; null is not known. */
    expiresOn: own(isDayOrNull),
    /** Cents for one kg or L, by the unit of the amount; null is not known, never free. */
    centsPerUnit: figure(null, null, { possible: NOT_NEGATIVE }),
  },
  /** What stood there when somebody looked: it sets the amount, whatever was written before it. */
  count: { ...commonRows, amount: measure(ALWAYS), packSize, why: choice(COUNT_REASONS) },
  /** The owner's own mark: below it the product is low. The latest one holds; 0 is no mark. */
  keep: { ...commonRows, amount: measure(ALWAYS) },
  /** Asked for at a supplier and not here yet. What came, or was called off, is countered. */
  order: {
    ...commonRows,
    amount: measure(ALWAYS),
    packSize,
    /** In the owner's words; null is not said. */
    supplier: text(null),
  },
  /**
   * What a delivery cost, said after it came: by whoever has the invoice and sees money. An entry of its
   * own: who brought it and when stays as it was written, and a delivery with more fields would be
   * none to the versions of before this kind. Null: what was said before stays.
   */
  bill: {
    ...commonRows,
    /** The delivery. */
    of: text(null, ALWAYS),
    /** Cents for one kg or L, by the unit of the delivery. */
    centsPerUnit: figure(null, null, { possible: NOT_NEGATIVE }),
    /** In the owner's words. */
    supplier: text(null),
    /** Number of the invoice or docket, as printed. */
    invoice: text(null),
  },
  /** Takes another entry out of the sums. Both stay to be read. */
  counter: { ...commonRows, of: text(null, ALWAYS) },
} as const;

type Kind = keyof typeof stockEntryRows;
type EntryOf<Of extends Kind> = { readonly kind: Of } & ValuesOf<(typeof stockEntryRows)[Of]>;

export type DeliveryEntry = EntryOf<'delivery'>;
export type CountEntry = EntryOf<'count'>;
export type OrderEntry = EntryOf<'order'>;
export type BillEntry = EntryOf<'bill'>;
export type CounterEntry = EntryOf<'counter'>;

/**
 * One entry of the stock. It is written once and never changed, so that the stock of two devices is
 * all entries of both. A spraying is no entry: it follows from the records.
 */
export type StockEntry = { readonly [Of in Kind]: EntryOf<Of> }[Kind];

/** Far above any shed, and where whole grams are still exact; kg or L. */
export const LARGEST_STOCK_AMOUNT = 10_000_000;

const SCHEMA_VERSION = 1;

const isAmount = ({ value }: ProductMeasure): boolean =>
  value >= 0 && value <= LARGEST_STOCK_AMOUNT;

function hasFigures(entry: StockEntry): boolean {
  if (entry.kind === 'counter') return true;
  if (entry.kind === 'bill') {
    return [entry.centsPerUnit, entry.supplier, entry.invoice].some((said) => said !== null);
  }
  const comes = entry.kind === 'delivery' || entry.kind === 'order';
  return isAmount(entry.amount) && (!comes || entry.amount.value > 0);
}

const isKind = (kind: unknown): kind is Kind =>
  typeof kind === 'string' && Object.hasOwn(stockEntryRows, kind);

const ofEachKind = <Made>(make: (rows: FieldRows) => Made) =>
  Object.fromEntries(
    Object.entries(stockEntryRows).map(([kind, rows]) => [kind, make(rows)]),
  ) as Readonly<Record<Kind, Made>>;
const EMPTY = ofEachKind(emptyOf);
const IS_ENTRY = ofEachKind(isWholeOf);

/** Entries of the stock. */
export const stockEntryKind: DocumentKind<StockEntry> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields)) return null;
    const { schemaVersion, kind, ...rest } = fields;
    if (schemaVersion !== SCHEMA_VERSION || !isKind(kind)) return null;
    const whole = { ...EMPTY[kind], ...rest };
    if (!IS_ENTRY[kind](whole)) return null;
    const entry = { kind, ...whole } as unknown as StockEntry;
    return hasFigures(entry) ? entry : null;
  },
  serialise: (entry) => ({ ...asFields(entry), schemaVersion: SCHEMA_VERSION }),
  merge: wholeMerge('silent'),
  nameOf: ({ productId }) => productId,
});
