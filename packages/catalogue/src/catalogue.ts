import { litresPerMinute, type Catalogue, type Product, type ProductCategory } from '@mix/engine';
import { buildNozzles } from './buildNozzles.ts';
import { buildProduct } from './buildProduct.ts';
import { compatibilityRules } from './data/compatibility/compatibilityRules.ts';
import { buildSprayer } from './buildSprayer.ts';
import { machines } from './data/machines.ts';
import { sprayers } from './data/machines/sprayers.ts';
import { albuzNozzles } from './data/nozzles/albuzNozzles.ts';
import { furtherNozzles } from './data/nozzles/furtherNozzles.ts';
import { hyproNozzles } from './data/nozzles/hyproNozzles.ts';
import { jactoNozzles } from './data/nozzles/jactoNozzles.ts';
import { lechlerNozzles } from './data/nozzles/lechlerNozzles.ts';
import { magnojetNozzles } from './data/nozzles/magnojetNozzles.ts';
import { teejetNozzles } from './data/nozzles/teejetNozzles.ts';
import { unlistedNozzles } from './data/nozzles/unlistedNozzles.ts';
import { nozzleSizes } from './data/nozzleSizes.ts';
import { roomBands } from './data/roomBands.ts';
import { saltTables } from './data/saltTables.ts';
import { adjuvantKinds } from './data/products/adjuvantKinds.ts';
import { adjuvants } from './data/products/adjuvants.ts';
import { adjuvantStrengths } from './data/products/adjuvantStrengths.ts';
import { biostimulantKinds } from './data/products/biostimulantKinds.ts';
import { biostimulants } from './data/products/biostimulants.ts';
import {
  fungicides,
  growthRegulators,
  herbicides,
  insecticides,
} from './data/products/cropProtection.ts';
import { activeContents } from './data/actives/activeContents.ts';
import { elementCeilingsGPerHa } from './data/actives/doseCeilings.ts';
import { factsById } from './data/products/factsById.ts';
import { figuresRead } from './data/products/figuresRead.ts';
import { fertiliserLiquids } from './data/products/fertiliserLiquids.ts';
import { fertiliserSalts } from './data/products/fertiliserSalts.ts';
import { furtherSprays } from './data/products/furtherSprays.ts';
import { fungicideStrengths } from './data/products/fungicideStrengths.ts';
import { growthRegulatorStrengths } from './data/products/growthRegulatorStrengths.ts';
import { herbicideStrengths } from './data/products/herbicideStrengths.ts';
import { insecticideStrengths } from './data/products/insecticideStrengths.ts';
import { labelsRead } from './data/products/labelsRead.ts';
import { limeGrades } from './data/products/limeGrades.ts';
import { limes } from './data/products/limes.ts';
import { pastureSeeds } from './data/products/pastureSeeds.ts';
import { resistanceGroups } from './data/actives/resistanceGroups.ts';
import { seeds } from './data/products/seeds.ts';
import { solubleFertilisers } from './data/products/solubleFertilisers.ts';
import { suspensionFertilisers } from './data/products/suspensionFertilisers.ts';
import { suspensionPowders } from './data/products/suspensionPowders.ts';
import { traceElementLiquids } from './data/products/traceElementLiquids.ts';
import { traceElementPowders } from './data/products/traceElementPowders.ts';
import { traceElements } from './data/products/traceElements.ts';
import type { NozzleSeriesFacts } from './NozzleSeriesFacts.ts';
import type { ProductFacts } from './ProductFacts.ts';
import type { SaltTableFacts } from './SaltTableFacts.ts';

/** Raised with every change of a fact, so that a saved mix can say what it was worked out with. */
const VERSION = '2026.9';

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
  // Beside the everyday ones: kinds, grades, brands and strengths.
  ['fertiliserSoluble', fertiliserLiquids],
  ['fertiliserSoluble', fertiliserSalts],
  ['lime', limeGrades],
  ['fertiliserSuspension', suspensionPowders],
  ['traceElement', traceElementPowders],
  ['traceElement', traceElementLiquids],
  ['biostimulant', biostimulantKinds],
  ['growthRegulator', growthRegulatorStrengths],
  ['herbicide', herbicideStrengths],
  ['fungicide', fungicideStrengths],
  ['insecticide', insecticideStrengths],
  ['adjuvant', adjuvantKinds],
  ['adjuvant', adjuvantStrengths],
  ['seed', pastureSeeds],
  ...furtherSprays,
];

const nozzleSeries: readonly NozzleSeriesFacts[] = [
  ...teejetNozzles,
  ...lechlerNozzles,
  ...hyproNozzles,
  ...magnojetNozzles,
  ...albuzNozzles,
  ...jactoNozzles,
  ...furtherNozzles,
  ...unlistedNozzles,
];

function withFactsById(facts: ProductFacts): ProductFacts {
  const { id } = facts;
  const apart = [
    factsById[id],
    activeContents(facts),
    labelsRead[id],
    figuresRead.get(id),
    resistanceGroups.get(id),
  ].filter((found) => found !== undefined && found !== null);
  return apart.reduce<ProductFacts>(
    (whole, found) => ({ ...whole, ...found, sources: { ...whole.sources, ...found.sources } }),
    facts,
  );
}

const products: readonly Product[] = productTables.flatMap(([category, table]) =>
  table.map((facts) => buildProduct(category, withFactsById(facts))),
);

// What is nobody's machine stands last in every list.
const custom = machines.filter(({ id }) => id === 'custom');
const listed = machines.filter(({ id }) => id !== 'custom');

/** Machines, nozzles, products, rules and tables that come with the software, each with its sources. */
export const catalogue: Catalogue = {
  version: VERSION,
  products,
  machines: [...listed, ...sprayers.map(buildSprayer), ...custom],
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
  roomBands,
  elementCeilingsGPerHa,
};
