import { useCatalogue } from '../../../catalogue/list/useCatalogue.ts';
import { useOwnProducts } from '../../../catalogue/list/useOwnProducts.ts';
import { productNames, type NameOf } from '../../../words/products/productNames.ts';

/** A hook. What products are called in a title; null until the list is here. */
export function useNameOf(): NameOf | null {
  const listed = useCatalogue();
  const own = useOwnProducts();
  if (listed.status !== 'ready') return null;
  return productNames({ products: [...own.products, ...listed.catalogue.products] }, []);
}
