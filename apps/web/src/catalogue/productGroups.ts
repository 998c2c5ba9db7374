import type { Product } from '@mix/engine';

/** How an operator thinks of products: by what they do in the tank and what they are for. */
export const PRODUCT_GROUPS = ['dissolves', 'suspends', 'liquids', 'sprays', 'seed'] as const;
export type ProductGroup = (typeof PRODUCT_GROUPS)[number];

const SPRAYS: readonly Product['category'][] = [
  'herbicide',
  'fungicide',
  'insecticide',
  'growthRegulator',
  'adjuvant',
];

/** The one group a product stands under. */
export function productGroup(product: Product): ProductGroup {
  if (product.category === 'seed') return 'seed';
  if (SPRAYS.includes(product.category)) return 'sprays';
  if (product.behaviour === 'liquid') return 'liquids';
  return product.behaviour;
}
