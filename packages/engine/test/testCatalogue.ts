import type { Catalogue } from '../src/catalogue/Catalogue.ts';
import type { FactSource } from '../src/catalogue/Product.ts';
import type { Machine } from '../src/catalogue/Machine.ts';
import { fraction, kilogramsPerLitre, litres, metres } from '../src/units/quantity.ts';
import { xr11003, xr11004 } from './exampleNozzles.ts';
import { SALT_TABLES } from './saltTables.ts';
import { exampleProduct } from './exampleInputs.ts';
import { captan, gibberellicAcid, limeFlour, seaweed, urea } from './testProducts.ts';
import { ROOM_BANDS } from './roomBands.ts';

const assumed: FactSource = { sourceIds: [], assumed: true, note: null };
const sourced: FactSource = { sourceIds: ['S29'], assumed: false, note: null };

/** 1,000 L of which 95 % may be filled (assumed), one 20 m boom. */
export const oneBoomMachine: Machine = {
  id: 'one-boom',
  name: 'One boom',
  nominalTankL: litres(1000),
  usableFraction: fraction(0.95),
  deadVolumeL: litres(20),
  tankResidualL: null,
  boomConfigurations: [
    { id: 'boom', name: '20 m', kind: 'boom', swathWidthM: metres(20), nozzleCount: 40 },
  ],
  agitation: null,
  pump: null,
  suspendedSolidsLimitFraction: fraction(0.15),
  publishedRateLPerHa: null,
  publishedSpeedKmPerH: null,
  notes: null,
  sources: {
    nominalTankL: sourced,
    usableFraction: assumed,
    deadVolumeL: assumed,
    suspendedSolidsLimitFraction: assumed,
  },
};

/** Nothing of its tank is known, and it has two booms. */
export const twoBoomMachine: Machine = {
  ...oneBoomMachine,
  id: 'two-booms',
  nominalTankL: null,
  deadVolumeL: null,
  boomConfigurations: [
    { id: 'narrow', name: '12 m', kind: 'boom', swathWidthM: metres(12), nozzleCount: 24 },
    { id: 'wide', name: '24 m', kind: 'boomless', swathWidthM: metres(24), nozzleCount: null },
  ],
  sources: {},
};

/** A registered label was read: 0.15 to 0.5 L/ha. */
export const labelled = exampleProduct({
  id: 'labelled',
  category: 'growthRegulator',
  form: 'liquid',
  behaviour: 'liquid',
  rate: { min: 0.15, max: 0.5, unit: 'L/ha', fromLabel: true },
});

/** Usual practice, not a label: 25 to 100 mL in 100 L. */
export const wetter = exampleProduct({
  id: 'wetter',
  category: 'adjuvant',
  form: 'liquid',
  behaviour: 'liquid',
  rate: { min: 25, max: 100, unit: 'mL/100 L', fromLabel: false },
});

/** A liquid fertiliser of known density, 28 % N. */
export const uan = exampleProduct({
  id: 'uan',
  form: 'liquid',
  behaviour: 'liquid',
  liquidDensityKgPerL: kilogramsPerLitre(1.28),
  nutrientsPct: { N: 28 },
  rate: { min: 20, max: 300, unit: 'L/ha', fromLabel: false },
});

export const testUrea = exampleProduct({
  ...urea,
  rate: { min: 15, max: 80, unit: 'kg/ha', fromLabel: false },
});

export const testCatalogue: Catalogue = {
  version: 'test',
  products: [testUrea, seaweed, gibberellicAcid, limeFlour, captan, labelled, wetter, uan],
  machines: [oneBoomMachine, twoBoomMachine],
  nozzles: [xr11003, xr11004],
  nozzleSizes: [],
  compatibilityRules: [],
  saltTables: SALT_TABLES,
  roomBands: ROOM_BANDS,
  cropInterception: [],
  elementCeilingsGPerHa: {},
};
