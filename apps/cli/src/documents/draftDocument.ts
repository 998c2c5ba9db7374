import {
  mixDraftSchema,
  PARAMETERS,
  RATE_PARAMETERS,
  type JsonSchema,
  type Parameter,
} from '@mix/engine';

const number = (value: number): string => String(value);

function rangeText({ min, minAllowed, max, softLow, softHigh, whole }: Parameter): string {
  const range = minAllowed
    ? `${number(min)} to ${number(max)}`
    : `> ${number(min)} to ${number(max)}`;
  const soft = [
    softLow === null ? '' : `under ${number(softLow)}`,
    softHigh === null ? '' : `over ${number(softHigh)}`,
  ].filter((part) => part !== '');
  const unusual = soft.length === 0 ? '' : `; unusual ${soft.join(' or ')}`;
  return `${range}${whole ? ', whole' : ''}${unusual}`;
}

/** Where the unit is another field, or follows from the product. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  'nozzle.nozzleCount': '',
  'products.*.containers.*.size': 'as its unit',
  'products.*.measuringStep': 'kg or L',
};

const parameterAt = (path: string): Parameter | undefined =>
  Object.entries<Parameter>(PARAMETERS).find(([key]) => key === path)?.[1];

/** What a field takes, for the table. */
function takes(path: string, schema: JsonSchema): string {
  const parameter = parameterAt(path);
  if (parameter !== undefined) return rangeText(parameter);
  if (Array.isArray(schema.enum)) {
    const words = schema.enum.filter((word) => typeof word === 'string');
    return words.map((word) => `\`${word}\``).join(', ');
  }
  if (schema.$ref !== undefined || schema.anyOf !== undefined) return 'a rate, see below';
  if (schema.properties !== undefined) return 'an object';
  const { items, maxItems = 0, maxLength } = schema;
  if (items !== undefined) return `a list of at most ${maxItems}`;
  return maxLength === undefined ? 'text' : `text, at most ${maxLength} characters`;
}

function row(path: string, schema: JsonSchema): string {
  const unit = UNIT_WORDS[path] ?? parameterAt(path)?.unit ?? '';
  const meaning = (schema.description ?? '').replace(/ ?Unit: [^.]*\.$/, '');
  return `| \`${path}\` | ${unit} | ${takes(path, schema)} | ${meaning} |`;
}

/** A field and everything inside it, in reading order. */
function rows(path: string, schema: JsonSchema): string[] {
  const inside = schema.items?.properties === undefined ? schema : schema.items;
  const prefix = inside === schema ? path : `${path}.*`;
  return [
    row(path, schema),
    ...Object.entries(inside.properties ?? {}).flatMap(([key, child]) =>
      rows(`${prefix}.${key}`, child),
    ),
  ];
}

const EXAMPLE = {
  name: 'Hill block',
  machineId: 'custom',
  tankCapacityL: 1000,
  swathWidthM: 20,
  nozzle: { nozzleId: 'aixr11003', nozzleCount: 40 },
  travelSpeedKmPerH: 12,
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [
    {
      productId: 'urea',
      rate: { value: 20, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
      price: { amountCents: 82, per: 'kg' },
      measuringStep: 0.5,
    },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
  ],
};

/** The draft of the first example, and of the fuller one; both are planned by a test. */
export const draftExamples = [
  {
    tankCapacityL: 1200,
    sprayAreaHa: 37.5,
    applicationRateLPerHa: 180,
    products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }],
  },
  EXAMPLE,
] as const;

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

const RULES = `- A field that is absent and one that is \`null\` mean the same: not set. Missing is never 0.
- Unknown fields are refused, with the nearest known name, because a misspelt one would otherwise be ignored.
- Needed for a plan: \`sprayAreaHa\`, \`applicationRateLPerHa\`, at least one product with its rate, and a tank: \`tankCapacityL\`, or a machine whose tank is known.
- Numbers are in the units of the table, whatever unit the screen shows.
- Outside the range: no plan. Unusual: a plan with a warning. All ranges are starting proposals that an agronomist has to sign.
- With the JSON Schema (\`npm run -s mix -- schema\`) a file can be checked before it is sent; what a schema cannot say is checked when the mix is planned. Every problem is described in [problems.md](problems.md).`;

const NOTES = `- \`machineId\` null, absent or \`custom\`: the machine is what the draft says. Otherwise the catalogue's facts hold where the draft says nothing, and figures that are assumed are marked so in the plan.
- \`tankCapacityL\` is what may be filled. Of a catalogue machine it is nominal tank x usable fraction; the fraction is never applied twice.
- \`deadVolumeL\` has to be less than the tank; \`heel.volumeL\` at most the tank. A heel of \`water\` takes room only, \`sameMix\` already carries its products.
- \`mixingOrder\` may only name products of the mix, each once. Products it leaves out are put in by their class.
- \`overrides\` rule over the catalogue for this mix. \`displacementLPerKg\` also replaces a salt table, and with it the freezing point that came from the table: 0 °C is then taken, which is cautious. A liquid takes \`liquidDensityKgPerL\`, a solid \`displacementLPerKg\`; the other is refused.
- \`overrides.labelMaximumRate\` replaces the maximum that was read from a label before. A rate has to be of the same kind as its label's: mass or volume, per ha or per 100 L. A nutrient rate counts as the product it comes to.
- \`price.per\` \`container\` needs exactly one container in the list.
- Names and reasons take any script; control characters and marks that turn the direction of text are refused.`;

/** docs/draft.md: every field with its unit, range and what null means. */
export function draftDocument(): string {
  const fields = Object.entries(mixDraftSchema.properties ?? {}).flatMap(([key, schema]) =>
    rows(key, schema),
  );
  const rates = Object.entries(RATE_PARAMETERS).map(
    ([unit, parameter]) => `| \`${unit}\` | ${rangeText(parameter)} |`,
  );
  const [least, full] = draftExamples;
  return `${[
    '# The draft of a mix',
    'Written by `node apps/cli/src/writeDocuments.ts` from the schema and the limits of the engine. Do not edit by hand.',
    'A draft is what an operator enters. It is the input of the command line, the content of a saved mix and of a shared link.',
    RULES,
    '## The least that gives a plan',
    json(least),
    '`npm run -s mix -- plan < draft.json` prints the plan: five full loads and one of 750 L.',
    '## A fuller one',
    json(full),
    '## Fields',
    'A `*` stands for a place in a list, counted from 0.',
    ['| Field | Unit | Takes | Meaning |', '| --- | --- | --- | --- |', ...fields].join('\n'),
    '## Rates',
    'A rate is an object of `value` and `unit`. Per 100 L and % v/v are of finished spray, never of water alone; per load is the same amount in every load. A nutrient is elemental unless an oxide is named. Where the catalogue knows a usual range, that rules over “unusual”; a label maximum rules over everything. An adjuvant per volume of spray is unusual over 2 % and refused over 10 %.',
    ['| Unit | Takes |', '| --- | --- |', ...rates].join('\n'),
    '## Notes',
    NOTES,
  ].join('\n\n')}\n`;
}
