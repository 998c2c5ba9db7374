import {
  draftRows,
  draftTexts,
  RATE_PARAMETERS,
  type DraftField,
  type DraftRow,
  type NumberField,
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

const UNIT_WORDS = { beside: 'as its unit', product: 'kg or L' } as const;

function unitText({ unitFrom, limits: { unit } }: NumberField): string {
  if (unitFrom !== 'table') return UNIT_WORDS[unitFrom];
  return unit === '1' ? '' : unit;
}

/** What a field takes, for the table. */
function takes(field: DraftField): string {
  switch (field.kind) {
    case 'number':
      return rangeText(field.limits);
    case 'text':
      return `text, at most ${field.longest} characters`;
    case 'choice':
      return field.choices.map((word) => `\`${word}\``).join(', ');
    case 'pair':
      return 'a list of at most 2';
    case 'list':
      return `a list of at most ${field.most}`;
    case 'part':
      return isRate(field) ? 'a rate, see below' : 'an object';
  }
}

const isRate = (field: DraftField): boolean =>
  field.kind === 'part' && field.fields['unit']?.kind === 'choice' && 'value' in field.fields;

function row({ path, field }: DraftRow): string {
  const unit = field.kind === 'number' ? unitText(field) : '';
  const [, meaning = ''] = draftTexts[path] ?? [];
  return `| \`${path}\` | ${unit} | ${takes(field)} | ${meaning} |`;
}

/** The value and unit inside a rate have no row: they stand under "Rates". */
const hasRow = ({ path }: DraftRow): boolean => !/ate\.(value|unit)$/i.test(path);

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
- With the JSON Schema (\`npm run -s mix -- schema\`) a file can be checked before it is sent; what a schema cannot say is checked when the mix is planned. \`npm run -s mix -- problems\` prints every problem.`;

const NOTES = `- \`machineId\` null, absent or \`custom\`: the machine is what the draft says. Otherwise the catalogue's facts hold where the draft says nothing, and figures that are assumed are marked so in the plan.
- \`tankCapacityL\` is what may be filled. Of a catalogue machine it is nominal tank x usable fraction; the fraction is never applied twice.
- \`deadVolumeL\` fills lines, pump and filters once, below the gauge; \`tankResidualL\` stands on the gauge at every refill and at the end. Together they have to be less than the tank. A catalogue figure that is assumed counts for nothing; where it is one figure for both, a typed \`tankResidualL\` confirms it, and the rest of it is below the gauge.
- \`heel.volumeL\` is at most the tank. A heel of \`water\` takes room only; \`sameMix\` already carries its products, and the lines are full of it.
- \`mixingOrder\` may only name products of the mix, each once. Products it leaves out are put in by their class.
- \`overrides\` rule over the catalogue for this mix. \`displacementLPerKg\` also replaces a salt table, and with it the freezing point that came from the table: 0 °C is then taken, which is cautious. A liquid takes \`liquidDensityKgPerL\`, a solid \`displacementLPerKg\`; the other is refused.
- \`overrides.labelMaximumRate\` replaces the maximum that was read from a label before. A rate has to be of the same kind as its label's: mass or volume, per ha or per 100 L. A nutrient rate counts as the product it comes to.
- \`price.per\` \`container\` needs exactly one container in the list.
- Names and reasons take any script; control characters and marks that turn the direction of text are refused.`;

/** docs/draft.md: every field with its unit, range and what null means. */
export function draftDocument(): string {
  const fields = draftRows().filter(hasRow).map(row);
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
