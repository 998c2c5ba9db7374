import { collectionOf } from './collectionOf.ts';

/** What codes on packs stand for; a document's id is the code's. */
export const codes = collectionOf('codes');
