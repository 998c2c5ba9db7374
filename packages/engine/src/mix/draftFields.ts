import { RATE_UNITS } from '../catalogue/Product.ts';
import {
  always,
  choice,
  forPlan,
  id,
  list,
  number,
  numberIn,
  pair,
  part,
  text,
  type DraftField,
  type NumberField,
  type PathTo,
} from './DraftField.ts';
import { LABEL_COUNTRIES } from '../catalogue/ProductLabel.ts';
import { CROPS, LEAF_SURFACES } from './crops.ts';
import { from, upTo, whole } from './Parameter.ts';
import { UNIT_SYSTEMS } from '../units/shownUnit.ts';

/*
 * The one table of what a draft may hold. The types of drafts and of paths, the readers, the JSON
 * Schema, the stored shape, the letters of a link and docs/draft.md follow from it; labels stand in
 * the message catalogue under the same paths. A letter is taken once: the next free one is `br`.
 *
 * All limits are starting proposals that an agronomist has to sign, taken from the review table of
 * the fields where it has the row; those marked "nature" or "arithmetic" cannot be otherwise.
 */

// A rate's limits follow from its unit: RATE_PARAMETERS.
const ANY_NUMBER = { ...upTo(Number.MAX_VALUE, '1', 3, 1), min: -Number.MAX_VALUE };

const rateFields = {
  value: always(numberIn('beside', 'M', ANY_NUMBER)),
  unit: always(choice('N', RATE_UNITS)),
};

const containerFields = {
  size: always(numberIn('beside', 'P', upTo(50_000, 'kg', 3, 1, [null, 1_000]))),
  unit: always(choice('N', ['kg', 'g', 'L', 'mL'])),
  kind: always(choice('Q', ['bag', 'drum', 'jug', 'box', 'bottle'])),
};

// Prices stay with their owner, so they have no letters.
const priceFields = {
  /** Whole cents per unit below. */
  amountCents: always(number(null, whole(from(0, 100_000_000, 'cent', 0, 10)))),
  per: always(choice(null, ['kg', 'L', 'container'])),
};

const overrideFields = {
  liquidDensityKgPerL: number('T', from(0.5, 2.5, 'kg/L', 3, 0.01, [0.7, 1.6])),
  displacementLPerKg: number('U', from(0, 3, 'L/kg', 3, 0.01, [null, 1.2])),
  heatOfSolutionKJPerKg: number('V', from(-2_000, 2_000, 'kJ/kg', 0, 1, [-1_200, 500])),
  labelMaximumRate: part('W', rateFields),
  // As the label counts it: of the salt or of the acid.
  activeIngredientGPerL: number('ba', upTo(1_500, 'g/L', 3, 1, [1, 1_200])),
  activeIngredientPct: number('bb', upTo(100, '%', 4, 1)),
  acidEquivalentGPerL: number('bc', upTo(1_500, 'g/L', 3, 1, [1, 1_000])),
  acidEquivalentPct: number('bd', upTo(100, '%', 4, 1)),
  /** What ran out of the pump or the outlet in the time beside it. */
  runVolumeL: number('be', upTo(5_000, 'L', 3, 0.1, [null, 500])),
  runMassKg: number('bf', upTo(5_000, 'kg', 3, 0.1, [null, 500])),
  /** How much acid a lime takes up, and how much of it is fine enough, both as its paper says. */
  neutralisingValuePct: number('bk', upTo(200, '%', 2, 1, [40, 180])),
  finenessPct: number('bl', upTo(100, '%', 2, 1, [20, null])),
  runTimeS: number('bg', upTo(7_200, 's', 1, 1, [2, 1_800])),
};

