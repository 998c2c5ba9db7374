import {
  always,
  choice,
  forPlan,
  id,
  list,
  number,
  pair,
  part,
  text,
  type DraftField,
  type FieldText,
  type NumberField,
  type PathTo,
} from './DraftField.ts';
import { LABEL_COUNTRIES } from '../catalogue/ProductLabel.ts';
import { CROPS, LEAF_SURFACES } from '../catalogue/crops.ts';
import { from, upTo, whole } from './Parameter.ts';
import { productFields } from './productFields.ts';
import { UNIT_SYSTEMS } from '../units/shownUnit.ts';

/*
 * The one table of what a draft may hold. The types of drafts and of paths, the readers, the JSON
 * Schema, the stored shape, the letters of a link and docs/draft.md follow from it; labels stand in
 * the message catalogue under the same paths. What belongs to a product of the mix stands in
 * `productFields.ts`. A letter is taken once: a test names the next free one.
 *
 * Below the rows stand their titles and meanings, for the JSON Schema and docs/draft.md. They are no
 * part of a row because the web app carries the rows to a phone: its build leaves out what it does not
 * use, and so these words.
 *
 * All limits are starting proposals that an agronomist has to sign; those marked "nature" or
 * "arithmetic" cannot be otherwise.
 */

/** Figures of the water, in the order they are asked for. */
const waterFields = {
  ph: number('D', from(0, 14, 'pH', 1, 0.1, [4, 10])),
  calciumPpm: number('A', from(0, 100_000, 'ppm', 1, 1, [null, 5_000])),
  magnesiumPpm: number('B', from(0, 100_000, 'ppm', 1, 1, [null, 5_000])),
  potassiumPpm: number('y', from(0, 100_000, 'ppm', 1, 1, [null, 5_000])),
  sodiumPpm: number('z', from(0, 100_000, 'ppm', 1, 1, [null, 5_000])),
  ironPpm: number('C', from(0, 100_000, 'ppm', 2, 0.1, [null, 100])),
  bicarbonatePpm: number('bQ', from(0, 100_000, 'ppm', 1, 1, [null, 1_500])),
};

