import type { Product, ProductCategory } from './Product.ts';

/** Kinds of product that are sold with a label of intervals and limits. */
const LABELLED: readonly ProductCategory[] = [
  'herbicide',
  'fungicide',
  'insecticide',
  'growthRegulator',
];

/** Whether a product has to have a label; what is not known of that label is then told. */
export const needsLabel = ({ category }: Product): boolean => LABELLED.includes(category);
