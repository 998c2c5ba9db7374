import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Papa from 'papaparse';

/** What was expected in a cell that holds something else. */
export class CellFault {
  readonly expected: string;
  constructor(expected: string) {
    this.expected = expected;
  }
}

/** Reads one cell. */
export type Column<Value> = (text: string) => Value | CellFault;

type Columns = Readonly<Record<string, Column<unknown>>>;

export type TableRow<Table extends Columns> = {
  readonly [Name in keyof Table]: Exclude<ReturnType<Table[Name]>, CellFault>;
};

export const text: Column<string> = (cell) => (cell === '' ? new CellFault('a text') : cell);

export const number =
  (min: number, max: number): Column<number> =>
  (cell) => {
    const value = cell === '' ? Number.NaN : Number(cell);
    return value >= min && value <= max
      ? value
      : new CellFault(`a number from ${min} to ${max}, with a point`);
  };

export const oneOf =
  <const Choices extends readonly string[]>(...choices: Choices): Column<Choices[number]> =>
  (cell) =>
    choices.find((choice) => choice === cell) ?? new CellFault(`one of ${choices.join(', ')}`);

/** An empty cell is null: not known, or nothing. */
export const orNull =
  <Value>(column: Column<Value>): Column<Value | null> =>
  (cell) =>
    cell === '' ? null : column(cell);

/** True for `yes`, false for an empty cell. */
export const flag: Column<boolean> = (cell) =>
  cell === '' || cell === 'yes' ? cell === 'yes' : new CellFault('yes or nothing');

/** Some values with a space or another mark between them; none in an empty cell. */
export const listOf =
  <Value>(column: Column<Value>, between = ' '): Column<readonly Value[]> =>
  (cell) => {
    const values: Value[] = [];
    for (const part of cell.split(between).filter((one) => one !== '')) {
      const value = column(part);
      if (value instanceof CellFault) return value;
      values.push(value);
    }
    return values;
  };

/**
 * The two ends of a range that a maker states; null where he states none.
 * @throws {Error} which names the row, where one end alone stands or the greater comes first
 */
export function span(
  min: number | null,
  max: number | null,
  row: string,
): readonly [number, number] | null {
  if (min === null && max === null) return null;
  if (min === null || max === null || min > max)
    throw new Error(
      `${row}: both ends, the lower first, not ${min ?? 'nothing'} and ${max ?? 'nothing'}.`,
    );
  return [min, max];
}

/**
 * Rows of a table of facts, each cell read as its column says.
 * @param csv comma separated, the names of the columns in its first row
 * @param name of the file, for faults
 * @throws {Error} which names the file, the row as a spreadsheet counts, the column, and what was read
 */
export function parseTable<Table extends Columns>(
  csv: string,
  columns: Table,
  name: string,
): readonly TableRow<Table>[] {
  const { data, errors } = Papa.parse<readonly string[]>(csv.trimEnd());
  const [broken] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (broken !== undefined)
    throw new Error(`${name}, row ${(broken.row ?? 0) + 1}: ${broken.message}`);
  const [heading = [], ...rows] = data;
  const names = Object.keys(columns);
  if (heading.join() !== names.join())
    throw new Error(
      `${name}: the columns are to be ${names.join(', ')}, not ${heading.join(', ')}.`,
    );
  return rows.map((cells, place) => {
    const at = `${name}, row ${place + 2}`;
    if (cells.length !== names.length)
      throw new Error(`${at}: ${cells.length} cells in place of ${names.length}.`);
    const row = Object.entries(columns).map(([column, read], position) => {
      const cell = (cells[position] ?? '').trim();
      const value = read(cell);
      if (value instanceof CellFault)
        throw new Error(`${at}, column ${column}: ${value.expected} is expected, not "${cell}".`);
      return [column, value];
    });
    // The columns give the type of each value, which `fromEntries` does not carry.
    return Object.fromEntries(row) as TableRow<Table>;
  });
}

/**
 * Rows of one file, read as `parseTable` does.
 * @param path of the file
 */
export const readTable = <Table extends Columns>(path: string, columns: Table) =>
  parseTable(readFileSync(path, 'utf8'), columns, basename(path));

/**
 * Rows of a table of facts, read as `parseTable` does.
 * @param name of the file in `data`, without its ending
 */
export const readFacts = <Table extends Columns>(name: string, columns: Table) =>
  readTable(join(import.meta.dirname, `../data/${name}.csv`), columns);

/**
 * Rows of a table of facts, grouped by the id in one of its columns.
 * @param column that holds the id
 * @param ids of all there are
 * @throws {Error} where a row has an id that is not among them
 */
export function readFactsOf<
  Name extends string,
  Table extends Columns & Record<Name, Column<string>>,
>(
  name: string,
  columns: Table,
  column: Name,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, readonly TableRow<Table>[]> {
  const rows = readFacts(name, columns);
  const stray = rows.findIndex((row) => !ids.has(row[column]));
  if (stray !== -1)
    throw new Error(
      `${name}.csv, row ${stray + 2}, column ${column}: nothing has the id ${String(rows[stray]?.[column])}.`,
    );
  return Map.groupBy(rows, (row) => row[column]);
}
