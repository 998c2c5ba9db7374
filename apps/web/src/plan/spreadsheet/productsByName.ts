import { asFields, sameFields } from '@mix/documents';
import type { Product } from '@mix/engine';
import { productNames } from '../../i18n/products/productNames.ts';

const plain = (name: string): string => name.trim().toLowerCase();

/** Two makes of one fertiliser, which dissolve alike: what a kilogram brings is the same. */
const bringsTheSame = (one: Product, other: Product): boolean =>
  one.form === other.form &&
  one.behaviour === other.behaviour &&
  one.nutrientsPct !== null &&
  other.nutrientsPct !== null &&
  Object.keys(one.nutrientsPct).length > 0 &&
  sameFields(asFields(one.nutrientsPct), asFields(other.nutrientsPct));

/**
 * A product by its whole name, or by what the app calls it in a sentence: "Urea" for "Urea, granular 46-0-0".
 * Where several are called so, none is taken, unless they bring the same: of two strengths nobody can say which
 * is meant.
 */
export function productsByName(products: readonly Product[]): (name: string) => Product | null {
  const shortOf = productNames(
    { products },
    // Each name alone: in a list of all products, many short names would be whole names again.
    [],
  );
  const byWhole = new Map(products.map((product) => [plain(product.name), product]));
  const byShort = Map.groupBy(products, ({ id }) => plain(shortOf(id)));
  return (name) => {
    const whole = byWhole.get(plain(name));
    if (whole !== undefined) return whole;
    const [first, ...others] = byShort.get(plain(name)) ?? [];
    return first !== undefined && others.every((other) => bringsTheSame(first, other))
      ? first
      : null;
  };
}
