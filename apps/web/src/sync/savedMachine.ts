import { collectionOf } from './collectionOf.ts';

/** The machine of the account: at most one document. */
export const savedMachine = collectionOf('machine');
