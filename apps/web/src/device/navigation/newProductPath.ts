import { paths } from './paths.ts';

/** Where a product of the reader's own is written down. */
export const newProductPath = `${paths.products}?new`;
