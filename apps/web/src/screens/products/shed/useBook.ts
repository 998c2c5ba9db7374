import type { StockLedger, StockSources } from '@mix/documents';
import type { Product, ProductMeasure } from '@mix/engine';
import { stockUnit } from '../../../catalogue/stock/stockAmount.ts';
import { ledgerOf, useStock } from '../../../catalogue/stock/useStock.ts';

interface Book {
  /** Null until the device has been read. */
  readonly sources: StockSources | null;
  /** Null where nobody counted it or got it delivered. */
  readonly ledger: StockLedger | null;
  readonly unit: ProductMeasure['unit'];
}

/** A hook. The book of a product. */
export function useBook(product: Product): Book {
  const sources = useStock();
  const ledger = sources === null ? null : ledgerOf(product, sources);
  return { sources, ledger, unit: stockUnit(product, ledger) };
}
