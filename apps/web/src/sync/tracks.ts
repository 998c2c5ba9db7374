import { collectionOf } from './collectionOf.ts';

/** Where the sprayer went: each under the id of its record, written once. */
export const tracks = collectionOf('tracks');
