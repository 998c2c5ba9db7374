import type { Product } from '../catalogue/Product.ts';
import type { MixInputProduct, MixInputs } from '../mix/MixInputs.ts';
import type { JobProductTotal } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { activeContent } from '../products/rateAsProduct.ts';
import { needsLabel } from '../catalogue/needsLabel.ts';
import { countedLabel } from './countedLabel.ts';

/** The active ingredient of a product that has one. */
export interface Active {
  /** Its name as it is compared: without capitals, spaces and signs. */
  readonly key: string;
  /** g in 1 kg or, of a liquid, 1 L; null is not known. */
  readonly gPerUnit: number | null;
}

/** Room for the last binary digits of a sum that lands on the limit. */
const NOISE = 1e-9;

/**
 * The active ingredient as its label names it; `none` where the product is not sold for one, null where
 * it is and nobody said which.
 */
export function activeOf(product: Product): Active | 'none' | null {
  const name = product.label?.activeIngredient ?? '';
  const key = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (key === '') return needsLabel(product) ? null : 'none';
  return { key, gPerUnit: activeContent(product, 'ai') };
}

/**
 * Grams of an active ingredient over products, each with how much a hectare had of it, kg or L.
 * `isWhole` is false where one of them is of an active or a content that is not known.
 */
export function activeSum(
  key: string,
  parts: readonly { readonly active: Active | 'none' | null; readonly perHa: number | null }[],
): { readonly knownG: number; readonly isWhole: boolean } {
  let knownG = 0;
  let isWhole = true;
  for (const { active, perHa } of parts) {
    if (active === 'none' || (active !== null && active.key !== key)) continue;
    if (active === null || active.gPerUnit === null || perHa === null) isWhole = false;
    else knownG += active.gPerUnit * perHa;
  }
  return { knownG, isWhole };
}

function problemsOf(
  { product, index, activeBeforeGPerHa: before }: MixInputProduct,
  mostGPerHa: number,
  parts: Parameters<typeof activeSum>[1],
): MixProblem[] {
  const active = activeOf(product);
  const key = active === null || active === 'none' ? null : active.key;
  const { knownG, isWhole } = key === null ? { knownG: 0, isWhole: false } : activeSum(key, parts);
  if ((before ?? 0) + knownG > mostGPerHa * (1 + NOISE)) {
    const values = {
      productId: product.id,
      active: product.label?.activeIngredient ?? '',
      beforeGPerHa: before ?? 0,
      gPerHa: knownG,
      mostGPerHa,
      leftGPerHa: Math.max(0, mostGPerHa - (before ?? 0)),
    };
    return [mixProblem('activeAboveLabel', `products.${index}.rate`, values)];
  }
  const productIds = [product.id];
  return isWhole && before !== null ? [] : [mixProblem('activeYearNotKnown', null, { productIds })];
}

/**
 * What labels allow of an active ingredient in a year, whichever products bring it: dose times content,
 * summed over the mix and what the ground had (MODEL.md). It warns, as every limit of a year.
 * @param totals of the mix, on a treated hectare
 */
export function activeLimitProblems(
  { products, country }: MixInputs,
  totals: readonly Pick<JobProductTotal, 'productId' | 'perHa'>[],
): MixProblem[] {
  const limited = products.flatMap((line) => {
    const most = countedLabel(line.product, country)?.mostActiveGPerHaPerYear;
    return most === undefined ? [] : [{ line, most }];
  });
  if (limited.length === 0) return [];
  const parts = products.map(({ product }) => ({
    active: activeOf(product),
    perHa: totals.find(({ productId }) => productId === product.id)?.perHa.value ?? null,
  }));
  return limited.flatMap(({ line, most }) => problemsOf(line, most, parts));
}
