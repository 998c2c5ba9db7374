import { collectionOf } from './collectionOf.ts';

/** Catch tests of the owner's machines. */
export const catchTests = collectionOf('catchTests');
