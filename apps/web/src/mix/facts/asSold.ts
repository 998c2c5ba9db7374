import type { Catalogue, Product } from '@mix/engine';
import { soldName } from '../../words/products/productNames.ts';

/** What a line says of the brand on its drum. */
interface Line {
  readonly productId: string;
  readonly soldAs?: string | null;
}

/** Products under the brands that the lines of a mix were chosen by; those without one as they are. */
export function productsAsSold<Of extends Pick<Product, 'id' | 'name'>>(
  products: readonly Of[],
  lines: readonly Line[],
): readonly Of[] {
  const brands = brandsOf(lines);
  if (brands.size === 0) return products;
  return products.map((product) => {
    const brand = brands.get(product.id);
    return brand === undefined ? product : { ...product, name: soldName(brand, product.name) };
  });
}

const brandsOf = (lines: readonly Line[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap(({ productId, soldAs }) =>
      soldAs == null || soldAs.trim() === '' ? [] : [[productId, soldAs.trim()]],
    ),
  );

interface Named {
  readonly by: string;
  readonly catalogue: Catalogue;
}

const known = new WeakMap<Catalogue, Named>();

/** The facts of a mix under its brands; the same object as long as neither changes. */
export function asSold(facts: Catalogue, lines: readonly Line[]): Catalogue {
  const brands = brandsOf(lines);
  if (brands.size === 0) return facts;
  const by = JSON.stringify([...brands]);
  const last = known.get(facts);
  if (last?.by === by) return last.catalogue;
  const catalogue = { ...facts, products: productsAsSold(facts.products, lines) };
  known.set(facts, { by, catalogue });
  return catalogue;
}
