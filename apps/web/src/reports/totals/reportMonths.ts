import type { PartialSum } from './PartialSum.ts';
import { costOf } from '../cost/productCost.ts';
import type { ReportFilter } from './ReportFilter.ts';
import { groupRows, type ReportRow } from './ReportRow.ts';
import type { ProductTotal } from './reportTotals.ts';

const monthOf = (day: string): string => day.slice(0, 7);

/** Every month `YYYY-MM` from one to another, both included. */
function monthsFrom(first: string, last: string): readonly string[] {
  const months: string[] = [];
  let [year, month] = first.split('-').map(Number) as [number, number];
  for (let now = first; now <= last;) {
    months.push(now);
    month += 1;
    if (month > 12) {
      month = 1;
      year += 1;
    }
    now = `${year}-${String(month).padStart(2, '0')}`;
  }
  return months;
}

/** No picture of months shows more; what is older stands in the table of the records. */
const MOST_MONTHS = 120;

/**
 * The months of a filter, also those without work: all of the chosen period, else from the first
 * record's day to the last's. @param rows those chosen, in any order
 */
export function monthsOf(
  rows: readonly ReportRow[],
  { from, to }: Pick<ReportFilter, 'from' | 'to'>,
): readonly string[] {
  // By the day of each place: the same moment is in July in New Zealand and in June in Hawaii.
  const days = rows.map(({ day }) => day).toSorted();
  const first = from ?? days[0];
  const last = to ?? days.at(-1);
  if (first === undefined || last === undefined) return [];
  return monthsFrom(monthOf(first), monthOf(last)).slice(-MOST_MONTHS);
}

export interface MonthCost {
  readonly month: string;
  /** Whole cents, at the prices of each plan; `of` is 0 where nothing was done. */
  readonly costCents: PartialSum;
}

const nothingDone: PartialSum = { sum: 0, unknown: 0, of: 0 };

/** What the products of each month cost. */
export function costByMonth(
  rows: readonly ReportRow[],
  months: readonly string[],
): readonly MonthCost[] {
  const byMonth = groupRows(rows, ({ day }) => monthOf(day));
  return months.map((month) => {
    const ofMonth = byMonth.get(month);
    return {
      month,
      costCents: ofMonth === undefined ? nothingDone : costOf(ofMonth.map(({ record }) => record)),
    };
  });
}

/** What was used of a product in each of some months, in the unit of its total. */
export function productByMonth(
  rows: readonly ReportRow[],
  months: readonly string[],
): (product: Pick<ProductTotal, 'productId' | 'unit'>) => readonly number[] {
  const sums = new Map<string, number>();
  for (const { day, record } of rows) {
    for (const { productId, actual } of record.products) {
      const key = `${monthOf(day)} ${actual.unit} ${productId}`;
      sums.set(key, (sums.get(key) ?? 0) + actual.value);
    }
  }
  return ({ productId, unit }) =>
    months.map((month) => sums.get(`${month} ${unit} ${productId}`) ?? 0);
}
