import { isFields, type Catalogue } from '@mix/engine';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import { catalogueFactsUrl, catalogueRulesUrl } from '../../device/config/dataUrls.ts';

/** Facts of what the mix in work names, as they stand in the files of one catalogue. */
export interface KeptFacts extends Catalogue {
  /**
   * The addresses of those files, which change with their content: facts from others are never
   * used.
   */
  readonly from: string;
}

/** Addresses of the catalogue's files that this version of the app was built with. */
export const factsFrom = `${catalogueFactsUrl} ${catalogueRulesUrl}`;

const areNamed = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.every((one: unknown) => isFields(one) && 'id' in one && 'sources' in one);

const LISTS = ['nozzleSizes', 'compatibilityRules', 'saltTables', 'roomBands'];

const isKept = (stored: unknown): stored is KeptFacts =>
  isFields(stored) &&
  typeof stored['from'] === 'string' &&
  [stored['products'], stored['machines'], stored['nozzles']].every(areNamed) &&
  LISTS.every((list) => Array.isArray(stored[list]));

/**
 * Kept beside the mix, so that its plan does not wait for the catalogue, however long that grows. A
 * copy of what can be fetched: it may be lost at any time.
 */
export const keptFacts = createKeptValue<KeptFacts | null>(browserStorage(), {
  key: 'mix.facts',
  schema: 1,
  empty: null,
  read: (stored) => (isKept(stored) ? stored : null),
});
