import { isFields, type FieldsFromOutside } from '@mix/engine';
import type { FieldRow, FieldRows } from './FieldRow.ts';

function within(row: FieldRow, value: unknown): unknown {
  if (row.kind === 'figure' && row.limits !== null && typeof value === 'number') {
    const [min, max] = row.limits;
    return value >= min && value <= max ? value : null;
  }
  if (row.kind === 'part' && isFields(value)) return withinRows(row.rows, value);
  if (row.kind !== 'list' || !Array.isArray(value)) return value;
  const members: readonly FieldsFromOutside[] = value;
  const read = members.map((member) => withinRows(row.rows, member));
  return read.some((member, place) => member !== members[place]) ? read : value;
}

/**
 * Fields whose figures are each null where it is beyond its limits, at any depth; those that are `always`
 * there stay. The same object where there are none.
 */
export function withinRows(rows: FieldRows, fields: FieldsFromOutside): FieldsFromOutside {
  let left: Record<string, unknown> | null = null;
  for (const [name, row] of Object.entries(rows)) {
    const value = fields[name];
    const read = within(row, value);
    if (read !== value && (read !== null || row.stored !== 'always')) {
      (left ??= { ...fields })[name] = read;
    }
  }
  return left ?? fields;
}
