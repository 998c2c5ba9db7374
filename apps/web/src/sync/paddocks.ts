import { collectionOf } from './collectionOf.ts';

/** The owner's ground. */
export const paddocks = collectionOf('paddocks');
