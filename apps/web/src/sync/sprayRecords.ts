import { collectionOf } from './collectionOf.ts';

/** What was really sprayed. A change of a locked one goes through `reviseRecord`. */
export const sprayRecords = collectionOf('records');
