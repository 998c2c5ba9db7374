import type { FieldRow, FieldRows } from './FieldRow.ts';

type Schema = Readonly<Record<string, unknown>>;

const orNull = (type: string, { stored }: FieldRow): Schema => ({
  type: stored === 'always' ? type : [type, 'null'],
});

function schemaOf(row: FieldRow): Schema {
  switch (row.kind) {
    case 'text':
      return orNull('string', row);
    case 'flag':
      return orNull('boolean', row);
    case 'texts':
      return { ...orNull('array', row), items: { type: 'string' } };
    case 'moment':
      return {
        ...orNull('string', row),
        description: 'Local time of the place, with its offset.',
      };
    case 'figure':
      return {
        ...orNull('number', row),
        ...(row.unit !== null && { description: `In ${row.unit}.` }),
        ...(row.limits !== null && { minimum: row.limits[0], maximum: row.limits[1] }),
      };
    case 'choice':
      return { enum: row.stored === 'always' ? row.choices : [...row.choices, null] };
    case 'measure':
      return {
        ...orNull('object', row),
        properties: { unit: { enum: ['kg', 'L'] }, value: { type: 'number' } },
        required: ['unit', 'value'],
      };
    case 'part':
      return { ...orNull('object', row), ...schemaOfRows(row.rows) };
    case 'list':
      return { ...orNull('array', row), items: { type: 'object', ...schemaOfRows(row.rows) } };
    case 'own':
      return {};
  }
}

export interface DocumentSchema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** What a document of such rows holds, as JSON Schema: properties with their units and limits, and what is always there. */
export const schemaOfRows = (rows: FieldRows): DocumentSchema => ({
  properties: Object.fromEntries(
    Object.entries(rows).map(([name, row]): readonly [string, Schema] => [name, schemaOf(row)]),
  ),
  required: Object.keys(rows).filter((name) => rows[name]?.stored === 'always'),
});
