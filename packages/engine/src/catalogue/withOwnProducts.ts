import type { Catalogue } from './Catalogue.ts';
import type { Product } from './Product.ts';

/** The catalogue with products it does not have; its own facts are never replaced. */
export function withOwnProducts(catalogue: Catalogue, ownProducts: readonly Product[]): Catalogue {
  const known = new Set(catalogue.products.map(({ id }) => id));
  const added = ownProducts.filter(({ id }) => !known.has(id));
  return added.length === 0
    ? catalogue
    : { ...catalogue, products: [...catalogue.products, ...added] };
}
