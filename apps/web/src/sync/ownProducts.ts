import { collectionOf } from './collectionOf.ts';

/** Products that the owner entered or imported. */
export const ownProducts = collectionOf('products');
