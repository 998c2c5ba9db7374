import type { FieldsFromOutside } from '@mix/engine';
import { hasShape, type Shape } from '../fields/Shape.ts';
import { isLocalTime } from '../time/recordTime.ts';
import type { FieldRow, FieldRows } from './FieldRow.ts';

const MEASURE: Shape = { fields: { unit: { oneOf: ['kg', 'L'] }, value: 'figure' } };
const MOMENT: Shape = { is: isLocalTime };
/** A missing time would be taken for a valid one, so an unknown time must be null. */
const MOMENT_OR_NULL: Shape = { is: (value) => value === null || isLocalTime(value) };

function shapeOf(row: FieldRow): Shape {
  switch (row.kind) {
    case 'text':
      return row.stored === 'always' ? 'id' : 'text';
    case 'figure':
      return 'figure';
    case 'choice':
      return { oneOf: row.choices };
    case 'moment':
      return row.stored === 'always' ? MOMENT : MOMENT_OR_NULL;
    case 'measure':
      return MEASURE;
    case 'part':
      return { fields: shapesOf(row.rows) };
    case 'list':
      return { list: { fields: shapesOf(row.rows) } };
    case 'own':
      return { is: row.is };
  }
}

/** What may be stored under the names of some rows. */
export const shapesOf = (rows: FieldRows): Readonly<Record<string, Shape>> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, shapeOf(row)]));

/**
 * Whether a stored value is a document of such rows: every key is there except `later` ones, no
 * `always` value is null, and fields of a later version are left alone.
 */
export function isDocumentOf(rows: FieldRows): (fields: FieldsFromOutside) => boolean {
  const shape = { fields: shapesOf(rows) };
  const entries = Object.entries(rows);
  return (fields) =>
    entries.every(([name, { stored }]) => {
      const value = fields[name];
      return value === undefined ? stored === 'later' : value !== null || stored !== 'always';
    }) && hasShape(fields, shape);
}

/** A part of a document with null for what it does not have. */
export function withAllOf<Part extends object>(rows: FieldRows, stored: Part): Part {
  const whole = { ...stored } as Record<string, unknown>;
  for (const name of Object.keys(rows)) whole[name] ??= null;
  return whole as Part;
}

/** What a stored document may leave out, as null: all but what it says nothing without. */
export const emptyOf = (rows: FieldRows): Readonly<Record<string, null>> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, { stored }]) =>
      stored === undefined ? [[name, null]] : [],
    ),
  );
