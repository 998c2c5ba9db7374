import type { Product } from '../catalogue/Product.ts';
import type { ProductFactOverrides, ProductRate } from '../mix/MixDraft.ts';

/**
 * The label maximum of a product: the operator's own reading of the label, else the catalogue's,
 * where it was read from a label.
 */
export function labelMaximum(
  { rate }: Product,
  overrides: ProductFactOverrides | null,
): ProductRate | null {
  const own = overrides?.labelMaximumRate ?? null;
  if (own !== null) return own;
  return rate?.fromLabel === true ? { value: rate.max, unit: rate.unit } : null;
}
