import { PARAMETERS, RATE_PARAMETERS, type Parameter } from '../parameters.ts';
import { RATE_UNITS } from '../products/Product.ts';
import { HEEL_CONTENTS } from './readHeel.ts';
import { LONGEST_REASON, MOST_LABEL_ALLOWANCES } from './readLabelAllowances.ts';
import { LOAD_SPLITS, LONGEST_NAME } from './readMix.ts';
import {
  CONTAINER_KINDS,
  LIQUID_CONTAINER_UNITS,
  MOST_CONTAINERS,
  MOST_PRODUCTS,
  PRICE_UNITS,
  SOLID_CONTAINER_UNITS,
} from './readProducts.ts';

/** A JSON Schema, as far as this one uses the language. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly maxItems?: number;
  readonly maxLength?: number;
}

const range = ({ min, minAllowed, max }: Parameter): JsonSchema => ({
  ...(minAllowed ? { minimum: min } : { exclusiveMinimum: min }),
  maximum: max,
});

/** A number that may be null, with its limits and its unit. */
function number(key: keyof typeof PARAMETERS, title: string, meaning: string): JsonSchema {
  const parameter: Parameter = PARAMETERS[key];
  const type = parameter.whole ? 'integer' : 'number';
  const description = `${meaning} Unit: ${parameter.unit}.`;
  return { title, description, type: [type, 'null'], ...range(parameter) };
}

const required = (schema: JsonSchema): JsonSchema => {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return { ...schema, type: (types as unknown[]).find((type) => type !== 'null') };
};

const text = (title: string, description: string, maxLength = 200): JsonSchema => ({
  title,
  description,
  type: ['string', 'null'],
  maxLength,
});

const choice = (title: string, description: string, choices: readonly string[]): JsonSchema => ({
  title,
  description,
  enum: [...choices, null],
});

const needed = (schema: JsonSchema, choices: readonly string[]): JsonSchema => ({
  ...schema,
  enum: choices,
});

const object = (
  title: string,
  description: string,
  properties: Readonly<Record<string, JsonSchema>>,
  needs: readonly string[] = [],
): JsonSchema => ({
  title,
  description,
  type: ['object', 'null'],
  properties,
  required: needs,
  additionalProperties: false,
});

const list = (title: string, description: string, items: JsonSchema, max: number): JsonSchema => ({
  title,
  description,
  type: ['array', 'null'],
  items,
  maxItems: max,
});

const RATE: JsonSchema = {
  ...required(
    object(
      'Rate',
      'An amount of product per area, per 100 L of finished spray or per load.',
      {
        value: {
          title: 'Value',
          description: 'In the unit beside it.',
          type: 'number',
          exclusiveMinimum: 0,
        },
        unit: {
          title: 'Unit',
          description: 'A nutrient is elemental unless an oxide is named.',
          enum: RATE_UNITS,
        },
      },
      ['value', 'unit'],
    ),
  ),
  allOf: RATE_UNITS.map((unit) => ({
    if: { properties: { unit: { const: unit } } },
    then: { properties: { value: { type: 'number', maximum: RATE_PARAMETERS[unit].max } } },
  })),
};
const A_RATE = { $ref: '#/$defs/rate' };

const container = required(
  object(
    'Container',
    'A bag, drum or jug that amounts are counted out of.',
    {
      size: required(
        number('products.*.containers.*.size', 'Size', 'What one holds, in the unit beside it.'),
      ),
      unit: needed(choice('Unit', 'kg or g for a solid, L or mL for a liquid.', []), [
        ...SOLID_CONTAINER_UNITS,
        ...LIQUID_CONTAINER_UNITS,
      ]),
      kind: needed(choice('Kind', 'What it is called.', []), CONTAINER_KINDS),
    },
    ['size', 'unit', 'kind'],
  ),
);

const price = object(
  'Price',
  'What the product costs. Null: its cost is not known.',
  {
    amountCents: required(
      number('products.*.price.amountCents', 'Amount', 'Whole cents per unit beside it.'),
    ),
    per: needed(choice('Per', 'kg, L or the one container that is set.', []), PRICE_UNITS),
  },
  ['amountCents', 'per'],
);

const overrides = object(
  'Corrected facts',
  'Facts for this mix that rule over the catalogue. Null: the catalogue holds.',
  {
    liquidDensityKgPerL: number(
      'products.*.overrides.liquidDensityKgPerL',
      'Density',
      'Of a liquid product.',
    ),
    displacementLPerKg: number(
      'products.*.overrides.displacementLPerKg',
      'Displacement',
      'Room that 1 kg of a solid product takes in the tank.',
    ),
    heatOfSolutionKJPerKg: number(
      'products.*.overrides.heatOfSolutionKJPerKg',
      'Heat of solution',
      'Taken from the water by 1 kg; below 0 warms the tank.',
    ),
    labelMaximumRate: {
      title: 'Label maximum',
      description: 'The highest rate that the label in hand allows.',
      anyOf: [A_RATE, { type: 'null' }],
    },
  },
);

const product = required(
  object(
    'Product',
    'One line of the mix.',
    {
      productId: required(text('Product', 'Id in the catalogue.')),
      rate: { title: 'Product rate', description: 'How much is wanted. Needed.', ...A_RATE },
      containers: list(
        'Containers',
        'The operator’s own; amounts are shown as whole ones and a remainder.',
        container,
        MOST_CONTAINERS,
      ),
      price,
      measuringStep: number(
        'products.*.measuringStep',
        'Measuring step',
        'Smallest step that can be weighed (kg) or, of a liquid, measured (L). Null: exact figures.',
      ),
      overrides,
    },
    ['productId', 'rate'],
  ),
);

