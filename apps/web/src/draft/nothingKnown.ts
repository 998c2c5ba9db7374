import type { Catalogue } from '@mix/engine';

/** The catalogue before it is here: enough to read a draft's shape, not to plan with. */
export const nothingKnown: Catalogue = {
  version: '',
  products: [],
  machines: [],
  nozzles: [],
  nozzleSizes: [],
  compatibilityRules: [],
  saltTables: [],
};
