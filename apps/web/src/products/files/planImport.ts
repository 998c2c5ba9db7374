import type { OwnProduct } from '@mix/documents';
import type { SaltTable } from '@mix/engine';
import { rowChanges, type FactChange } from '../own/factChanges.ts';
import {
  isPriceColumn,
  PRODUCT_COLUMNS,
  rowOf,
  type ColumnValue,
  type ProductRow,
} from '../own/productColumns.ts';
import { productOfRow } from '../own/productOfRow.ts';
import { productFault, rowFaults, type ProductFault } from '../own/rowFaults.ts';
import type { FileRow, FileRows } from './FileRow.ts';
import { readCell } from './readCell.ts';

/** What would become of one row of a file. Reading a file writes nothing. */
export interface ImportEntry {
  /** Number of the row in the file. */
  readonly number: number;
  readonly state: 'new' | 'changed' | 'unchanged' | 'refused';
  readonly name: string;
  /** Null for a row that is refused. */
  readonly product: OwnProduct | null;
  /** The own product that is replaced; null for a new one. */
  readonly before: OwnProduct | null;
  /** Changes against `before`; of a new product, every fact that is known. */
  readonly changes: readonly FactChange[];
  readonly faults: readonly ProductFault[];
}

export interface ImportOptions {
  /** The owner's own products now. */
  readonly own: readonly OwnProduct[];
  readonly saltTables: readonly SaltTable[];
  readonly newId: () => string;
  /** False: a price in the file is passed over, and the known price stays unseen. */
  readonly seesMoney?: boolean;
}

/** Ids that this app gives; any other in a file is no id of an own product. */
const OWN_ID = /^own-[A-Za-z0-9]{1,60}$/;

const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const textOf = (cells: FileRow['cells'], key: string): string => {
  const cell = cells.get(key);
  return typeof cell === 'string' ? cell.trim() : '';
};

/** The own product that a row is about: the one with its key, else the one with its name. */
function productOf(row: FileRow, own: readonly OwnProduct[]): OwnProduct | null {
  const id = textOf(row.cells, 'id');
  const name = textOf(row.cells, 'name');
  return (
    own.find((product) => product.id === id) ??
    (OWN_ID.test(id) ? null : own.find((product) => sameName(product.name, name))) ??
    null
  );
}

const emptyRow: ProductRow = Object.fromEntries(
  PRODUCT_COLUMNS.map(({ key, kind }) => [
    key,
    kind.is === 'texts' || kind.is === 'pairs' ? [] : null,
  ]),
);

const shown = (cell: unknown): string | number =>
  typeof cell === 'string' || typeof cell === 'number' ? cell : JSON.stringify(cell);

/** Fills in facts that follow from the others, where the file does not state them. */
function completed(
  row: Record<string, ColumnValue>,
  cells: FileRow['cells'],
  before: OwnProduct | null,
): void {
  // As in the editor: a changed displacement goes before the salt table, which would hide it.
  const hasNewRoom = before !== null && row.displacementLPerKg !== before.displacementLPerKg;
  if (hasNewRoom && row['saltTable.saltId'] !== null) row['saltTable.givesRoom'] = false;
  if (row.behaviour === null && row.form === 'liquid') row.behaviour = 'liquid';
  if (cells.has('analysis') && row.analysis !== null) return;
  const hasNutrient = Object.entries(row).some(
    ([key, value]) => key.startsWith('nutrientsPct.') && value !== null,
  );
  if (hasNutrient) row.analysis = 'stated';
  else if (row.analysis !== 'none') row.analysis = 'notStated';
}

/**
 * A spreadsheet keeps fifteen digits of a number: one that it opened and saved counts as unchanged.
 */
const SPREADSHEET_DIGITS = 15;
const isSameFigure = (before: ColumnValue | undefined, read: ColumnValue): before is number =>
  typeof before === 'number' &&
  typeof read === 'number' &&
  before.toPrecision(SPREADSHEET_DIGITS) === read.toPrecision(SPREADSHEET_DIGITS);

interface ReadRow {
  readonly row: ProductRow;
  readonly faults: readonly ProductFault[];
}

/** A row laid over the known facts of its product: a column that the file lacks stays as it is. */
function readRow(
  { cells }: FileRow,
  before: OwnProduct | null,
  decimal: '.' | ',',
  seesMoney = true,
): ReadRow {
  const row: Record<string, ColumnValue> = { ...(before === null ? emptyRow : rowOf(before)) };
  const faults: ProductFault[] = [];
  for (const column of PRODUCT_COLUMNS) {
    if (!cells.has(column.key) || (!seesMoney && isPriceColumn(column.key))) continue;
    const cell = cells.get(column.key);
    const read = readCell(column, cell, decimal);
    if (!read.ok) faults.push(productFault(column.key, read.error, shown(cell)));
    else if (!isSameFigure(row[column.key], read.value)) row[column.key] = read.value;
  }
  completed(row, cells, before);
  return { row, faults };
}

function entryOf(row: FileRow, decimal: '.' | ',', options: ImportOptions): ImportEntry {
  const before = productOf(row, options.own);
  const id = textOf(row.cells, 'id');
  const { row: read, faults: cellFaults } = readRow(row, before, decimal, options.seesMoney);
  const unread = new Set(cellFaults.map(({ key }) => key));
  const faults = [
    ...cellFaults,
    ...rowFaults(read, options.saltTables).filter(({ key }) => !unread.has(key)),
  ];
  const name = textOf(row.cells, 'name');
  if (faults.some(({ stops }) => stops)) {
    return {
      number: row.number,
      state: 'refused',
      name,
      product: null,
      before,
      changes: [],
      faults,
    };
  }
  const ownId = before?.id ?? (OWN_ID.test(id) ? id : options.newId());
  const whole: ProductRow = { ...read, id: ownId };
  const changes = rowChanges(before === null ? emptyRow : rowOf(before), whole);
  return {
    number: row.number,
    state: before === null ? 'new' : changes.length === 0 ? 'unchanged' : 'changed',
    name,
    product: productOfRow(whole, before),
    before,
    changes,
    faults,
  };
}

/**
 * Refuses a product that the file names a second time: which of the two holds cannot be guessed.
 */
function refuseTwice(entries: readonly ImportEntry[]): readonly ImportEntry[] {
  const ids = new Set<string>();
  const names = new Set<string>();
  return entries.map((entry) => {
    if (entry.product === null) return entry;
    const name = entry.product.name.trim().toLowerCase();
    const isTwice = ids.has(entry.product.id) || names.has(name);
    ids.add(entry.product.id);
    names.add(name);
    if (!isTwice) return entry;
    const fault = productFault('name', 'duplicate', entry.product.name);
    return { ...entry, state: 'refused', product: null, changes: [], faults: [fault] };
  });
}

/** What a file would change, row by row: new, changed, unchanged or refused with the reason. */
export const planImport = (
  { rows, decimal }: FileRows,
  options: ImportOptions,
): readonly ImportEntry[] => refuseTwice(rows.map((row) => entryOf(row, decimal, options)));
