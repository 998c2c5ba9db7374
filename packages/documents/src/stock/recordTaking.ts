import { roundToStep } from '@mix/engine';
import type { StockLedger, TakenLot } from './StockLedger.ts';

/** What a record took of one product, lot by lot in the order they came in. */
export interface RecordTaking {
  readonly taken: readonly TakenLot[];
  /** What of it came of no lot that is known. */
  readonly uncovered: number;
  /** Whole cents, first in, first out; null while a price of any of it is not known. */
  readonly cents: number | null;
}

/** What one record took, by the ledger; null where the ledger does not have it. */
export function recordTaking(ledger: StockLedger, recordId: string): RecordTaking | null {
  const rows = ledger.rows.filter((row) => row.kind === 'record' && row.recordId === recordId);
  if (rows.length === 0) return null;
  const byLot = new Map<string, TakenLot>();
  let uncovered = 0;
  for (const row of rows) {
    if (row.kind !== 'record') continue;
    uncovered += row.uncovered;
    for (const lot of row.taken) {
      const before = byLot.get(lot.entryId)?.amount ?? 0;
      byLot.set(lot.entryId, { ...lot, amount: before + lot.amount });
    }
  }
  const taken = [...byLot.values()];
  return { taken, uncovered, cents: uncovered > 0 ? null : centsOf(taken) };
}

/** What an amount would cost, first in, first out of what is left; what is missing at the last price. */
export function neededCost(
  { lots, lastCentsPerUnit }: Pick<StockLedger, 'lots' | 'lastCentsPerUnit'>,
  amount: number,
): { readonly cents: number | null; readonly assumed: number } {
  let open = amount;
  const taken: TakenLot[] = [];
  for (const { left, ...lot } of lots) {
    const part = Math.min(open, left);
    if (part > 0) taken.push({ ...lot, amount: part });
    open -= part;
  }
  const known = centsOf(taken);
  if (open <= 0) return { cents: known, assumed: 0 };
  if (known === null || lastCentsPerUnit === null) return { cents: null, assumed: open };
  return { cents: roundToStep(known + open * lastCentsPerUnit, 1), assumed: open };
}

function centsOf(taken: readonly TakenLot[]): number | null {
  let cents = 0;
  for (const { amount, centsPerUnit } of taken) {
    if (centsPerUnit === null) return null;
    cents += amount * centsPerUnit;
  }
  return roundToStep(cents, 1);
}
