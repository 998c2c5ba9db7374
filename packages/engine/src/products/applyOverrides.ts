import type { ProductFactOverrides } from '../mix/MixDraft.ts';
import { kilogramsPerLitre, litresPerKilogram } from '../units/quantity.ts';
import type { FactSource, Product } from '../catalogue/Product.ts';

/** Source of a figure that the operator typed. */
const FROM_DRAFT: FactSource = { sourceIds: ['draft'], assumed: false, note: null };

/** The corrected facts alone; null is not corrected. */
function corrections(
  { saltTable }: Product,
  {
    liquidDensityKgPerL = null,
    displacementLPerKg = null,
    heatOfSolutionKJPerKg = null,
  }: ProductFactOverrides,
): Partial<Product> {
  return {
    ...(liquidDensityKgPerL !== null && {
      liquidDensityKgPerL: kilogramsPerLitre(liquidDensityKgPerL),
    }),
    ...(displacementLPerKg !== null && {
      displacementLPerKg: litresPerKilogram(displacementLPerKg),
      // The table would rule over the corrected figure; of it only the freezing point still holds.
      saltTable: saltTable === null ? null : { ...saltTable, givesRoom: false },
    }),
    ...(heatOfSolutionKJPerKg !== null && { heatOfSolutionKJPerKg }),
  };
}

/**
 * The product with the operator's corrections laid over the catalogue's facts; the same object when
 * there are none. Numbers must be checked before.
 */
export function applyOverrides(product: Product, overrides: ProductFactOverrides | null): Product {
  const corrected = overrides === null ? {} : corrections(product, overrides);
  const facts = Object.keys(corrected);
  if (facts.length === 0) return product;
  const sources = Object.fromEntries(facts.map((fact) => [fact, FROM_DRAFT]));
  return { ...product, ...corrected, sources: { ...product.sources, ...sources } };
}
