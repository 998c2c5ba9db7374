import type { Catalogue, SaltTable } from '../src/catalogue/Catalogue.ts';
import type { Machine } from '../src/catalogue/Machine.ts';
import {
  fraction,
  kilogramsPerLitre,
  litres,
  litresPerKilogram,
  massFraction,
  metres,
} from '../src/units/quantity.ts';
import { exampleProduct } from './exampleInputs.ts';
import { aixr11003, id12004, tf15, tt11004, xr11003, xr11004 } from './exampleNozzles.ts';
import { ROOM_BANDS } from './roomBands.ts';

const perTenDegrees = (...gPerKgWater: number[]) =>
  gPerKgWater.map((grams, place) => ({ temperatureC: place * 10, gPerKgWater: grams }));

/** Sources: solubility S8, S2 and S12; heat assumed from S14; analysis S9. */
const urea = exampleProduct({
  id: 'urea',
  displacementLPerKg: litresPerKilogram(0.742),
  solubility: perTenDegrees(656, 845, 1080, 1346),
  heatOfSolutionKJPerKg: 241,
  specificHeatKJPerKgK: 2.106,
  practicalLimitKgPer100L: 30,
  saltTable: { saltId: 'urea', anhydrousFraction: massFraction(1) },
  nutrientsPct: { N: 46 },
  groups: ['UREA'],
});
/** Every fifth row or so of S3; eutectic S13. */
const ureaTable: SaltTable = {
  saltId: 'urea',
  densityAt20C: [
    [0, 0.9982],
    [5, 1.0111],
    [10, 1.0248],
    [20, 1.053],
    [30, 1.0812],
    [40, 1.1106],
  ],
  freezingPointC: [
    [0, 0],
    [5, -1.55],
    [10, -3.26],
    [20, -7],
    [30, -11.4],
    [40, -15.99],
  ],
  eutectic: { massPct: 32.5, temperatureC: -11.5 },
  source: 'S3',
};
/** Sources: S1, S6, S9. */
const kno3 = exampleProduct({
  id: 'kno3',
  form: 'powder',
  displacementLPerKg: litresPerKilogram(0.394),
  solubility: perTenDegrees(136.4, 213.6, 319.3, 455.6),
  heatOfSolutionKJPerKg: 344,
  specificHeatKJPerKgK: 0.95,
  nutrientsPct: { N: 13, K: 37.4 },
  groups: ['NO3', 'K'],
});
/** Sources: S1, S7, S9. */
const ams = exampleProduct({
  id: 'ams',
  displacementLPerKg: litresPerKilogram(0.441),
  solubility: perTenDegrees(703.6, 727.1, 751.3, 779.4),
  heatOfSolutionKJPerKg: 87,
  nutrientsPct: { N: 21, S: 24 },
  groups: ['NH4', 'SO4'],
});
/** Sources: S1, S6, S9. */
const sop = exampleProduct({
  id: 'sop',
  form: 'powder',
  displacementLPerKg: litresPerKilogram(0.231),
  solubility: perTenDegrees(76.5, 92.4, 110.5, 128.7),
  heatOfSolutionKJPerKg: 136,
  nutrientsPct: { K: 41.5, S: 18 },
  groups: ['K', 'SO4'],
});
/** Sources: S4, S8; heat and analysis assumed. */
const canSol = exampleProduct({
  id: 'can-sol',
  displacementLPerKg: litresPerKilogram(0.419),
  solubility: perTenDegrees(1000, 1130, 1290, 1500),
  heatOfSolutionKJPerKg: 120,
  nutrientsPct: { N: 15.5, Ca: 18.58 },
  groups: ['CA_SOL'],
});
const seaweed = exampleProduct({
  id: 'seaweed',
  category: 'biostimulant',
  form: 'liquid',
  behaviour: 'liquid',
  liquidDensityKgPerL: kilogramsPerLitre(1.05),
  mixClass: 95,
});

/** Published: 1,000 L, 20 m, 50 to 650 L/ha at 5 to 25 km/h (S29); half-metre boom for the test. */
const multi1000: Machine = {
  id: 'multi-1000',
  name: 'Multi 1000',
  nominalTankL: litres(1000),
  usableFraction: fraction(1),
  deadVolumeL: null,
  tankResidualL: null,
  boomConfigurations: [
    { id: 'boom', name: '20 m', kind: 'boom', swathWidthM: metres(20), nozzleCount: 40 },
  ],
  agitation: null,
  pump: null,
  suspendedSolidsLimitFraction: fraction(0.15),
  publishedRateLPerHa: [50, 650],
  publishedSpeedKmPerH: [5, 25],
  notes: null,
  sources: {},
};

/** A few real products and tips, one machine, one rule that stops a pair. */
export const exampleCatalogue: Catalogue = {
  version: 'example',
  products: [urea, kno3, ams, sop, canSol, seaweed],
  machines: [multi1000],
  nozzles: [xr11003, xr11004, tt11004, aixr11003, id12004, tf15],
  nozzleSizes: [],
  compatibilityRules: [
    {
      id: 'calcium-sulphate',
      between: { CA_SOL: ['SO4'] },
      verdict: 'incompatible',
      mechanism: 'precipitation',
      reason: 'gypsum',
      solids: ['gypsum'],
      source: { sourceIds: ['S46'], assumed: false, note: null },
    },
  ],
  saltTables: [ureaTable],
  roomBands: ROOM_BANDS,
  cropInterception: [],
  elementCeilingsGPerHa: {},
};
