import { collectionOf } from './collectionOf.ts';

/** The people of the farm in use; none at somebody's own place. */
export const members = collectionOf('members');
