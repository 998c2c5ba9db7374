import { isFields, type FieldsFromOutside } from '@mix/engine';
import { hasShape, type Shape } from '../fields/Shape.ts';
import { isLocalTime } from '../time/recordTime.ts';
import {
  choice,
  figure,
  type FieldRow,
  type FieldRows,
  type Limits,
  type ValuesOf,
} from './FieldRow.ts';

const ALWAYS = { stored: 'always' } as const;
const measureRows = { unit: choice(['kg', 'L'], ALWAYS), value: figure(null, null, ALWAYS) };

const MOMENT: Shape = { is: isLocalTime };
/** A missing time would be taken for a valid one, so an unknown time must be null. */
const MOMENT_OR_NULL: Shape = { is: (value) => value === null || isLocalTime(value) };

const isWithinOrUnset =
  ([min, max]: Limits) =>
  (value: unknown): boolean =>
    value == null || (typeof value === 'number' && value >= min && value <= max);

function shapeOf(row: FieldRow): Shape {
  switch (row.kind) {
    case 'text':
      return row.stored === 'always' ? 'id' : 'text';
    case 'figure':
      return row.possible === undefined ? 'figure' : { is: isWithinOrUnset(row.possible) };
    case 'choice':
      return { oneOf: row.choices };
    case 'flag':
      return 'flag';
    case 'texts':
      return { list: 'id' };
    case 'moment':
      return row.stored === 'always' ? MOMENT : MOMENT_OR_NULL;
    case 'measure':
      return { fields: shapesOf(measureRows) };
    case 'part':
      return { fields: shapesOf(row.rows) };
    case 'list':
      return { list: { fields: shapesOf(row.rows) } };
    case 'own':
      return { is: row.is };
  }
}

/** What may be stored under the names of some rows. */
const shapesOf = (rows: FieldRows): Readonly<Record<string, Shape>> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, shapeOf(row)]));

type IsDocument = (fields: FieldsFromOutside) => boolean;

const isThere = ({ stored }: FieldRow, value: unknown): boolean =>
  value === undefined ? stored === 'later' : value !== null || stored !== 'always';

/**
 * Whether a stored value is a document of such rows: every key is there except `later` ones, no
 * `always` value is null, and fields of a later version are left alone. Of its parts and lists only
 * texts and times that are `always` there have to be.
 */
export function isDocumentOf(rows: FieldRows): IsDocument {
  const shape = { fields: shapesOf(rows) };
  const entries = Object.entries(rows);
  return (fields) =>
    entries.every(([name, row]) => isThere(row, fields[name])) && hasShape(fields, shape);
}

function rowsWithin(row: FieldRow): FieldRows | null {
  if (row.kind === 'measure') return measureRows;
  return row.kind === 'part' || row.kind === 'list' ? row.rows : null;
}

function hasAllOf(rows: FieldRows): IsDocument {
  const checks = Object.entries(rows).map(([name, row]) => {
    const within = rowsWithin(row);
    const isWhole = within === null ? () => true : hasAllOf(within);
    return (fields: FieldsFromOutside): boolean => {
      const value = fields[name];
      if (!isThere(row, value)) return false;
      return Array.isArray(value) ? value.every(isWhole) : !isFields(value) || isWhole(value);
    };
  });
  return (fields) => checks.every((isIn) => isIn(fields));
}

/** As `isDocumentOf`, with the same asked of its parts and lists, however deep. */
export function isWholeOf(rows: FieldRows): (value: unknown) => boolean {
  const shape = { fields: shapesOf(rows) };
  const hasAll = hasAllOf(rows);
  return (value) => isFields(value) && hasShape(value, shape) && hasAll(value);
}

/** Whether a value is a map whose fields are each a part of such rows. */
export function isEachOf(rows: FieldRows): (value: unknown) => value is FieldsFromOutside {
  const shape = { fields: shapesOf(rows) };
  return (value): value is FieldsFromOutside =>
    isFields(value) && Object.values(value).every((one) => hasShape(one, shape));
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

const saysNothing = ({ kind, stored }: FieldRow, value: unknown): boolean =>
  stored === 'later' &&
  (value === null || (kind === 'list' && Array.isArray(value) && value.length === 0));

/** Fields that have a row, in the order of the rows; `later` ones where they say something. */
export const knownOf = (rows: FieldRows, fields: FieldsFromOutside): FieldsFromOutside =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => {
      const value = fields[name];
      return value === undefined || saysNothing(row, value) ? [] : [[name, value]];
    }),
  );

/** Reads a part of a document, with null for what it may leave out; null: it cannot be read. */
export function partReader<Rows extends FieldRows>(
  rows: Rows,
): (stored: unknown) => ValuesOf<Rows> | null {
  const empty = emptyOf(rows);
  const isWhole = isWholeOf(rows);
  return (stored) => {
    const part = isFields(stored) ? knownOf(rows, { ...empty, ...stored }) : null;
    return isWhole(part) ? (part as unknown as ValuesOf<Rows>) : null;
  };
}
