import { draftFields } from '../src/mix/draftFields.ts';
import { readOtherFigures } from '../src/reading/readOtherFigures.ts';
import type { MixInputProduct, MixInputs } from '../src/mix/MixInputs.ts';
import type { Product } from '../src/catalogue/Product.ts';
import { hectares, litres, litresPerHectare } from '../src/units/quantity.ts';
import { ROOM_BANDS } from './roomBands.ts';

/** A product with nothing known of it, to be filled in by a test. */
export const exampleProduct = (facts: Partial<Product> & { readonly id: string }): Product => ({
  name: facts.id,
  category: 'fertiliserSoluble',
  form: 'granular',
  formulation: null,
  behaviour: 'dissolves',
  bulkDensityKgPerL: null,
  particleDensityKgPerL: null,
  liquidDensityKgPerL: null,
  displacementLPerKg: null,
  saltTable: null,
  solubility: [],
  heatOfSolutionKJPerKg: null,
  specificHeatKJPerKgK: null,
  practicalLimitKgPer100L: null,
  nutrientsPct: null,
  declaredAnalysis: null,
  rate: null,
  mixClass: 40,
  phEffect: null,
  groups: [],
  hazards: [],
  notes: null,
  particleTopSizeUm: null,
  halfLifeByPh: [],
  sources: {},
  ...facts,
});

/** One line of a mix, weighed as exactly as it is planned. */
export const exampleLine = (
  product: Product,
  line: Partial<Omit<MixInputProduct, 'product'>> = {},
): MixInputProduct => ({
  index: 0,
  product,
  rate: { value: 1, unit: 'kg/ha' },
  containers: [],
  price: null,
  measuringStep: 0,
  labelMaximumRate: null,
  applicationsBefore: null,
  appliedBeforePerHa: null,
  sameActionBefore: null,
  daysSinceLast: null,
  activeBeforeGPerHa: null,
  meantGPerHa: null,
  ...line,
});

/** 20 ha at 100 L/ha from a 1,000 L tank; everything that may be missing is missing. */
export const exampleInputs = (known: Partial<MixInputs> = {}): MixInputs => ({
  draft: {},
  ...readOtherFigures({ record: {}, path: '', problems: [], rows: draftFields }),
  machine: null,
  boom: null,
  tankCapacityL: litres(1000),
  tankCapacityAssumed: false,
  deadVolumeL: null,
  tankResidualL: null,
  residualAssumedL: null,
  swathWidthM: null,
  suspendedSolidsLimitFraction: null,
  suspendedSolidsLimitAssumed: false,
  nozzle: null,
  nozzleCount: null,
  measuredFlow: null,
  sprayAreaHa: hectares(20),
  fieldAreaHa: known.sprayAreaHa ?? hectares(20),
  treatedShare: 1,
  applicationRateLPerHa: litresPerHectare(100),
  freezingMarginK: 2,
  waterAnalysis: null,
  heel: null,
  crop: null,
  leafSurface: null,
  country: null,
  loadSplit: 'fullThenPart',
  measuringUnits: 'metric',
  products: [],
  mixingOrder: null,
  labelAllowances: [],
  saltTables: [],
  roomBands: ROOM_BANDS,
  cropInterception: [],
  elementCeilingsGPerHa: {},
  compatibilityRules: [],
  ...known,
});
