import { collectionOf } from './collectionOf.ts';

/** The machines of somebody, or of a farm. */
export const savedMachines = collectionOf('machine');
