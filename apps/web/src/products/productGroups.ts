import type { Product } from '@mix/engine';

/** How a list of products is narrowed: what a fertiliser spreader or a sprayer is sent out for. */
export const PRODUCT_GROUPS = ['fertilisers', 'sprays'] as const;
export type ProductGroup = (typeof PRODUCT_GROUPS)[number];

/** What products are for, in the order a list shows them. */
export const PRODUCT_USES = [
  'nitrogen',
  'phosphatePotash',
  'limeSulphur',
  'trace',
  'biostimulants',
  'growthRegulators',
  'weeds',
  'diseases',
  'insects',
  'adjuvants',
  'seed',
] as const;
export type ProductUse = (typeof PRODUCT_USES)[number];

const USE_OF_CATEGORY: Partial<Record<Product['category'], ProductUse>> = {
  lime: 'limeSulphur',
  traceElement: 'trace',
  biostimulant: 'biostimulants',
  growthRegulator: 'growthRegulators',
  herbicide: 'weeds',
  fungicide: 'diseases',
  insecticide: 'insects',
  adjuvant: 'adjuvants',
  seed: 'seed',
};

const NITROGEN: readonly string[] = ['UREA', 'NO3', 'NH4'];

/** What a product is for: a fertiliser by the nutrient it brings most of. */
export function productUse({ category, nutrientsPct, groups }: Product): ProductUse {
  const use = USE_OF_CATEGORY[category];
  if (use !== undefined) return use;
  // Without an analysis a product is sorted by its chemical groups.
  if (nutrientsPct === null && groups.some((group) => NITROGEN.includes(group))) return 'nitrogen';
  const { N = 0, P = 0, K = 0, ...others } = nutrientsPct ?? {};
  const most = Math.max(N, P, K, ...Object.values(others));
  // Potassium nitrate and the ammonium phosphates bring little nitrogen beside their potash or
  // phosphate.
  if (P + K > N) return P + K >= most ? 'phosphatePotash' : 'limeSulphur';
  return N > 0 && N * 2 > most ? 'nitrogen' : 'limeSulphur';
}

const SPRAYS: readonly ProductUse[] = [
  'growthRegulators',
  'weeds',
  'diseases',
  'insects',
  'adjuvants',
];

/** Whether the product's rate stands on a label, not in a table of usual rates. */
export const isSpray = (product: Product): boolean => SPRAYS.includes(productUse(product));

/** The group of a product; null for seed, which only the whole list shows. */
export function productGroup(product: Product): ProductGroup | null {
  if (isSpray(product)) return 'sprays';
  return product.category === 'seed' ? null : 'fertilisers';
}
