import { litresPerKilogram, type Catalogue, type Product } from '@mix/engine';

/**
 * The catalogue with the arithmetic left in and the chemistry taken out: each solid has a fixed
 * displacement, nothing cools, drops out, settles or is limited by a label, so that every draft whose
 * litres fit has a plan.
 */
export function simpleCatalogue(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    compatibilityRules: [],
    products: catalogue.products.map((product): Product => ({
      ...product,
      behaviour: product.form === 'liquid' ? 'liquid' : 'dissolves',
      displacementLPerKg:
        product.form === 'liquid' ? null : (product.displacementLPerKg ?? litresPerKilogram(0.55)),
      saltTable: null,
      solubility: [],
      heatOfSolutionKJPerKg: null,
      practicalLimitKgPer100L: null,
      rate: null,
      halfLifeByPh: [],
    })),
  };
}
