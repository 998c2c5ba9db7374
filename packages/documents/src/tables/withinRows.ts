import { isFields, type FieldsFromOutside } from '@mix/engine';
import type { FieldRow, FieldRows } from './FieldRow.ts';

function valueWithin(row: FieldRow, value: unknown): unknown {
  if (row.kind === 'figure' && row.limits !== null && typeof value === 'number') {
    const [min, max] = row.limits;
    return value >= min && value <= max ? value : null;
  }
  if (row.kind === 'part' && isFields(value)) return fieldsWithin(row.rows, value);
  if (row.kind !== 'list' || !Array.isArray(value)) return value;
  const members: readonly FieldsFromOutside[] = value;
  const read = members.map((member) => fieldsWithin(row.rows, member));
  if (read.includes(null)) return [];
  return read.some((member, place) => member !== members[place]) ? read : value;
}

/** Null: they are nothing without a figure that is beyond its limits. */
function fieldsWithin(rows: FieldRows, fields: FieldsFromOutside): FieldsFromOutside | null {
  const changed = Object.entries(rows).flatMap(([name, { stored, ...row }]) => {
    const value = fields[name];
    const read = valueWithin(row, value);
    return read === value ? [] : [{ name, read, stored: read === null ? stored : undefined }];
  });
  if (changed.length === 0) return fields;
  if (changed.some(({ stored }) => stored === 'always')) return null;
  const absent = changed.flatMap(({ name, stored }) => (stored === 'later' ? [name] : []));
  const left = { ...fields, ...Object.fromEntries(changed.map(({ name, read }) => [name, read])) };
  return Object.fromEntries(Object.entries(left).filter(([name]) => !absent.includes(name)));
}

/**
 * A document without figures beyond their limits, at any depth: each is null, or absent where it is a
 * `later` one. A part that is nothing without its figure is null, and a list of such parts empty. The same
 * object where there are none.
 */
export const withinRows = <Value extends object>(rows: FieldRows, value: Value): Value =>
  (fieldsWithin(rows, value as FieldsFromOutside) as Value | null) ?? value;
