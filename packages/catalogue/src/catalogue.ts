import { litresPerMinute, type Catalogue, type Product, type ProductCategory } from '@mix/engine';
import { buildNozzles } from './buildNozzles.ts';
import { buildProduct } from './buildProduct.ts';
import { compatibilityRules } from './data/compatibility/compatibilityRules.ts';
import { machines } from './data/machines.ts';
import { nozzleSeries } from './data/nozzleSeries.ts';
import { nozzleSizes } from './data/nozzleSizes.ts';
import { saltTables } from './data/saltTables.ts';
import { adjuvants } from './data/products/adjuvants.ts';
import { biostimulants } from './data/products/biostimulants.ts';
import {
  fungicides,
  growthRegulators,
  herbicides,
  insecticides,
} from './data/products/cropProtection.ts';
import { factsById } from './data/products/factsById.ts';
import { limes } from './data/products/limes.ts';
import { seeds } from './data/products/seeds.ts';
import { solubleFertilisers } from './data/products/solubleFertilisers.ts';
import { suspensionFertilisers } from './data/products/suspensionFertilisers.ts';
import { traceElements } from './data/products/traceElements.ts';
import type { ProductFacts } from './ProductFacts.ts';
import type { SaltTableFacts } from './SaltTableFacts.ts';

/** Raised with every change of a fact, so that a saved mix can say what it was worked out with. */
const VERSION = '2026.2';

const productTables: readonly (readonly [ProductCategory, readonly ProductFacts[]])[] = [
  ['fertiliserSoluble', solubleFertilisers],
  ['lime', limes],
  ['fertiliserSuspension', suspensionFertilisers],
  ['traceElement', traceElements],
  ['biostimulant', biostimulants],
  ['growthRegulator', growthRegulators],
  ['herbicide', herbicides],
  ['fungicide', fungicides],
  ['insecticide', insecticides],
  ['adjuvant', adjuvants],
  ['seed', seeds],
];

function withFactsById(facts: ProductFacts): ProductFacts {
  const few = factsById[facts.id];
  return few === undefined
    ? facts
    : { ...facts, ...few, sources: { ...facts.sources, ...few.sources } };
}

const products: readonly Product[] = productTables.flatMap(([category, table]) =>
  table.map((facts) => buildProduct(category, withFactsById(facts))),
);

/** Machines, nozzles, products, rules and tables that come with the software, each with its sources. */
export const catalogue: Catalogue = {
  version: VERSION,
  products,
  machines,
  nozzles: nozzleSeries.flatMap(buildNozzles),
  nozzleSizes: nozzleSizes.map(([size, flowLPerMinAt3Bar, colour]) => ({
    size,
    flowLPerMinAt3Bar: litresPerMinute(flowLPerMinAt3Bar),
    colour,
  })),
  compatibilityRules,
  saltTables: saltTables.map((table: SaltTableFacts) => ({
    saltId: table.saltId,
    densityAt20C: table.densityAt20C,
    freezingPointC: table.freezingPointC ?? [],
    eutectic: table.eutectic ?? null,
    source: 'S3',
  })),
};
