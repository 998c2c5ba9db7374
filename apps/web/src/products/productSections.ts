import type { Product } from '@mix/engine';
import { PRODUCT_USES, productUse, type ProductUse } from './productGroups.ts';

export interface ProductSection {
  readonly of: 'favourites' | 'lastUsed' | 'own' | ProductUse;
  readonly products: readonly Product[];
}

interface Known {
  readonly favouriteIds: ReadonlySet<string>;
  /** Newest first. */
  readonly usedIds?: readonly string[];
  readonly ownIds: ReadonlySet<string>;
}

/** Most products under "last used", as many as one looks through; the others stand by their use. */
const MOST_USED = 6;

/**
 * The whole list in sections: favourites, products used last, own products, then by what products
 * are for. Each product stands once.
 */
export function productSections(
  products: readonly Product[],
  { favouriteIds, usedIds = [], ownIds }: Known,
): readonly ProductSection[] {
  const used = usedIds.filter((id) => !favouriteIds.has(id)).slice(0, MOST_USED);
  const placeOf = (product: Product): ProductSection['of'] => {
    if (favouriteIds.has(product.id)) return 'favourites';
    if (used.includes(product.id)) return 'lastUsed';
    return ownIds.has(product.id) ? 'own' : productUse(product);
  };
  const places = new Map<ProductSection['of'], Product[]>();
  for (const product of products) {
    const of = placeOf(product);
    places.set(of, [...(places.get(of) ?? []), product]);
  }
  const lastUsed = places.get('lastUsed');
  if (lastUsed !== undefined) {
    places.set(
      'lastUsed',
      lastUsed.toSorted((one, other) => used.indexOf(one.id) - used.indexOf(other.id)),
    );
  }
  return (['favourites', 'lastUsed', 'own', ...PRODUCT_USES] as const).flatMap((of) => {
    const found = places.get(of);
    return found === undefined ? [] : [{ of, products: found }];
  });
}
