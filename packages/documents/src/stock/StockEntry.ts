import { isFields, type ProductMeasure } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { asFields } from '../fields/DocumentFields.ts';
import { hasShape, type Shape } from '../fields/Shape.ts';
import { wholeMerge } from '../merge/wholeMerge.ts';
import type { LocalTime } from '../records/SprayRecord.ts';
import { isLocalDay, isLocalTime } from '../time/recordTime.ts';

/** Why a count differs from what the entries before it add up to. */
export const COUNT_REASONS = ['packTorn', 'notRecorded', 'givenAway', 'notKnown'] as const;
export type CountReason = (typeof COUNT_REASONS)[number];

/** What every entry says: of which product, when, and who wrote it down. */
interface EntryOf {
  readonly productId: string;
  readonly at: LocalTime;
  readonly by: string | null;
  readonly note: string | null;
}

/** Something came into the shed. */
export interface DeliveryEntry extends EntryOf {
  readonly kind: 'delivery';
  readonly amount: ProductMeasure;
  /** What one bag or drum holds, in the unit of the amount; null is not said. */
  readonly packSize: number | null;
  readonly batch: string | null;
  /** The last day it keeps, `YYYY-MM-DD`; null is not known. */
  readonly expiresOn: string | null;
  /** Cents for one kg or L, by the unit of the amount; null is not known, never free. */
  readonly centsPerUnit: number | null;
}

/** What stood there when somebody looked: it sets the amount, whatever was written before it. */
export interface CountEntry extends EntryOf {
  readonly kind: 'count';
  readonly amount: ProductMeasure;
  readonly packSize: number | null;
  readonly why: CountReason | null;
}

/** The owner's own mark: below it the product is low. The latest one holds; 0 is no mark. */
export interface KeepEntry extends EntryOf {
  readonly kind: 'keep';
  readonly amount: ProductMeasure;
}

/** Asked for at a supplier and not here yet. What came, or was called off, is countered. */
export interface OrderEntry extends EntryOf {
  readonly kind: 'order';
  readonly amount: ProductMeasure;
  /** What one bag or drum holds, in the unit of the amount; null is not said. */
  readonly packSize: number | null;
  /** In the owner's words; null is not said. */
  readonly supplier: string | null;
}

/**
 * What a delivery cost, said after it came: by whoever has the invoice and sees money. An entry of its
 * own: who brought it and when stays as it was written, and a delivery with more fields would be
 * none to the versions of before this kind.
 */
export interface BillEntry extends EntryOf {
  readonly kind: 'bill';
  /** The delivery. */
  readonly of: string;
  /** Cents for one kg or L, by the unit of the delivery; null: what was said before stays. */
  readonly centsPerUnit: number | null;
  /** In the owner's words; null: what was said before stays. */
  readonly supplier: string | null;
  /** Number of the invoice or docket, as printed; null: what was said before stays. */
  readonly invoice: string | null;
}

/** Takes another entry out of the sums. Both stay to be read. */
export interface CounterEntry extends EntryOf {
  readonly kind: 'counter';
  readonly of: string;
}

/**
 * One line of the shed's book. It is written once and never changed, so that the books of two devices
 * are simply all lines of both. What was sprayed is no entry: it follows from the records.
 */
export type StockEntry =
  | DeliveryEntry
  | CountEntry
  | KeepEntry
  | OrderEntry
  | BillEntry
  | CounterEntry;

/** Far above any shed, and where whole grams are still exact; kg or L. */
export const LARGEST_STOCK_AMOUNT = 10_000_000;

const SCHEMA_VERSION = 1;

const common = { productId: 'id', at: 'id', by: 'text', note: 'text' } as const;
const amount: Shape = { fields: { unit: { oneOf: ['kg', 'L'] }, value: 'figure' } };
const shapes: Readonly<Record<StockEntry['kind'], Shape>> = {
  delivery: {
    fields: {
      ...common,
      amount,
      packSize: 'figure',
      batch: 'text',
      expiresOn: 'text',
      centsPerUnit: 'figure',
    },
  },
  count: { fields: { ...common, amount, packSize: 'figure', why: { oneOf: COUNT_REASONS } } },
  keep: { fields: { ...common, amount } },
  order: { fields: { ...common, amount, packSize: 'figure', supplier: 'text' } },
  bill: {
    fields: { ...common, of: 'id', centsPerUnit: 'figure', supplier: 'text', invoice: 'text' },
  },
  counter: { fields: { ...common, of: 'id' } },
};

const isAmount = (value: unknown): value is ProductMeasure =>
  isFields(value) &&
  (value['unit'] === 'kg' || value['unit'] === 'L') &&
  typeof value['value'] === 'number' &&
  value['value'] >= 0 &&
  value['value'] <= LARGEST_STOCK_AMOUNT;

const hasBill = ({ centsPerUnit, supplier, invoice }: BillEntry): boolean =>
  centsPerUnit === null ? supplier !== null || invoice !== null : centsPerUnit >= 0;

const isPositive = (value: number | null): boolean => value === null || value > 0;

function hasFigures(entry: StockEntry): boolean {
  if (entry.kind === 'counter') return true;
  if (entry.kind === 'bill') return hasBill(entry);
  if (!isAmount(entry.amount)) return false;
  if (entry.kind === 'keep') return true;
  if (!isPositive(entry.packSize)) return false;
  if (entry.kind === 'count') return true;
  if (entry.kind === 'order') return entry.amount.value > 0;
  const { centsPerUnit, expiresOn } = entry;
  return (
    entry.amount.value > 0 &&
    (centsPerUnit === null || centsPerUnit >= 0) &&
    (expiresOn === null || isLocalDay(expiresOn))
  );
}

const isKind = (kind: unknown): kind is StockEntry['kind'] =>
  typeof kind === 'string' && Object.hasOwn(shapes, kind);

/** A line of the shed's book. */
export const stockEntryKind: DocumentKind<StockEntry> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields)) return null;
    const { schemaVersion, kind, ...rest } = fields;
    if (schemaVersion !== SCHEMA_VERSION || !isKind(kind)) return null;
    const asked: Readonly<Record<string, null>> = { by: null, note: null, ...EMPTY[kind] };
    const whole = { ...asked, ...rest };
    if (!hasShape(whole, shapes[kind]) || !isLocalTime(rest['at'])) return null;
    const entry = { kind, ...whole } as unknown as StockEntry;
    return hasFigures(entry) ? entry : null;
  },
  serialise: (entry) => ({ ...asFields(entry), schemaVersion: SCHEMA_VERSION }),
  merge: wholeMerge('silent'),
  nameOf: ({ productId }) => productId,
});

/** What an entry may leave out. */
const EMPTY: Readonly<Record<StockEntry['kind'], Readonly<Record<string, null>>>> = {
  delivery: { packSize: null, batch: null, expiresOn: null, centsPerUnit: null },
  count: { packSize: null, why: null },
  keep: {},
  order: { packSize: null, supplier: null },
  bill: { centsPerUnit: null, supplier: null, invoice: null },
  counter: {},
};
