import type { Shed, StockLedger } from '@mix/documents';
import type { Product, ProductMeasure } from '@mix/engine';
import { stockUnit } from '../stockAmount.ts';
import { useStock } from '../useStock.ts';

interface Book {
  /** Null until the device has been read. */
  readonly shed: Shed | null;
  /** Null where nobody counted it or got it delivered. */
  readonly ledger: StockLedger | null;
  readonly unit: ProductMeasure['unit'];
}

/** A hook. The book of a product. */
export function useStockLedger(product: Product): Book {
  const shed = useStock();
  const ledger = shed === null ? null : shed.ledgerOf(product);
  return { shed, ledger, unit: stockUnit(product, ledger) };
}
