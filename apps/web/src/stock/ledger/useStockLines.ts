import {
  neededSum,
  openOrders,
  orderedSum,
  stockWarnings,
  worstFirst,
  type Shed,
  type StockLedger,
  type StockNeed,
  type StockWarning,
} from '@mix/documents';
import type { Product } from '@mix/engine';
import { useStock, useStockArrival } from '../useStock.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import type { Arrival } from '../../sync/arrival/Collected.ts';
import { needsOfJobs } from '../needs/needsOfJobs.ts';
import { useNextJobs } from '../needs/useNextJobs.ts';

/** A product in the shed against what the next jobs need; amounts are in the unit of its ledger. */
export interface StockLine {
  readonly product: Product;
  readonly ledger: StockLedger;
  readonly needs: readonly StockNeed[];
  readonly needed: number;
  /** The amount that is ordered and has not arrived. */
  readonly ordered: number;
  /** The gravest warning; undefined: there is none. */
  readonly worst: StockWarning | undefined;
}

interface ShedLines {
  readonly shed: Shed;
  /** Lines with the gravest warning first; else in the order of the products. */
  readonly lines: readonly StockLine[];
}

/**
 * A hook. A line for each product that somebody counted or got delivered; how far they have
 * arrived, where not all have.
 */
export function useStockLines(products: readonly Product[]): ShedLines | Exclude<Arrival, 'here'> {
  const shed = useStock();
  const ofShed = useStockArrival();
  const { jobs, state } = useNextJobs();
  const today = dayOf(new Date(useNow(MINUTE_MS)));
  const worst = ofShed === 'here' ? state : ofShed;
  if (worst !== 'here') return worst;
  if (shed === null) return 'reading';
  const needsOf = needsOfJobs(jobs);
  const orders = openOrders(shed.entries);
  const lines = products.flatMap((product): readonly StockLine[] => {
    const ledger = shed.ledgerOf(product);
    if (ledger === null) return [];
    const { id, liquidDensityKgPerL } = product;
    const needs = needsOf(id, ledger.unit, liquidDensityKgPerL);
    const [worst] = stockWarnings(ledger, needs, today);
    const ordered = orderedSum(orders, ledger, liquidDensityKgPerL).amount;
    return [{ product, ledger, needs, needed: neededSum(needs), ordered, worst }];
  });
  return { shed, lines: lines.toSorted((a, b) => worstFirst(a.worst, b.worst)) };
}