const waterAnalysis = object(
  'Water analysis',
  'As a laboratory prints it. Null: not known.',
  Object.fromEntries(
    (['potassium', 'sodium', 'calcium', 'magnesium', 'iron'] as const)
      .map((salt): [string, JsonSchema] => [
        `${salt}Ppm`,
        number(`waterAnalysis.${salt}Ppm`, salt, 'In the water, mg/L.'),
      ])
      .concat([['ph', number('waterAnalysis.ph', 'pH', 'Of the water.')]]),
  ),
);

const allowance = required(
  object(
    'Label allowance',
    'A pair of products whose label allows what a rule forbids.',
    {
      productIds: {
        title: 'Products',
        description: 'The two products.',
        type: 'array',
        items: { type: 'string' },
        minItems: 2,
        maxItems: 2,
      },
      reason: required(text('Reason', 'Kept with the plan.', LONGEST_REASON)),
    },
    ['productIds', 'reason'],
  ),
);

const PROPERTIES: Readonly<Record<string, JsonSchema>> = {
  name: text('Name', 'What the operator calls the job.', LONGEST_NAME),
  machineId: text(
    'Machine',
    'Id in the catalogue. Null or "custom": described by the fields below.',
  ),
  boomConfigurationId: text('Boom', 'Id at the machine. Null: its only boom, or not set.'),
  tankCapacityL: number(
    'tankCapacityL',
    'Tank capacity',
    'What may be filled. Null: nominal tank x usable fraction of the machine; needed without one.',
  ),
  deadVolumeL: number(
    'deadVolumeL',
    'Dead volume',
    'What never leaves the tank; less than the tank. Null: the machine’s, else not counted.',
  ),
  swathWidthM: number('swathWidthM', 'Swath width', 'Null: the boom’s, else no nozzle figures.'),
  suspendedSolidsLimitPct: number(
    'suspendedSolidsLimitPct',
    'Suspended solids limit',
    'Highest share by volume that the machine keeps moving. Null: the machine’s, else general.',
  ),
  maxLoadMassKg: number(
    'maxLoadMassKg',
    'Largest load mass',
    'Axle and drawbar. Null: not checked.',
  ),
  gaugeStepL: number(
    'gaugeStepL',
    'Gauge step',
    'Between two marks of the sight gauge. Null: no marks.',
  ),
  nozzle: object(
    'Nozzle',
    'As fitted. Null: no nozzle figures.',
    {
      nozzleId: required(text('Nozzle', 'Id in the catalogue.')),
      nozzleCount: number(
        'nozzle.nozzleCount',
        'Nozzle count',
        'Positions that share the flow. Null: the boom’s.',
      ),
    },
    ['nozzleId'],
  ),
  travelSpeedKmPerH: number('travelSpeedKmPerH', 'Travel speed', 'Null: no nozzle figures.'),
  agitationFlowLPerMin: number(
    'agitationFlowLPerMin',
    'Agitation flow',
    'What the pump gives up for agitation. Null: not known.',
  ),
  sprayAreaHa: required(number('sprayAreaHa', 'Spray area', 'Area to be treated. Needed.')),
  applicationRateLPerHa: required(
    number('applicationRateLPerHa', 'Application rate', 'Finished spray per area. Needed.'),
  ),
  waterTemperatureC: number(
    'waterTemperatureC',
    'Water temperature',
    'Before mixing. Null: nothing is said about cooling and dissolving.',
  ),
  waterAnalysis,
  holdingTimeMin: number(
    'holdingTimeMin',
    'Holding time',
    'How long the mix stands before it is sprayed out. Null: not set.',
  ),
  heel: object(
    'Heel',
    'Liquid in the tank already. Null: empty.',
    {
      volumeL: required(number('heel.volumeL', 'Volume', 'At most the tank capacity.')),
      contents: needed(choice('Contents', 'Water, or the same mix as planned.', []), HEEL_CONTENTS),
    },
    ['volumeL', 'contents'],
  ),
  loadSplit: choice('Load split', 'Null: full tanks first, then a part load.', LOAD_SPLITS),
  products: {
    ...list('Products', 'At least one.', product, MOST_PRODUCTS),
    type: 'array',
    minItems: 1,
  },
  mixingOrder: list(
    'Mixing order',
    'Product ids in the operator’s own order. Null: the order of the classes.',
    { type: 'string' },
    MOST_PRODUCTS,
  ),
  labelAllowances: list('Label allowances', 'Null: none.', allowance, MOST_LABEL_ALLOWANCES),
  nitrogenAppliedKgPerHa: number(
    'nitrogenAppliedKgPerHa',
    'Nitrogen applied',
    'Synthetic N already on this ground in the running July to June year. Null: not known.',
  ),
};

/**
 * JSON Schema (2020-12) of a draft that can become a plan. A draft still being typed may lack what is
 * required here; reading it then says what is missing. What a schema cannot say (units that fit the
 * product, ids that exist, the heel against the tank) is left to the reading.
 */
export const mixDraftSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'MixDraft',
  description:
    'One spray or fertiliser mix to be planned. Every field but the needed ones may be null or absent: not set.',
  type: 'object',
  properties: PROPERTIES,
  required: ['sprayAreaHa', 'applicationRateLPerHa', 'products'],
  additionalProperties: false,
  $defs: { rate: RATE },
};
