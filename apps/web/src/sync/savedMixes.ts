import { collectionOf } from './collectionOf.ts';

/** Mixes kept under a name. */
export const savedMixes = collectionOf('mixes');
