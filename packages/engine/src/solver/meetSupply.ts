import type { Nutrient, Product } from '../catalogue/Product.ts';
import { leastSquares } from './leastSquares.ts';

/** Products and rates that together come close to a wanted supply. */
export interface SupplyChoice {
  readonly rates: readonly { readonly productId: string; readonly kgPerHa: number }[];
  readonly suppliedKgPerHa: Readonly<Partial<Record<Nutrient, number>>>;
  /** Sum of the squares of what is missed or too much, each as a part of what was wanted. */
  readonly residual: number;
}

/** Rates are given to the gram: nobody weighs finer, and the draft stays readable. */
const RATE_STEPS_PER_KG = 1000;
/** Residuals closer than this are as good as each other. */
const SAME_RESIDUAL = 1e-6;

const amountsOf = (product: Product, nutrients: readonly Nutrient[]): number[] =>
  nutrients.map((nutrient) => (product.nutrientsPct?.[nutrient] ?? 0) / 100);

/** Every way of taking some of the items, at most `most` of them. */
function subsets<Item>(items: readonly Item[], most: number): Item[][] {
  return items
    .reduce<Item[][]>((found, item) => [...found, ...found.map((set) => [...set, item])], [[]])
    .filter(({ length }) => length > 0 && length <= most);
}

function choice(
  products: readonly Product[],
  nutrients: readonly Nutrient[],
  wanted: readonly number[],
): SupplyChoice | null {
  // Each nutrient counts by its share of what is wanted: 0.1 kg zinc as much as 40 kg nitrogen.
  const columns = products.map((product) =>
    amountsOf(product, nutrients).map((amount, index) => amount / (wanted[index] ?? 1)),
  );
  const rates = leastSquares(
    columns,
    wanted.map(() => 1),
  )?.map((rate) => Math.round(rate * RATE_STEPS_PER_KG) / RATE_STEPS_PER_KG);
  if (rates === undefined || rates.some((rate) => rate <= 0)) return null;
  const suppliedKgPerHa: Partial<Record<Nutrient, number>> = {};
  let residual = 0;
  nutrients.forEach((nutrient, index) => {
    const supplied = products.reduce(
      (sum, product, place) =>
        sum + ((product.nutrientsPct?.[nutrient] ?? 0) / 100) * (rates[place] ?? 0),
      0,
    );
    suppliedKgPerHa[nutrient] = supplied;
    residual += (supplied / (wanted[index] ?? 1) - 1) ** 2;
  });
  return {
    rates: products.map(({ id }, index) => ({ productId: id, kgPerHa: rates[index] ?? 0 })),
    suppliedKgPerHa,
    residual,
  };
}

const gradeOf = ({ residual }: SupplyChoice): number => Math.round(residual / SAME_RESIDUAL);

/** Whether nothing is missed and nothing is too much, as far as rates to the gram allow. */
export const meets = (choice: SupplyChoice): boolean => gradeOf(choice) === 0;

const massOf = ({ rates }: SupplyChoice): number =>
  rates.reduce((sum, { kgPerHa }) => sum + kgPerHa, 0);

/**
 * Products and rates, none below 0, that come closest to the wanted kg/ha of each nutrient; closest
 * first, of equals the lightest. Exact: the best of a non-negative least-squares problem is the plain
 * one of some few of the products, and all of those are tried. Empty when no candidate brings any.
 */
export function meetSupply(
  kgPerHa: Readonly<Partial<Record<Nutrient, number>>>,
  candidates: readonly Product[],
): SupplyChoice[] {
  const wantedOf = Object.entries(kgPerHa) as [Nutrient, number][];
  const nutrients = wantedOf.map(([nutrient]) => nutrient);
  const wanted = wantedOf.map(([, amount]) => amount);
  const useful = candidates.filter((product) =>
    amountsOf(product, nutrients).some((amount) => amount > 0),
  );
  return subsets(useful, nutrients.length)
    .flatMap((products) => choice(products, nutrients, wanted) ?? [])
    .sort((a, b) => (gradeOf(a) === gradeOf(b) ? massOf(a) - massOf(b) : gradeOf(a) - gradeOf(b)));
}
