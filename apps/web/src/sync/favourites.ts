import { collectionOf } from './collectionOf.ts';

/** Products that the owner marked, own ones too; a document's id is the product's. */
export const favourites = collectionOf('favourites');
