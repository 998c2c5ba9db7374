import type { LabelCountry, ProductLabel } from '../catalogue/ProductLabel.ts';
import type { Product } from '../catalogue/Product.ts';

/**
 * The label that holds where the mix is sprayed: the owner's own, or the one of this country. A label
 * of another country says nothing here (MODEL.md).
 */
export function countedLabel(
  { label }: Product,
  country: LabelCountry | null,
): ProductLabel | null {
  if (label === undefined) return null;
  return label.country === null || label.country === country ? label : null;
}
