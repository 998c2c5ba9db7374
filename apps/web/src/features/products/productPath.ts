import { paths } from '../../navigation/paths.ts';

/** The address of one product's facts. */
export const productPath = (productId: string): string =>
  `${paths.products}?product=${encodeURIComponent(productId)}`;

/** The product an address asks for; null for the list alone. */
export const productIdOf = (search: string): string | null =>
  new URLSearchParams(search).get('product');
