import { collectionOf } from './collectionOf.ts';

/** The machine of the account: at most one document, always under this id. */
export const savedMachine = collectionOf('machine');
export const SAVED_MACHINE_ID = 'saved';