const productFields = {
  productId: always(id('K')),
  rate: forPlan(part('L', rateFields)),
  /** The operator's own bags, drums and jugs; amounts are shown as whole ones plus a remainder. */
  containers: list('O', 6, part(null, containerFields)),
  price: part(null, priceFields),
  /** Smallest step the operator can weigh or measure, kg or L; null chooses one, 0 is exact figures. */
  measuringStep: numberIn('product', 'R', from(0, 1_000, 'kg', 3, 0.1, [null, 100])),
  // What this ground had of it in the twelve months before.
  applicationsBefore: number('aY', whole(from(0, 200, '1', 0, 1, [null, 50]))),
  appliedBeforePerHa: numberIn('product', 'aZ', from(0, 10_000, 'kg/ha', 3, 0.1, [null, 1_000])),
  /** Sprayings there with anything that acts the same way. */
  sameActionBefore: number('aV', whole(from(0, 200, '1', 0, 1, [null, 50]))),
  /** Whole calendar days from the last spraying of it there to this one. */
  daysSinceLast: number('bp', whole(from(0, 366, '1', 0, 1))),
  /** Of its active ingredient, whichever products brought it. */
  activeBeforeGPerHa: number('bq', from(0, 100_000, 'g/ha', 1, 10, [null, 20_000])),
  overrides: part('S', overrideFields),
};

const waterFields = {
  potassiumPpm: number('y', from(0, 100_000, 'ppm', 1, 1, [null, 5_000])),
  sodiumPpm: number('z', from(0, 100_000, 'ppm', 1, 1, [null, 5_000])),
  calciumPpm: number('A', from(0, 100_000, 'ppm', 1, 1, [null, 5_000])),
  magnesiumPpm: number('B', from(0, 100_000, 'ppm', 1, 1, [null, 5_000])),
  ironPpm: number('C', from(0, 100_000, 'ppm', 2, 0.1, [null, 100])),
  bicarbonatePpm: number('bQ', from(0, 100_000, 'ppm', 1, 1, [null, 1_500])),
  ph: number('D', from(0, 14, 'pH', 1, 0.1, [4, 10])),
};

