import { stockedProducts } from '@mix/documents';
import { useMemo } from 'react';
import { useStock, useStockArrival } from '../../stock/useStock.ts';
import { arrivalOf, whole, type Arrival } from '../../sync/arrival/Collected.ts';
import { stock } from '../../sync/stock.ts';
import { costFromStock, NO_STOCK, type CostFromStock } from './costFromStock.ts';

/**
 * A hook. What records took out of the shed cost; null as long as an entry or a record may be
 * missing. An owner who keeps no stock waits for no record.
 */
export function useCostFromStock(): {
  readonly cost: CostFromStock | null;
  readonly state: Arrival;
} {
  const allEntries = stock.useAll();
  const shed = useStock();
  const ofShed = useStockArrival();
  const entries = whole(allEntries);
  const isKept = entries !== null && stockedProducts(entries).length > 0;
  const cost = useMemo(() => {
    if (entries !== null && !isKept) return NO_STOCK;
    return shed === null ? null : costFromStock(shed);
  }, [entries, isKept, shed]);
  return { cost, state: isKept ? ofShed : arrivalOf(allEntries) };
}
