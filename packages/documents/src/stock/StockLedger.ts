import type { ProductMeasure } from '@mix/engine';
import type { LocalTime } from '../records/SprayRecord.ts';
import type { CountReason } from './StockEntry.ts';

/** What came in at once and is used first in, first out. Amounts are in the unit of the ledger. */
export interface StockLot {
  /** The entry it came with: a delivery, or a count that found more than was written down. */
  readonly entryId: string;
  readonly since: LocalTime;
  readonly batch: string | null;
  readonly expiresOn: string | null;
  readonly centsPerUnit: number | null;
  readonly left: number;
}

/** An amount taken of one lot. */
export interface TakenLot extends Omit<StockLot, 'left'> {
  readonly amount: number;
}

/** What was paid last. */
export interface LastPrice {
  readonly centsPerUnit: number;
  readonly at: LocalTime;
}

/** What a delivery cost, and who said so last. */
export interface DeliveryBill {
  /** Cents of one kg or L; null is not known, never free. */
  readonly centsPerUnit: number | null;
  readonly supplier: string | null;
  readonly invoice: string | null;
  readonly by: string | null;
  readonly at: LocalTime;
}

interface RowOf {
  readonly id: string;
  readonly at: LocalTime;
  readonly change: number;
  /** Amount after this row. Below 0: more went out than came in. */
  readonly left: number;
}

/** A line of the ledger as it is read, oldest first. */
export type LedgerRow =
  | (RowOf & {
      readonly kind: 'delivery';
      readonly by: string | null;
      readonly note: string | null;
      readonly batch: string | null;
      readonly packSize: number | null;
      /** Null: neither the delivery nor a bill states anything. */
      readonly bill: DeliveryBill | null;
      /** Taken out of the sums again by a counter-entry: its change is 0. */
      readonly countered: boolean;
      readonly amount: number;
    })
  | (RowOf & {
      readonly kind: 'count';
      readonly by: string | null;
      readonly note: string | null;
      readonly why: CountReason | null;
      /** Nothing stands before it in the ledger, so its change is not known. */
      readonly isFirst: boolean;
      readonly countered: boolean;
      readonly amount: number;
    })
  | (RowOf & {
      readonly kind: 'record';
      readonly recordId: string;
      readonly name: string | null;
      /** Parts of the amount, by the lot they came from. */
      readonly taken: readonly TakenLot[];
      /** Part of the amount that came from no known lot. */
      readonly uncovered: number;
    });

/** What is in the shed of one product, and how it came to be. */
export interface StockLedger {
  readonly productId: string;
  readonly unit: ProductMeasure['unit'];
  readonly rows: readonly LedgerRow[];
  /** Below 0: more went out than came in, so an entry is missing. */
  readonly amount: number;
  /** What is left, the oldest first. */
  readonly lots: readonly StockLot[];
  /** Value of the lots, first in, first out; null while a price of a lot is not known. */
  readonly worthCents: number | null;
  /** Price of the latest delivery with a price, by the day it came; null: none has one. */
  readonly lastPrice: LastPrice | null;
  /** What one bag or drum holds, as said last. */
  readonly packSize: number | null;
  /** Below this much it is low; null: nobody set a mark. */
  readonly keep: number | null;
  /** Entries and records in the other unit that no density brings into this one: not counted. */
  readonly unreadable: number;
}
