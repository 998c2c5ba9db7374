import { collectionOf } from './collectionOf.ts';

/** The shed's book: entries that are written once. A wrong one gets a counter-entry, no change. */
export const stock = collectionOf('stock');