/** The draft as a whole. */
export const mixDraft = part(null, {
  name: text('g', 80),
  /** A machine of the catalogue, or `custom` for one described only by the fields below. */
  machineId: id('h'),
  boomConfigurationId: id('i'),
  /** What may be filled. Null takes nominal tank x usable fraction of the machine. */
  tankCapacityL: number('j', upTo(50_000, 'L', 1, 50, [5, 10_000])),
  // Dead volume and residual are checked against the tank as well.
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
    /** Mean flow of the nozzles, of water. */
    flowLPerMin: always(number(null, upTo(50, 'L/min', 2, 0.01))),
    pressureBar: always(number(null, upTo(50, 'bar', 1, 0.1))),
  }),
  travelSpeedKmPerH: number('s', upTo(60, 'km/h', 1, 0.5, [3, 30])),
  /** Flow the pump gives up for agitation; null is not known. */
  agitationFlowLPerMin: number('t', from(0, 5_000, 'L/min', 1, 5, [null, 1_000])),
  sprayAreaHa: forPlan(number('u', upTo(100_000, 'ha', 4, 1, [0.01, 1_000]))),
  applicationRateLPerHa: forPlan(number('v', upTo(5_000, 'L/ha', 1, 5, [20, 1_500]))),
  /** Only a band over each row is sprayed; rates are those of the ground in the band. */
  // The band is checked against the row as well.
  bandWidthM: number('bh', upTo(10, 'm', 3, 0.05, [0.05, 2])),
  rowSpacingM: number('bi', upTo(20, 'm', 3, 0.05, [0.1, 10])),
  // Nature: below 0 °C water is ice.
  waterTemperatureC: number('w', from(0, 60, '°C', 1, 1, [null, 35])),
  /** How far above its freezing point the mix has to stay; null is the usual margin. */
  freezingMarginK: number('aS', from(0, 10, 'K', 1, 0.5)),
  /** Salts in the water as a laboratory prints them, in ppm (mg/L). */
  waterAnalysis: part('x', waterFields),
  /** pH read in the mix itself, with a strip or a meter. */
  mixPh: number('bP', from(0, 14, 'pH', 1, 0.1, [2, 13])),
  /** Time the mix will stand before it is sprayed out. */
  holdingTimeMin: number('E', from(0, 10_080, 'min', 0, 5, [null, 1_440])),
  /** Liquid already in the tank. `water` takes room only; `sameMix` already carries its products. */
  heel: part('F', {
    // The volume is checked against the tank as well.
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
  /** Growth stage of the crop, BBCH: 00 is the dry seed, 99 after the harvest. */
  growthStage: number('bn', whole(from(0, 99, '1', 0, 1))),
  /** Days from the spraying to the harvest that is planned. */
  daysToHarvest: number('bo', whole(from(0, 1_000, '1', 0, 1, [null, 400]))),
  /**
   * Air temperature at the time of spraying, as far as it is known beforehand. A job result sends
   * it under the same letters.
   */
  airTemperatureC: number('aO', from(-20, 55, '°C', 1, 1, [0, 40])),
  leafSurface: choice('aW', LEAF_SURFACES),
  /** Country whose labels and limits hold; null is New Zealand's limits and no country's labels. */
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

/** The `machineId` of a machine that is described by the fields of its draft alone. */
export const OWN_MACHINE = 'custom';

/**
 * Fields that belong to the sprayer and go with it: into the next mix, out of a mix that another
 * sprayer takes over, and as one value where two devices changed a mix. A catch test is not among
 * them: it is put in when a plan is made.
 */
export const MACHINE_FIELDS = [
  'machineId',
  'boomConfigurationId',
  'tankCapacityL',
  'deadVolumeL',
  'tankResidualL',
  'swathWidthM',
  'suspendedSolidsLimitPct',
  'maxLoadMassKg',
  'finestFilterMesh',
  'gaugeStepL',
  'nozzle',
  'agitationFlowLPerMin',
] as const satisfies readonly (keyof typeof draftFields)[];

export type DraftTable = typeof draftFields;

/** Every field by its path, `*` standing for a place in a list. */
export type DraftFieldPath = PathTo<DraftField, DraftTable, '*'>;
/** Path of every number of a draft, such as `products.1.measuringStep`. */
export type NumberPath<From extends NumberField['unitFrom'] = NumberField['unitFrom']> = PathTo<
  { readonly kind: 'number'; readonly unitFrom: From },
  DraftTable,
  `${number}`
>;
/** Path of every value of a draft. */
export type DraftPath = PathTo<DraftField, DraftTable, `${number}`>;

/** Title and meaning of every field; those of a product of the mix stand beside its rows. */
export const fieldTexts: Readonly<
  Record<Exclude<DraftFieldPath, `products.*.${string}`>, FieldText>
> = {
  name: ['Name', 'What the operator calls the job.'],
  machineId: ['Machine', 'Id in the catalogue. Null or "custom": described by the fields below.'],
  boomConfigurationId: ['Boom', 'Id at the machine. Null: its only boom, or not set.'],
  tankCapacityL: [
    'Tank capacity',
    'What may be filled. Null: nominal tank x usable fraction of the machine; needed without one.',
  ],
  deadVolumeL: [
    'Dead volume',
    'Stays in lines, pump and filters, below the gauge. Null: the machine’s, else not counted.',
  ],
  tankResidualL: [
    'Left in the tank',
    'What the gauge shows when the pump sucks air. Null: the machine’s, else not counted.',
  ],
  swathWidthM: ['Swath width', 'Null: the boom’s, else no nozzle figures.'],
  suspendedSolidsLimitPct: [
    'Suspended solids limit',
    'Highest share by volume that the machine keeps moving. Null: the machine’s, else general.',
  ],
  maxLoadMassKg: ['Largest load mass', 'Axle and drawbar. Null: not checked.'],
  finestFilterMesh: [
    'Finest filter',
    'On the way to the nozzles, by its mesh. Null: particles are not held against a filter.',
  ],
  gaugeStepL: ['Gauge step', 'Between two marks of the sight gauge. Null: no marks.'],
  nozzle: ['Nozzle', 'As fitted. Null: no nozzle figures.'],
  'nozzle.nozzleId': ['Nozzle', 'Id in the catalogue.'],
  'nozzle.nozzleCount': ['Nozzle count', 'Positions that share the flow. Null: the boom’s.'],
  catchTest: [
    'Catch test',
    'Flow of the nozzles as it was measured, in place of the published one. Null: not measured.',
  ],
  'catchTest.nozzleId': ['Nozzle', 'It holds for this nozzle; with another one it is not counted.'],
  'catchTest.flowLPerMin': ['Measured flow', 'Mean of the nozzles, of water.'],
  'catchTest.pressureBar': ['Measured at', 'Pressure at the nozzle during the test.'],
  travelSpeedKmPerH: ['Travel speed', 'Null: no nozzle figures.'],
  agitationFlowLPerMin: [
    'Agitation flow',
    'What the pump gives up for agitation. Null: not known.',
  ],
  sprayAreaHa: ['Spray area', 'Ground to be covered; of a band, all of the field. Needed.'],
  applicationRateLPerHa: ['Application rate', 'Finished spray per area. Needed.'],
  bandWidthM: [
    'Band width',
    'Of the sprayed band over each row. Rates are those of the ground in the band. Null: all of the ground is sprayed.',
  ],
  rowSpacingM: ['Row spacing', 'From row to row. Needed with a band.'],
  waterTemperatureC: [
    'Water temperature',
    'Before mixing. Null: nothing is said about cooling and dissolving.',
  ],
  freezingMarginK: [
    'Margin to freezing',
    'How far above its freezing point the mix has to stay. Null: 2 °C.',
  ],
  waterAnalysis: ['Water analysis', 'As a laboratory prints it. Null: not known.'],
  'waterAnalysis.potassiumPpm': ['potassium', 'In the water, mg/L.'],
  'waterAnalysis.sodiumPpm': ['sodium', 'In the water, mg/L.'],
  'waterAnalysis.calciumPpm': ['calcium', 'In the water, mg/L.'],
  'waterAnalysis.magnesiumPpm': ['magnesium', 'In the water, mg/L.'],
  'waterAnalysis.ironPpm': ['iron', 'In the water, mg/L.'],
  'waterAnalysis.bicarbonatePpm': ['bicarbonate', 'In the water, mg/L: its alkalinity.'],
  'waterAnalysis.ph': ['pH', 'Of the water.'],
  mixPh: [
    'pH of the mix',
    'Read in the mix itself. Null: from what is in it, where that is known.',
  ],
  holdingTimeMin: [
    'Holding time',
    'How long the mix stands before it is sprayed out. Null: not set.',
  ],
  heel: ['Heel', 'Liquid in the tank already. Null: empty.'],
  'heel.volumeL': ['Volume', 'At most the tank capacity.'],
  'heel.contents': ['Contents', 'Water, or the same mix as planned.'],
  loadSplit: ['Load split', 'Null: full tanks first, then a part load.'],
  measuringUnits: [
    'Measuring units',
    'Whose scales and jugs amounts are rounded to where no step is set: kg and L, or lb, oz, gal, pt and fl oz. Null: metric.',
  ],
  products: ['Products', 'At least one.'],
  'products.*': ['Product', 'One line of the mix.'],
  mixingOrder: [
    'Mixing order',
    'Product ids in the operator’s own order. Null: the order of the classes.',
  ],
  labelAllowances: ['Label allowances', 'Null: none.'],
  'labelAllowances.*': [
    'Label allowance',
    'A pair of products whose label allows what a rule forbids.',
  ],
  'labelAllowances.*.productIds': ['Products', 'The two products.'],
  'labelAllowances.*.reason': ['Reason', 'Kept with the plan.'],
  crop: ['Crop', 'What is sprayed. Null: leaf burn is not judged.'],
  growthStage: [
    'Growth stage',
    'Of the crop, BBCH 0 to 99. Null: not held against a label, and what of the spray meets leaf is not known.',
  ],
  daysToHarvest: [
    'Days to harvest',
    'From the spraying to the harvest. Null: not held against a label.',
  ],
  airTemperatureC: ['Air temperature', 'When it is sprayed. Null: not judged.'],
  leafSurface: ['Leaf', 'How the leaf is when it is sprayed. Null: not judged.'],
  country: [
    'Country',
    'Whose labels and limits hold. Null: New Zealand’s nitrogen limit and no country’s labels.',
  ],
  nitrogenAppliedKgPerHa: [
    'Nitrogen applied',
    'Synthetic N already on this ground in the running July to June year. Null: not known.',
  ],
};
