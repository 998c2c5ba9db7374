import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { useOwnProducts } from '../../products/catalogue/useOwnProducts.ts';
import { productNames, type NameOf } from '../../i18n/products/productNames.ts';

/** A hook. What products are called in a title; null until the catalogue is here. */
export function useNameOf(): NameOf | null {
  const listed = useCatalogue();
  const own = useOwnProducts();
  if (listed.status !== 'ready') return null;
  return productNames({ products: [...own.products, ...listed.catalogue.products] }, []);
}
