import { catalogueOperations } from './catalogueAnswer.ts';
import type { Operation } from './operation.ts';
import { placeOperations } from './placeOperations.ts';
import { planMix } from './planAnswer.ts';

/** All that other programs can ask: what is described is what is answered. */
export const OPERATIONS: readonly Operation[] = [
  planMix,
  ...catalogueOperations,
  ...placeOperations,
];
