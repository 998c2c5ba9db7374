import { roundToStep } from '@mix/engine';
import { settled } from './createLots.ts';
import type { LedgerRow, StockLedger, TakenLot } from './StockLedger.ts';

/** What a record took of one product, lot by lot in the order they came in. */
export interface RecordTaking {
  readonly taken: readonly TakenLot[];
  /** Part of the amount that came from no known lot. */
  readonly uncovered: number;
  /** Whole cents, first in, first out; null while a price of any of it is not known. */
  readonly cents: number | null;
}

type RecordRow = Extract<LedgerRow, { readonly kind: 'record' }>;

/** The rows of each record, sorted out once for a ledger: a report asks for thousands of records. */
const rowsByRecord = new WeakMap<StockLedger, ReadonlyMap<string, readonly RecordRow[]>>();

function rowsOf(ledger: StockLedger, recordId: string): readonly RecordRow[] {
  let rows = rowsByRecord.get(ledger);
  if (rows === undefined) {
    const taken = ledger.rows.filter((row): row is RecordRow => row.kind === 'record');
    rows = Map.groupBy(taken, (row) => row.recordId);
    rowsByRecord.set(ledger, rows);
  }
  return rows.get(recordId) ?? [];
}

/** What one record took, by the ledger; null where the ledger does not have it. */
export function recordTaking(ledger: StockLedger, recordId: string): RecordTaking | null {
  const rows = rowsOf(ledger, recordId);
  if (rows.length === 0) return null;
  const byLot = new Map<string, TakenLot>();
  let uncovered = 0;
  for (const row of rows) {
    uncovered += row.uncovered;
    for (const lot of row.taken) {
      const before = byLot.get(lot.entryId)?.amount ?? 0;
      byLot.set(lot.entryId, { ...lot, amount: before + lot.amount });
    }
  }
  const taken = [...byLot.values()];
  return { taken, uncovered, cents: uncovered > 0 ? null : centsOf(taken) };
}

/** What an amount would cost. */
export interface NeededCost {
  /** Whole cents; null while a price of any of it is not known. */
  readonly cents: number | null;
  /**
   * Average cents for one kg or L, unrounded; null where `cents` is, and where nothing is needed.
   */
  readonly centsPerUnit: number | null;
  /** Part of the amount that is missing in the shed, costed at the last price. */
  readonly assumed: number;
}

/**
 * What an amount would cost, first in, first out of what is left; what is missing at the last price.
 * @param promised kg or L, as the ledger counts, that go to jobs before it: they take the older lots
 */
export function neededCost(
  { lots, lastPrice }: Pick<StockLedger, 'lots' | 'lastPrice'>,
  amount: number,
  promised = 0,
): NeededCost {
  let open = amount;
  let before = promised;
  const taken: TakenLot[] = [];
  for (const { left, ...lot } of lots) {
    const gone = Math.min(before, left);
    before -= gone;
    const part = Math.min(open, left - gone);
    if (part > 0) taken.push({ ...lot, amount: part });
    open -= part;
  }
  const assumed = Math.max(0, settled(open));
  const known = priceSum(taken);
  const missing = assumed === 0 ? 0 : lastPrice === null ? null : assumed * lastPrice.centsPerUnit;
  if (known === null || missing === null) return { cents: null, centsPerUnit: null, assumed };
  const cents = known + missing;
  return {
    cents: roundToStep(cents, 1),
    centsPerUnit: amount > 0 ? cents / amount : null,
    assumed,
  };
}

/** Cents of all of it, unrounded; null while a price of any of it is not known. */
function priceSum(taken: readonly TakenLot[]): number | null {
  let cents = 0;
  for (const { amount, centsPerUnit } of taken) {
    if (centsPerUnit === null) return null;
    cents += amount * centsPerUnit;
  }
  return cents;
}

function centsOf(taken: readonly TakenLot[]): number | null {
  const cents = priceSum(taken);
  return cents === null ? null : roundToStep(cents, 1);
}
