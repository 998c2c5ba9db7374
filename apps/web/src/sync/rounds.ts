import { collectionOf } from './collectionOf.ts';

/** What the owner's paddocks shall get in the season. */
export const rounds = collectionOf('rounds');
