import type { PartialSum } from './PartialSum.ts';
import { costOf } from './productCost.ts';
import { groupRows, type ReportRow } from './ReportRow.ts';

export interface MonthCost {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly costCents: PartialSum;
}

/** What was used in each month that has records, in whole cents, the first month first. */
export function costByMonth(rows: readonly ReportRow[]): readonly MonthCost[] {
  const months = groupRows(rows, ({ day }) => day.slice(0, 7));
  return [...months]
    .map(([month, ofMonth]) => ({
      month,
      costCents: costOf(ofMonth.map(({ record }) => record)),
    }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}
