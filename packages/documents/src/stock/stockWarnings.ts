import { settled } from './createLots.ts';
import type { StockLedger, StockLot } from './StockLedger.ts';

/** What a job that is still to come needs of a product, in the unit of its ledger. */
export interface StockNeed {
  readonly amount: number;
  /** What the job is called. */
  readonly name: string | null;
  /** `YYYY-MM-DD`; null: no day is set. */
  readonly day: string | null;
}

/** What is to be said about a product in the shed, worst first; empty: enough. */
export type StockWarning =
  /** More went out than came in. */
  | { readonly code: 'belowZero'; readonly missing: number }
  /** The first job that cannot be made, and what all of them lack together. */
  | { readonly code: 'short'; readonly missing: number; readonly need: StockNeed }
  /** After the jobs less is left than the owner wants to keep. */
  | { readonly code: 'low'; readonly after: number; readonly keep: number }
  | { readonly code: 'expired'; readonly lot: StockLot }
  | { readonly code: 'expires'; readonly lot: StockLot };

/** The worst first: what is missing, what must not be used, and what can wait. */
const WORST_FIRST: readonly StockWarning['code'][] = [
  'belowZero',
  'short',
  'expired',
  'expires',
  'low',
];

/** Sorts warnings by how bad they are; undefined, where nothing is to be said, comes last. */
export function worstFirst(a: StockWarning | undefined, b: StockWarning | undefined): number {
  const rank = (one: StockWarning | undefined) =>
    one === undefined ? WORST_FIRST.length : WORST_FIRST.indexOf(one.code);
  return rank(a) - rank(b);
}

/** How many days ahead an expiry is told. */
export const EXPIRY_NOTICE_DAYS = 30;

const DAY_MS = 86_400_000;

const daysUntil = (day: string, today: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;

/** What the jobs to come need in all. */
export const neededSum = (needs: readonly StockNeed[]): number =>
  needs.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What is to be said about a product.
 * @param needs of the jobs to come, the next one first
 * @param today `YYYY-MM-DD` on the clock of the place
 */
export function stockWarnings(
  { amount, keep, lots }: Pick<StockLedger, 'amount' | 'keep' | 'lots'>,
  needs: readonly StockNeed[],
  today: string,
): readonly StockWarning[] {
  const warnings: StockWarning[] = [];
  if (amount < 0) warnings.push({ code: 'belowZero', missing: -amount });
  // An amount below 0 is a missing entry and no further need.
  let left = Math.max(0, amount);
  const after = settled(left - neededSum(needs));
  for (const need of needs) {
    left = settled(left - need.amount);
    if (left < 0) {
      warnings.push({ code: 'short', missing: -after, need });
      break;
    }
  }
  if (keep !== null && amount >= 0 && after >= 0 && after < keep) {
    warnings.push({ code: 'low', after, keep });
  }
  for (const lot of lots) {
    if (lot.expiresOn === null) continue;
    const days = daysUntil(lot.expiresOn, today);
    if (days < 0) warnings.push({ code: 'expired', lot });
    else if (days <= EXPIRY_NOTICE_DAYS) warnings.push({ code: 'expires', lot });
  }
  return warnings.toSorted(worstFirst);
}
