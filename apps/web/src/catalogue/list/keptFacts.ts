import { isFields } from '@mix/engine';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import type { CatalogueFacts } from './CatalogueFacts.ts';

/** The facts that the mix in work names, as they stand in one file of the catalogue. */
export interface KeptFacts extends CatalogueFacts {
  /** Address of that file, which changes with its content: facts of another one are never used. */
  readonly from: string;
}

const areNamed = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.every((one: unknown) => isFields(one) && 'id' in one && 'sources' in one);

const isKept = (stored: unknown): stored is KeptFacts =>
  isFields(stored) &&
  typeof stored['from'] === 'string' &&
  [stored['products'], stored['machines'], stored['nozzles']].every(areNamed);

/**
 * Kept beside the mix, so that its plan waits for nothing but the rules, however long the catalogue
 * grows. A copy of what can be fetched: it may be lost at any time.
 */
export const keptFacts = createKeptValue<KeptFacts | null>(browserStorage(), {
  key: 'mix.facts',
  schema: 1,
  empty: null,
  read: (stored) => (isKept(stored) ? stored : null),
});
