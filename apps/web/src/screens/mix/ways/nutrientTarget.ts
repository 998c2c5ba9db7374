import type { Catalogue, NutrientTarget, Product } from '@mix/engine';
import { createStore } from 'zustand/vanilla';
import { isSpray } from '../../../catalogue/productGroups.ts';
import { readTyped } from '../../../components/forms/readTyped.ts';

/** What is asked for; a fertiliser is bought for these four. */
export const TARGET_NUTRIENTS = ['N', 'P', 'K', 'S'] as const;
export type TargetNutrient = (typeof TARGET_NUTRIENTS)[number];

/** More are not tried in every combination. */
export const MOST_CANDIDATES = 8;
/** A product with less of it is not bought for it. */
const LEAST_PCT = 5;

export interface TargetTexts {
  readonly wanted: Readonly<Record<TargetNutrient, string>>;
  /** Null: nobody chose, and those of the mix are taken. */
  readonly productIds: readonly string[] | null;
}

/** What stands in the sheet stays there as long as the app is open. */
export const targetTexts = createStore<TargetTexts>(() => ({
  wanted: { N: '', P: '', K: '', S: '' },
  productIds: null,
}));

/** The figures that are wanted; null while one of the texts is no number. */
export function readTarget({ wanted }: TargetTexts): NutrientTarget | null {
  const target: Partial<Record<TargetNutrient, number>> = {};
  for (const nutrient of TARGET_NUTRIENTS) {
    const { value, message } = readTyped(wanted[nutrient], 'kg/ha');
    if (message !== null) return null;
    if (value !== null && value > 0) target[nutrient] = value;
  }
  return target;
}

/**
 * Products that may bring what is wanted: those known to the operator first, then the richest of
 * each nutrient in turn, then by how much of the target a kilogram brings. A liquid without a known density cannot be measured out for it, and nobody spreads a
 * trace element or a spray for its sulphur.
 */
export function candidatesFor(
  target: NutrientTarget,
  { products }: Pick<Catalogue, 'products'>,
  known: readonly string[],
): readonly Product[] {
  const wanted = TARGET_NUTRIENTS.filter((nutrient) => target[nutrient] !== undefined);
  const most = ({ nutrientsPct }: Product): number =>
    Math.max(0, ...wanted.map((nutrient) => nutrientsPct?.[nutrient] ?? 0));
  const bought = products.filter(
    (product) =>
      product.category !== 'traceElement' && !isSpray(product) && most(product) >= LEAST_PCT,
  );
  /** For each nutrient that is wanted, its carriers: who asks for two is not shown those of one alone. */
  const carriers = wanted.map((nutrient) =>
    bought.toSorted(
      (a, b) => (b.nutrientsPct?.[nutrient] ?? 0) - (a.nutrientsPct?.[nutrient] ?? 0),
    ),
  );
  const bestPlace = (product: Product): number =>
    Math.min(...carriers.map((list) => list.indexOf(product)));
  const share = ({ nutrientsPct }: Product): number =>
    wanted.reduce(
      (sum, nutrient) => sum + (nutrientsPct?.[nutrient] ?? 0) / (target[nutrient] ?? 1),
      0,
    );
  const isKnown = ({ id }: Product): number => (known.includes(id) ? 1 : 0);
  return bought
    .filter(({ form, liquidDensityKgPerL }) => form !== 'liquid' || liquidDensityKgPerL !== null)
    .toSorted((a, b) => {
      const first = isKnown(b) - isKnown(a);
      const place = bestPlace(a) - bestPlace(b);
      return first !== 0 ? first : place !== 0 ? place : share(b) - share(a);
    });
}
