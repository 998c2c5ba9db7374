import { roundToStep, unitPrice } from '@mix/engine';
import type { ReportedProduct, ReportedRecord } from './ReportedRecord.ts';

/** A product of a record with what it cost in the shed, where no price was typed with the mix. */
interface ShedPricedProduct {
  readonly shedCents?: number | null;
}

/**
 * What the used amount of a product cost at the price it was planned with, in whole cents: rounded
 * here and nowhere else, as in the plan; where none was typed, what it cost in the shed. Null without
 * either, and where a typed price does not fit.
 */
export function productCostCents(
  { draft, productFacts }: Pick<ReportedRecord, 'draft' | 'productFacts'>,
  {
    productId,
    actual,
    shedCents = null,
  }: Pick<ReportedProduct, 'productId' | 'actual'> & ShedPricedProduct,
): number | null {
  if (actual.value === 0) return 0;
  const line = draft.products?.find((planned) => planned.productId === productId);
  const facts = productFacts.find(({ id }) => id === productId);
  if (line?.price == null) return shedCents;
  const centsPerUnit = unitPrice(
    {
      price: line.price,
      containers: line.containers ?? [],
      product: { liquidDensityKgPerL: facts?.liquidDensityKgPerL ?? null },
    },
    actual.unit,
  );
  return centsPerUnit === null ? null : roundToStep(centsPerUnit * actual.value, 1);
}
