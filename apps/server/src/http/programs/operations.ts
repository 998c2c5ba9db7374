import { catalogueOperations } from './catalogueAnswer.ts';
import type { Operation } from './operation.ts';
import { placeOperations } from './placeOperations.ts';
import { planMix } from './planAnswer.ts';

/** Every operation for other programs; the description and the answers both come from this list. */
export const OPERATIONS: readonly Operation[] = [
  planMix,
  ...catalogueOperations,
  ...placeOperations,
];
