import {
  neededSum,
  openOrders,
  orderedSum,
  stockedProducts,
  stockWarnings,
  worstFirst,
  type StockLedger,
  type StockNeed,
  type StockSources,
  type StockWarning,
} from '@mix/documents';
import type { Product } from '@mix/engine';
import { ledgerOf, useStock } from '../../../catalogue/stock/useStock.ts';
import { MINUTE_MS, useNow } from '../../../device/clock/useNow.ts';
import { dayOf } from '../../../report/dayOf.ts';
import { useNeeds } from './useNeeds.ts';

/** A product in the shed against what the next jobs need; amounts are in the unit of its ledger. */
export interface ShedLine {
  readonly product: Product;
  readonly ledger: StockLedger;
  readonly needs: readonly StockNeed[];
  readonly needed: number;
  /** What is on its way. */
  readonly ordered: number;
  /** Undefined: there is enough. */
  readonly worst: StockWarning | undefined;
}

interface ShedLines {
  readonly sources: StockSources;
  /** What asks for somebody first; else in the order of the products. */
  readonly lines: readonly ShedLine[];
}

/** A hook. Everything that somebody counted or got delivered; null until the device has been read. */
export function useShedLines(products: readonly Product[]): ShedLines | null {
  const sources = useStock();
  const needsOf = useNeeds();
  const today = dayOf(new Date(useNow(MINUTE_MS)));
  if (sources === null) return null;
  const stocked = new Set(stockedProducts(sources.entries));
  const orders = openOrders(sources.entries);
  const lines = products.flatMap((product): readonly ShedLine[] => {
    const ledger = stocked.has(product.id) ? ledgerOf(product, sources) : null;
    if (ledger === null) return [];
    const { id, liquidDensityKgPerL } = product;
    const needs = needsOf(id, ledger.unit, liquidDensityKgPerL);
    const [worst] = stockWarnings(ledger, needs, today);
    const ordered = orderedSum(orders, ledger, liquidDensityKgPerL).amount;
    return [{ product, ledger, needs, needed: neededSum(needs), ordered, worst }];
  });
  return { sources, lines: lines.toSorted((a, b) => worstFirst(a.worst, b.worst)) };
}
