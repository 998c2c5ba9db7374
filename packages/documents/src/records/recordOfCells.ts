import type { FieldRow, FieldRows } from '../tables/FieldRow.ts';
import { isLocalTime } from '../time/recordTime.ts';
import { inWords, recordFields } from './recordFields.ts';
import type { SprayRecord } from './SprayRecord.ts';

/** Longest text that any field of a record takes. */
export const LONGEST_RECORD_TEXT = 2000;

/** A cell of a file of records that its column cannot hold. */
export interface CellFault {
  readonly heading: string;
  readonly text: string;
}

export interface ReadCells {
  /** What the row says of its record; a field that it says nothing of is missing. */
  readonly fields: Partial<SprayRecord>;
  readonly faults: readonly CellFault[];
}

type CellOf = (heading: string) => string | number | null;

/**
 * A figure of such a file: without an exponent or signs between thousands, its decimal sign that of the
 * country. Null: it is none.
 */
export function plainFigure(cell: string | number): number | null {
  if (typeof cell === 'number') return cell;
  const text = cell.trim();
  return /^-?\d{1,20}(?:[.,]\d{1,40})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function valueOf(row: FieldRow, cell: string | number): string | number | null {
  switch (row.kind) {
    case 'figure':
      return plainFigure(cell);
    case 'text':
      return String(cell).slice(0, row.longest ?? LONGEST_RECORD_TEXT);
    case 'moment':
      return isLocalTime(cell) ? cell : null;
    case 'choice':
      return row.choices.find((choice) => choice === cell) ?? null;
    case 'flag':
    case 'texts':
    case 'measure':
    case 'part':
    case 'list':
    case 'own':
      return null;
  }
}

function readRows(rows: FieldRows, cellOf: CellOf, faults: CellFault[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]): readonly (readonly [string, unknown])[] => {
      if (name === 'weather' && row.kind === 'part') {
        return [[name, readRows(row.rows, cellOf, faults)]];
      }
      if (row.column === undefined || row.kind === 'part' || row.kind === 'list') return [];
      const words = row.column === '' ? inWords(name) : row.column;
      const heading = row.kind === 'figure' ? `${words} (${String(row.unit)})` : words;
      const cell = cellOf(heading);
      if (cell === null || cell === '') return [];
      const value = valueOf(row, cell);
      if (value === null) faults.push({ heading, text: String(cell) });
      return value === null ? [] : [[name, value]];
    }),
  );
}

/**
 * What a row of a file of records (`recordColumns`) says of its record, by the same table. Its products, the
 * jar test and what no file holds are left out.
 */
export function recordOfCells(cellOf: CellOf): ReadCells {
  const faults: CellFault[] = [];
  const fields = readRows(recordFields, cellOf, faults) as Partial<SprayRecord>;
  return { fields, faults };
}
