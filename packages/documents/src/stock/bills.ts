import { momentOf } from '../time/recordTime.ts';
import type { BillEntry, DeliveryEntry, StockEntry } from './StockEntry.ts';
import type { DeliveryBill } from './StockLedger.ts';

interface Kept<Entry extends StockEntry> {
  readonly id: string;
  readonly value: Entry;
}

const isBill = (entry: Kept<StockEntry>): entry is Kept<BillEntry> => entry.value.kind === 'bill';

/** Bills by the delivery they are of, in the order they were written. */
export function billsOf(
  entries: readonly Kept<StockEntry>[],
  countered: ReadonlySet<string>,
): ReadonlyMap<string, readonly BillEntry[]> {
  const bills = entries
    .filter(isBill)
    .filter(({ id }) => !countered.has(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .toSorted((a, b) => momentOf(a.value.at) - momentOf(b.value.at))
    .map(({ value }) => value);
  return Map.groupBy(bills, ({ of }) => of);
}

/**
 * The bill of a delivery: of each field, what was stated last.
 * @returns in the unit of the delivery; null: nothing was stated
 */
export function billOf(
  { centsPerUnit, by, at }: DeliveryEntry,
  bills: readonly BillEntry[],
): DeliveryBill | null {
  const first = { centsPerUnit, supplier: null, invoice: null, by, at };
  const said = bills.reduce<DeliveryBill>(
    (before, bill) => ({
      centsPerUnit: bill.centsPerUnit ?? before.centsPerUnit,
      supplier: bill.supplier ?? before.supplier,
      invoice: bill.invoice ?? before.invoice,
      by: bill.by,
      at: bill.at,
    }),
    first,
  );
  return said === first && centsPerUnit === null ? null : said;
}
