import type { Shed, StockLedger } from '@mix/documents';
import type { Product, ProductMeasure } from '@mix/engine';
import { stockUnit } from '../stockAmount.ts';
import { useStock } from '../useStock.ts';

interface Book {
  /** Null as long as an entry or a record may be missing. */
  readonly shed: Shed | null;
  /** Null where nobody counted the product or got it delivered. */
  readonly ledger: StockLedger | null;
  readonly unit: ProductMeasure['unit'];
}

/** A hook. The stock ledger of a product. */
export function useStockLedger(product: Product): Book {
  const shed = useStock();
  const ledger = shed === null ? null : shed.ledgerOf(product);
  return { shed, ledger, unit: stockUnit(product, ledger) };
}
