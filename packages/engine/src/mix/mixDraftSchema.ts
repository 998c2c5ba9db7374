import { RATE_UNITS } from '../catalogue/Product.ts';
import type { DraftField, NumberField, PartField } from './DraftField.ts';
import { draftFields, mixDraft } from './draftFields.ts';
import { draftTexts } from './draftTexts.ts';
import { RATE_PARAMETERS } from './rateParameters.ts';

/** The part of the JSON Schema language that this schema uses. */
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

function titled(path: string, schema: JsonSchema): JsonSchema {
  const [title, description] = draftTexts[path] ?? [];
  return title === undefined || description === undefined
    ? schema
    : { title, description, ...schema };
}

/** A field that is not needed may also be null. */
const typed = (type: string, { needed }: DraftField): JsonSchema => ({
  type: needed === null ? [type, 'null'] : type,
});

const range = ({ limits }: NumberField): JsonSchema => ({
  ...(limits.minAllowed ? { minimum: limits.min } : { exclusiveMinimum: limits.min }),
  maximum: limits.max,
});

/** Schema of a part with all its fields. */
const ofPart = (path: string, { fields }: Pick<PartField, 'fields'>): JsonSchema => ({
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      ofField(path === '' ? name : `${path}.${name}`, field),
    ]),
  ),
  required: Object.keys(fields).filter((name) => fields[name]?.needed !== null),
  additionalProperties: false,
});

const A_RATE: JsonSchema = { $ref: '#/$defs/rate' };
const rateRows: unknown = draftFields.products.of.fields.rate.fields;

function partSchema(path: string, field: PartField): JsonSchema {
  if (field.fields !== rateRows) return { ...typed('object', field), ...ofPart(path, field) };
  return field.needed === null ? { anyOf: [A_RATE, { type: 'null' }] } : A_RATE;
}

function numberSchema(path: string, field: NumberField): JsonSchema {
  const [title, meaning = ''] = draftTexts[path] ?? [];
  return {
    ...(title !== undefined && { title }),
    description: `${meaning} Unit: ${field.limits.unit}.`,
    ...typed(field.limits.whole ? 'integer' : 'number', field),
    ...range(field),
  };
}

/** Schema of an entry of a list, which is never null. */
function entrySchema(path: string, entry: DraftField): JsonSchema {
  return entry.kind === 'part'
    ? titled(path, { type: 'object', ...ofPart(path, entry) })
    : { type: 'string' };
}

function ofField(path: string, field: DraftField): JsonSchema {
  switch (field.kind) {
    case 'number':
      return numberSchema(path, field);
    case 'text':
      return titled(path, { ...typed('string', field), maxLength: field.longest });
    case 'choice':
      return titled(path, {
        enum: field.needed === null ? [...field.choices, null] : field.choices,
      });
    case 'pair':
      return titled(path, {
        ...typed('array', field),
        items: { type: 'string' },
        minItems: 2,
        maxItems: 2,
      });
    case 'list':
      return titled(path, {
        ...typed('array', field),
        items: entrySchema(`${path}.*`, field.of),
        ...(field.needed !== null && { minItems: 1 }),
        maxItems: field.most,
      });
    case 'part':
      return titled(path, partSchema(path, field));
  }
}

/** A rate, whose limits follow from its unit. */
const RATE: JsonSchema = {
  title: 'Rate',
  description: 'An amount of product per area, per 100 L of finished spray or per load.',
  type: 'object',
  properties: {
    value: titled('products.*.rate.value', { type: 'number', exclusiveMinimum: 0 }),
    unit: titled('products.*.rate.unit', { enum: RATE_UNITS }),
  },
  required: ['value', 'unit'],
  additionalProperties: false,
  allOf: RATE_UNITS.map((unit) => ({
    if: { properties: { unit: { const: unit } } },
    then: { properties: { value: { type: 'number', maximum: RATE_PARAMETERS[unit].max } } },
  })),
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
  ...ofPart('', mixDraft),
  $defs: { rate: RATE },
};
