import { recordTaking, stockedProducts, type ReportedRecord, type Shed } from '@mix/documents';
import type { ReportRow } from '../totals/ReportRow.ts';

/** Whole cents of what a record took of a product out of the shed; null is not known. */
export type CostFromShed = (
  recordId: string,
  product: { readonly id: string; readonly liquidDensityKgPerL: number | null },
) => number | null;

/** Nobody keeps a shed. */
export const NO_SHED: CostFromShed = () => null;

/** What records took out of the shed cost, first in, first out, as the record itself shows it. */
export function costFromShed(shed: Shed): CostFromShed {
  const stocked = new Set(stockedProducts(shed.entries));
  return (recordId, product) => {
    const ledger = stocked.has(product.id) ? shed.ledgerOf(product) : null;
    return ledger === null ? null : (recordTaking(ledger, recordId)?.cents ?? null);
  };
}

/** A product of a record with what it cost in the shed, where no price was typed with the mix. */
export interface ShedPricedProduct {
  readonly shedCents?: number | null;
}

/** A record whose products have their cost in the shed beside them; the very same where they have none. */
export function withShedCents<Reported extends ReportedRecord>(
  id: string,
  record: Reported,
  cost: CostFromShed,
): Reported {
  if (cost === NO_SHED) return record;
  const products = record.products.map((product) => {
    const facts = record.productFacts.find((one) => one.id === product.productId);
    const liquidDensityKgPerL = facts?.liquidDensityKgPerL ?? null;
    const shedCents = cost(id, { id: product.productId, liquidDensityKgPerL });
    return shedCents === null ? product : { ...product, shedCents };
  });
  const isSame = products.every((product, place) => product === record.products[place]);
  return isSame ? record : { ...record, products };
}

/** The same of rows. */
export const rowsWithShedCents = <Reported extends ReportedRecord>(
  rows: readonly ReportRow<Reported>[],
  cost: CostFromShed,
): readonly ReportRow<Reported>[] =>
  cost === NO_SHED
    ? rows
    : rows.map((row) => {
        const record = withShedCents(row.id, row.record, cost);
        return record === row.record ? row : { ...row, record };
      });
