import { amountIn } from './amountIn.ts';
import { settled } from './createLots.ts';
import type { OrderEntry } from './StockEntry.ts';
import type { StockLedger } from './StockLedger.ts';
import type { KeptEntry } from './stockLedgerOf.ts';

/** Something that was ordered and has not come. */
export interface OpenOrder extends OrderEntry {
  readonly id: string;
}

/** What is ordered and neither came nor was called off, the oldest first. */
export function openOrders(entries: readonly KeptEntry[]): readonly OpenOrder[] {
  const countered = new Set(
    entries.flatMap(({ value }) => (value.kind === 'counter' ? [value.of] : [])),
  );
  return entries
    .flatMap(({ id, value }) =>
      value.kind === 'order' && !countered.has(id) ? [{ ...value, id }] : [],
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Where the product of some entries was ordered or bought last; null where nobody ever said. */
export function lastSupplier(entries: readonly KeptEntry[]): string | null {
  const [latest] = entries
    .flatMap(({ value }) =>
      (value.kind === 'order' || value.kind === 'bill') && value.supplier !== null ? [value] : [],
    )
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return latest?.supplier ?? null;
}

/** What is on its way of a product, in the unit of its ledger. */
export interface OrderedSum {
  readonly amount: number;
  /** Orders in the other unit that no density brings into this one: not counted. */
  readonly unreadable: number;
}

/** What open orders of a product add up to. @param densityKgPerL null is not known */
export function orderedSum(
  orders: readonly OpenOrder[],
  { productId, unit }: Pick<StockLedger, 'productId' | 'unit'>,
  densityKgPerL: number | null,
): OrderedSum {
  const amounts = orders
    .filter((order) => order.productId === productId)
    .map(({ amount }) => amountIn(amount, unit, densityKgPerL));
  const known = amounts.filter((amount) => amount !== null);
  return {
    amount: known.reduce((sum, amount) => sum + amount, 0),
    unreadable: amounts.length - known.length,
  };
}

/** Rounding error of a division. */
const NOISE = 1e-9;

/** Packs that hold at least so much: a part of one cannot be ordered. */
export const wholePacks = (amount: number, packSize: number): number =>
  Math.ceil(amount / packSize - NOISE);

/**
 * The amount of a product missing for the jobs to come, with what its owner wants to keep, in the
 * unit of its ledger. An amount below 0 is a missing entry and is not ordered.
 * @param ordered the ordered amount that is not delivered yet
 */
export function missingFor(
  { amount, keep }: Pick<StockLedger, 'amount' | 'keep'>,
  needed: number,
  ordered: number,
): number {
  return Math.max(0, settled(needed + (keep ?? 0) - Math.max(0, amount) - ordered));
}
