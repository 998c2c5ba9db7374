import { isSynthetic, type Nutrient } from '@mix/engine';
import type { ReportedFacts, ReportedProduct, ReportedRecord } from './ReportedRecord.ts';
import type { SprayRecord } from './SprayRecord.ts';

/** The part of a record from which its nutrients are worked out. */
export interface RecordContents {
  readonly products: readonly Pick<ReportedProduct, 'productId' | 'actual'>[];
  readonly productFacts: readonly ReportedFacts[];
}

/** kg of a nutrient in all products of a record; null when any product's content is not known. */
export function nutrientKg(
  { products, productFacts }: RecordContents,
  nutrient: Nutrient,
): number | null {
  let total = 0;
  for (const { productId, actual } of products) {
    if (actual.value === 0) continue;
    const facts = productFacts.find(({ id }) => id === productId);
    const pct = facts?.nutrientsPct == null ? null : (facts.nutrientsPct[nutrient] ?? 0);
    if (facts === undefined || pct === null) return null;
    if (pct === 0) continue;
    const density = actual.unit === 'kg' ? 1 : facts.liquidDensityKgPerL;
    if (density === null) return null;
    total += (actual.value * density * pct) / 100;
  }
  return total;
}

/** Whether a product of a record is known to bring nitrogen, however large the area was. */
export const bringsNitrogen = ({
  products,
  productFacts,
}: Pick<SprayRecord, 'products' | 'productFacts'>): boolean =>
  productFacts.some(
    ({ id, nutrientsPct }) =>
      (nutrientsPct?.N ?? 0) > 0 &&
      products.some(({ productId, actual }) => productId === id && actual.value > 0),
  );

/**
 * kg of synthetic N in all products of a record, which is what the nitrogen cap counts; null when any
 * product's content is not known.
 */
export function syntheticNitrogenKg({ products, productFacts }: RecordContents): number | null {
  const organic = new Set(
    productFacts.filter((product) => !isSynthetic(product)).map(({ id }) => id),
  );
  const synthetic = products.filter(({ productId }) => !organic.has(productId));
  return nutrientKg({ products: synthetic, productFacts }, 'N');
}

/** Synthetic N a hectare got, kg/ha; null when area or any content is not known. */
export function nitrogenKgPerHa(
  record: RecordContents & Pick<ReportedRecord, 'areaDoneHa'>,
): number | null {
  const { areaDoneHa } = record;
  if (areaDoneHa === null || areaDoneHa <= 0) return null;
  const totalKg = syntheticNitrogenKg(record);
  return totalKg === null ? null : totalKg / areaDoneHa;
}

/**
 * Synthetic N a hectare was to get by the plan, kg/ha; null when an amount was not planned or any
 * content is not known.
 */
export function plannedNitrogenKgPerHa(record: SprayRecord): number | null {
  const products = record.products.flatMap((product) =>
    product.planned === null ? [] : [{ ...product, actual: product.planned }],
  );
  return products.length < record.products.length
    ? null
    : nitrogenKgPerHa({ ...record, products, areaDoneHa: record.sprayAreaHa });
}
