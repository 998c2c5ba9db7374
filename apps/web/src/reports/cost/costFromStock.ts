import { recordTaking, stockedProducts, type ReportedRecord, type Shed } from '@mix/documents';
import type { ReportRow } from '../totals/ReportRow.ts';

/** Whole cents of what a record took of a product out of the shed; null is not known. */
export type CostFromStock = (
  recordId: string,
  product: { readonly id: string; readonly liquidDensityKgPerL: number | null },
) => number | null;

/** For owners who keep no stock. */
export const NO_STOCK: CostFromStock = () => null;

/** What records took out of the shed cost, first in, first out, as the record itself shows it. */
export function costFromStock(shed: Shed): CostFromStock {
  const stocked = new Set(stockedProducts(shed.entries));
  return (recordId, product) => {
    const ledger = stocked.has(product.id) ? shed.ledgerOf(product) : null;
    return ledger === null ? null : (recordTaking(ledger, recordId)?.cents ?? null);
  };
}

/** A record whose products have their cost in the shed beside them; the very same where they have none. */
export function withStockCents<Reported extends ReportedRecord>(
  id: string,
  record: Reported,
  cost: CostFromStock,
): Reported {
  if (cost === NO_STOCK) return record;
  const products = record.products.map((product) => {
    const facts = record.productFacts.find((one) => one.id === product.productId);
    const liquidDensityKgPerL = facts?.liquidDensityKgPerL ?? null;
    const shedCents = cost(id, { id: product.productId, liquidDensityKgPerL });
    return shedCents === null ? product : { ...product, shedCents };
  });
  const isSame = products.every((product, place) => product === record.products[place]);
  return isSame ? record : { ...record, products };
}

/** Like `withStockCents`, for rows. */
export const rowsWithStockCents = <Reported extends ReportedRecord>(
  rows: readonly ReportRow<Reported>[],
  cost: CostFromStock,
): readonly ReportRow<Reported>[] =>
  cost === NO_STOCK
    ? rows
    : rows.map((row) => {
        const record = withStockCents(row.id, row.record, cost);
        return record === row.record ? row : { ...row, record };
      });
