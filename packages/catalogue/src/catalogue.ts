import type { Catalogue } from '@mix/engine';
import { buildProduct } from './buildProduct.ts';
import { cropInterception } from './facts/cropInterception.ts';
import { elementCeilingsGPerHa } from './facts/doseCeilings.ts';
import { machines } from './facts/machines.ts';
import { nozzles, nozzleSizes } from './facts/nozzles.ts';
import { productFacts } from './facts/productFacts.ts';
import { roomBands } from './facts/roomBands.ts';
import { compatibilityRules } from './facts/rules.ts';
import { saltTables } from './facts/saltTables.ts';

/** Raised with every change of a fact, so that a saved mix can say what it was worked out with. */
const VERSION = '2026.10';

/** Machines, nozzles, products, rules and tables that come with the software, each with its sources. */
export const catalogue: Catalogue = {
  version: VERSION,
  products: productFacts.map(([category, facts]) => buildProduct(category, facts)),
  machines,
  nozzles,
  nozzleSizes,
  compatibilityRules,
  saltTables,
  roomBands,
  cropInterception,
  elementCeilingsGPerHa,
};