/** The draft as a whole. */
export const mixDraft = part(null, {
  name: text('g', 80),
  /** A machine of the catalogue, or `custom` for one described only by the fields below. */
  machineId: id('h'),
  boomConfigurationId: id('i'),
  /** What may be filled. Null takes nominal tank x usable fraction of the machine. */
  tankCapacityL: number('j', upTo(50_000, 'L', 1, 50, [5, 10_000])),
  // Both are checked against the tank as well.
  /** Stays in lines, pump and filters, below the gauge. */
  deadVolumeL: number('k', from(0, 5_000, 'L', 1, 1)),
  /** What the gauge shows when the pump sucks air: it stands in the tank and cannot be sprayed. */
  tankResidualL: number('aT', from(0, 5_000, 'L', 1, 1)),
  swathWidthM: number('l', upTo(100, 'm', 2, 0.5, [0.5, 50])),
  /** Highest share of suspended solids by volume this machine keeps moving, %. */
  // Nature: 60 % is the densest packing, a mix cannot flow at it (Krieger-Dougherty, assumed).
  suspendedSolidsLimitPct: number('m', upTo(60, '%', 1, 1, [null, 30])),
  /** Largest mass the axle and drawbar allow in the tank. */
  maxLoadMassKg: number('n', upTo(100_000, 'kg', 0, 50, [20, 30_000])),
  /** The finest filter on the way to the nozzles. */
  finestFilterMesh: number('bm', whole(from(4, 400, '1', 0, 10))),
  /** Distance between two marks of the sight gauge. */
  gaugeStepL: number('o', upTo(5_000, 'L', 1, 5, [null, 500])),
  /** The nozzles as fitted. */
  nozzle: part('p', {
    nozzleId: always(id('q')),
    /** Positions that share the flow; null takes the boom configuration's own count. */
    nozzleCount: number('r', whole(from(1, 1_000, '1', 0, 1, [null, 200]))),
  }),
  /**
   * What a catch test found for these nozzles. It holds for the nozzle it names and for no other, and
   * belongs to the machine that was tested: whoever gets the job by a link tests their own.
   */
  catchTest: part(null, {
    nozzleId: always(id('q')),
    /** Mean of the nozzles, of water. */
    flowLPerMin: always(number(null, upTo(50, 'L/min', 2, 0.01))),
    pressureBar: always(number(null, upTo(50, 'bar', 1, 0.1))),
  }),
  travelSpeedKmPerH: number('s', upTo(60, 'km/h', 1, 0.5, [3, 30])),
  /** Flow the pump gives up for agitation; null is not known. */
  agitationFlowLPerMin: number('t', from(0, 5_000, 'L/min', 1, 5, [null, 1_000])),
  sprayAreaHa: forPlan(number('u', upTo(100_000, 'ha', 4, 1, [0.01, 1_000]))),
  applicationRateLPerHa: forPlan(number('v', upTo(5_000, 'L/ha', 1, 5, [20, 1_500]))),
  /** Only a band over each row is sprayed; rates are those of the ground in the band. */
  // Checked against the row as well.
  bandWidthM: number('bh', upTo(10, 'm', 3, 0.05, [0.05, 2])),
  rowSpacingM: number('bi', upTo(20, 'm', 3, 0.05, [0.1, 10])),
  // Nature below: water is ice.
  waterTemperatureC: number('w', from(0, 60, '°C', 1, 1, [null, 35])),
  /** How far above its freezing point the mix has to stay; null is the usual margin. */
  freezingMarginK: number('aS', from(0, 10, 'K', 1, 0.5)),
  /** Salts in the water as a laboratory prints them, in ppm (mg/L). */
  waterAnalysis: part('x', waterFields),
  /** Read in the mix itself, with a strip or a meter. */
  mixPh: number('bP', from(0, 14, 'pH', 1, 0.1, [2, 13])),
  /** Time the mix will stand before it is sprayed out. */
  holdingTimeMin: number('E', from(0, 10_080, 'min', 0, 5, [null, 1_440])),
  /** Liquid already in the tank. `water` takes room only; `sameMix` already carries its products. */
  heel: part('F', {
    // Checked against the tank as well.
    volumeL: forPlan(number('G', from(0, 50_000, 'L', 1, 10))),
    contents: forPlan(choice('H', ['water', 'sameMix'])),
  }),
  /** Full tanks and one smaller, or all the same. Null is full tanks first. */
  loadSplit: choice('I', ['fullThenPart', 'equal']),
  /** Whose scales and jugs amounts are rounded to where no step is set; null is metric. */
  measuringUnits: choice('bj', UNIT_SYSTEMS),
  products: forPlan(list('J', 30, part(null, productFields))),
  /** The operator's own order of addition, by product id; null keeps the order of the classes. */
  mixingOrder: list('X', 30, id(null)),
  /** Pairs whose label allows what a rule forbids; the label wins and the reason is kept. */
  labelAllowances: list(
    'Y',
    20,
    part(null, { productIds: always(pair('Z')), reason: always(text('aa', 200)) }),
  ),
  crop: choice('aU', CROPS),
  /** Of the crop, BBCH: 00 is the dry seed, 99 after the harvest. */
  growthStage: number('bn', whole(from(0, 99, '1', 0, 1))),
  /** From the spraying to the harvest that is planned. */
  daysToHarvest: number('bo', whole(from(0, 1_000, '1', 0, 1, [null, 400]))),
  /** At the time of spraying, as far as it is known beforehand. A result sends it under the same letters. */
  airTemperatureC: number('aO', from(-20, 55, '°C', 1, 1, [0, 40])),
  leafSurface: choice('aW', LEAF_SURFACES),
  /** Whose labels and limits hold; null is New Zealand's limits and no country's labels. */
  country: choice('aX', LABEL_COUNTRIES),
  /** Synthetic N already put on this ground in the running July-June year. */
  nitrogenAppliedKgPerHa: number('ab', from(0, 1_000, 'kg N/ha', 1, 1, [null, 400])),
});

export const draftFields = mixDraft.fields;

/** Figures of a draft that are read with what they belong to: a typed tank rules over the machine's. */
export const READ_APART = [
  'tankCapacityL',
  'deadVolumeL',
  'tankResidualL',
  'swathWidthM',
  'suspendedSolidsLimitPct',
  'sprayAreaHa',
  'applicationRateLPerHa',
  'freezingMarginK',
] as const satisfies readonly (keyof typeof draftFields)[];

export type DraftTable = typeof draftFields;

/** Every field by its path, `*` standing for a place in a list. */
export type DraftFieldPath = PathTo<DraftField, DraftTable, '*'>;
/** Every number, at its place: `products.1.measuringStep`. */
export type NumberPath<From extends NumberField['unitFrom'] = NumberField['unitFrom']> = PathTo<
  { readonly kind: 'number'; readonly unitFrom: From },
  DraftTable,
  `${number}`
>;
/** Every place of a draft. */
export type DraftPath = PathTo<DraftField, DraftTable, `${number}`>;
