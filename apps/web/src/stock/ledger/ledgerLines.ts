import type { DeliveryBill, LedgerRow, LocalTime } from '@mix/documents';
import type { ProductMeasure } from '@mix/engine';
import { stockText } from '../stockAmount.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';

/** A line of the ledger as it is shown. */
export interface LedgerLine {
  readonly id: string;
  readonly at: LocalTime;
  readonly what: string;
  /** Who wrote the line; null: not known, or the record says it. */
  readonly by: string | null;
  /** Null: the change by a first count is not known. */
  readonly change: number | null;
  readonly left: number;
  readonly countered: boolean;
  /** An entry that a counter-entry can take out of the sums. */
  readonly canTakeBack: boolean;
  readonly recordId: string | null;
  /**
   * For a delivery that counts: what is known of its price; null is nothing. Undefined: no such
   * delivery.
   */
  readonly bill?: DeliveryBill | null;
}

/** A row that somebody wrote; what records took follows from the records. */
type WrittenRow = Exclude<LedgerRow, { kind: 'record' }>;

function whatOf(row: WrittenRow, unit: ProductMeasure['unit']): string {
  if (row.kind === 'count') {
    return row.why === null
      ? stockWords.counted
      : stockWords.countedBecause(stockWords.reasons[row.why]);
  }
  const packs = row.packSize === null ? null : row.amount / row.packSize;
  const text =
    row.packSize === null || packs === null || Math.abs(packs - Math.round(packs)) > 1e-6
      ? stockWords.delivered
      : stockWords.deliveredPacks(
          stockWords.packs(numberText(Math.round(packs), 0), stockText(row.packSize, unit)),
        );
  return row.batch === null ? text : stockWords.ofBatch(text, row.batch);
}

function lineOfEntry(row: WrittenRow, unit: ProductMeasure['unit']): LedgerLine {
  const { id, at, left, by, countered } = row;
  const change = row.kind === 'count' && row.isFirst ? null : row.change;
  return {
    id,
    at,
    left,
    what: whatOf(row, unit),
    by,
    change: countered ? row.amount : change,
    countered,
    canTakeBack: !countered,
    recordId: null,
    ...(row.kind === 'delivery' && !countered && { bill: row.bill }),
  };
}

/** The ledger as it is read, the latest first; the loads of one record that follow each other are one line. */
export function ledgerLines(
  rows: readonly LedgerRow[],
  unit: ProductMeasure['unit'],
): readonly LedgerLine[] {
  const lines: LedgerLine[] = [];
  for (const row of rows) {
    const { id, at, left } = row;
    if (row.kind !== 'record') {
      lines.push(lineOfEntry(row, unit));
      continue;
    }
    const last = lines.at(-1);
    const isSame = last !== undefined && last.recordId === row.recordId;
    if (isSame) lines.pop();
    lines.push({
      id,
      at,
      left,
      what: row.name ?? stockWords.sprayed,
      by: null,
      change: row.change + (isSame ? (last.change ?? 0) : 0),
      countered: false,
      canTakeBack: false,
      recordId: row.recordId,
    });
  }
  return lines.toReversed();
}
