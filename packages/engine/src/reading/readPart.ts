import type {
  ChoiceField,
  DraftFields,
  ListField,
  NumberField,
  PartField,
  TextField,
} from '../mix/DraftField.ts';
import type { MixProblem } from '../mix/MixProblem.ts';
import type { Parameter } from '../mix/Parameter.ts';
import {
  choiceField,
  listField,
  missing,
  numberField,
  openFields,
  textField,
  valueOf,
  type Fields,
} from './readFields.ts';

/** One part of a draft while it is read, beside its rows in the table of fields. */
export interface PartFields<Rows> extends Fields {
  readonly rows: Rows;
}

/** Opens an object whose rows are known, as `openFields` does. */
export function openPart<Rows>(
  value: unknown,
  path: string,
  rows: Rows,
  keys: ReadonlySet<string>,
  problems: MixProblem[],
): PartFields<Rows> | null {
  const fields = openFields(value, path, keys, problems);
  return fields === null ? null : { record: fields.record, path, problems, rows };
}

type Inner = Pick<PartField, 'fields' | 'keys'>;

/** Opens a part of a part, which stands under its own name. */
export const openInner = <Key extends string, Rows extends Readonly<Record<Key, Inner>>>(
  fields: PartFields<Rows>,
  key: Key,
): PartFields<Rows[Key]['fields']> | null => {
  const value = valueOf(fields, key);
  if (value === null) return null;
  const row = fields.rows[key];
  const path = `${fields.path}${key}.`;
  return openPart<Rows[Key]['fields']>(value, path, row.fields, row.keys, fields.problems);
};

/** A figure of a part, or null; the limits are the table's unless others follow from its unit. */
export const figureOf = <Key extends string>(
  fields: PartFields<Readonly<Record<Key, Pick<NumberField, 'limits'>>>>,
  key: Key,
  limits: Parameter = fields.rows[key].limits,
): number | null => numberField(fields, key, limits);

export const choiceOf = <
  Key extends string,
  Rows extends Readonly<Record<Key, Pick<ChoiceField, 'choices'>>>,
>(
  fields: PartFields<Rows>,
  key: Key,
): Rows[Key]['choices'][number] | null =>
  choiceField<Rows[Key]['choices']>(fields, key, fields.rows[key].choices);

export const textOf = <Key extends string>(
  fields: PartFields<Readonly<Record<Key, Pick<TextField, 'longest'>>>>,
  key: Key,
): string | null => textField(fields, key, fields.rows[key].longest);

export const listOf = <Key extends string>(
  fields: PartFields<Readonly<Record<Key, Pick<ListField, 'most'>>>>,
  key: Key,
): readonly unknown[] | null => listField(fields, key, fields.rows[key].most);

/** Reports every field that its part needs and that is missing. */
export function missingOf(fields: PartFields<DraftFields>): void {
  for (const key of Object.keys(fields.rows)) {
    if (fields.rows[key]?.needed !== null) missing(fields, key);
  }
}
