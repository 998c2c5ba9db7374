import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { Product } from '../catalogue/Product.ts';

/**
 * Urea of 0.4 % biuret, 8.7 g in a kg of its nitrogen: urea for leaves has less (New South Wales; low
 * biuret urea of Ravensdown, S159). A New Zealand co-operative asks for 0.25 %.
 */
const MOST_G_PER_KG_N = 4 / 0.46;
/** Room for the last binary digits of a figure that stands at the limit. */
const NOISE = 1e-9;

/** g of biuret in a kg of nitrogen; null where either is not known. */
export function biuretPerNitrogen({ biuretPct, nutrientsPct }: Product): number | null {
  const nitrogenPct = nutrientsPct?.N ?? 0;
  return biuretPct === undefined || nitrogenPct === 0 ? null : (1000 * biuretPct) / nitrogenPct;
}

/**
 * Biuret yellows the leaves of fruit trees, citrus and avocado first. Judged where trees are
 * sprayed; a product with urea whose biuret is not known is told as not known.
 */
export function biuretProblems({ crop, products }: MixInputs): MixProblem[] {
  if (crop !== 'trees') return [];
  const problems: MixProblem[] = [];
  const unknown: string[] = [];
  for (const { product, index } of products) {
    const gPerKgN = biuretPerNitrogen(product);
    if (gPerKgN === null) {
      if (product.groups.includes('UREA')) unknown.push(product.id);
    } else if (gPerKgN > MOST_G_PER_KG_N * (1 + NOISE)) {
      const values = { productId: product.id, gPerKgN, mostGPerKgN: MOST_G_PER_KG_N };
      problems.push(mixProblem('biuretHigh', `products.${index}`, values));
    }
  }
  if (unknown.length > 0) {
    problems.push(mixProblem('biuretNotKnown', 'products', { productIds: unknown }));
  }
  return problems;
}
