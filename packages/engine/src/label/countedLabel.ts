import type { LabelCountry, ProductLabel } from '../catalogue/ProductLabel.ts';
import type { Product, ProductCategory } from '../catalogue/Product.ts';

/** Kinds of product that are sold with a label of intervals and limits. */
const LABELLED: readonly ProductCategory[] = [
  'herbicide',
  'fungicide',
  'insecticide',
  'growthRegulator',
];

/** Whether a product has to have a label; what is not known of it is then said. */
export const needsLabel = ({ category }: Product): boolean => LABELLED.includes(category);

/**
 * The label that holds where the mix is sprayed: the owner's own, or the one of this country. A label
 * of another country says nothing here (facts 2, section 3).
 */
export function countedLabel(
  { label }: Product,
  country: LabelCountry | null,
): ProductLabel | null {
  if (label === undefined) return null;
  return label.country === null || label.country === country ? label : null;
}
