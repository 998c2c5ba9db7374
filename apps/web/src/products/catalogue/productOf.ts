import type { Product } from '@mix/engine';

interface Listed {
  readonly products: readonly Product[];
}

const known = new WeakMap<Listed, ReadonlyMap<string, Product>>();

/**
 * A product of a catalogue by its id; undefined where the catalogue has none, and for no id. The
 * list is gone through once for each catalogue: every line of a mix asks at every key.
 */
export function productOf(catalogue: Listed, productId: string | undefined): Product | undefined {
  const byId =
    known.get(catalogue) ?? new Map(catalogue.products.map((product) => [product.id, product]));
  known.set(catalogue, byId);
  return productId === undefined ? undefined : byId.get(productId);
}
