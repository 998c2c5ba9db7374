import { unguardText } from '@mix/documents';
import { failure, success, type Result } from '@mix/engine';
import { readJson } from '@mix/sharing';
import Papa from 'papaparse';
import { PRODUCT_COLUMNS } from '../own/productColumns.ts';
import { readText } from '../../device/files/readText.ts';
import { separated } from '../../device/files/separated.ts';
import type { FileFault, FileRow, FileRows } from './FileRow.ts';
import { FILE_FORMAT, FILE_VERSION } from './writeProducts.ts';

/** Largest file that is read: a thousand products with long notes are half of it. */
export const LARGEST_FILE_BYTES = 2_000_000;
export const MOST_ROWS = 1000;
/** Most characters of a column's name that a message quotes. */
const LONGEST_HEADING = 60;
const MOST_UNKNOWN = 20;

const plain = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}%]+/gu, '');

/** Our columns by what may head them: their heading or their key, in any case and spacing. */
const columnKeys: ReadonlyMap<string, string> = new Map(
  PRODUCT_COLUMNS.flatMap(({ key, heading }) => [
    [plain(heading), key],
    [plain(key), key],
  ]),
);

const numeric = new Set(
  PRODUCT_COLUMNS.filter(({ kind }) => kind.is === 'figure').map(({ key }) => key),
);

/**
 * The decimal sign of a file. A comma between the columns leaves the point. Else it is what its
 * figures show; a point before exactly three digits shows nothing, as it may group thousands.
 */
function decimalOf(separator: string, rows: readonly FileRow[]): '.' | ',' {
  if (separator === ',') return '.';
  const figures = rows.flatMap(({ cells }) =>
    [...cells].flatMap(([key, cell]) => (numeric.has(key) ? [String(cell).trim()] : [])),
  );
  const hasComma = figures.some((figure) => figure.includes(','));
  const hasPoint = figures.some(
    (figure) => /\.\d+$/.test(figure) && !/^-?\d{1,3}\.\d{3}$/.test(figure),
  );
  return hasPoint && !hasComma ? '.' : ',';
}

const shortened = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].slice(0, MOST_UNKNOWN).map((name) => name.slice(0, LONGEST_HEADING));

function readCsvRows(file: string): Result<FileRows, FileFault> {
  const { text, separator } = separated(file);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator,
    skipEmptyLines: 'greedy',
    preview: MOST_ROWS + 2,
  });
  if (errors.some(({ type }) => type === 'Quotes')) return failure('notReadable');
  const [headings = [], ...lines] = data;
  const keys = headings.map((heading) => columnKeys.get(plain(heading)) ?? null);
  const known = keys.filter((key) => key !== null);
  if (!known.includes('name')) return failure('noProducts');
  if (new Set(known).size !== known.length) return failure('columnTwice');
  if (lines.length > MOST_ROWS) return failure('tooManyRows');
  const rows = lines.map((line, place): FileRow => {
    const cells = keys.flatMap((key, at) =>
      key === null ? [] : [[key, unguardText(line[at] ?? '')] as const],
    );
    return { number: place + 2, cells: new Map(cells) };
  });
  if (rows.length === 0) return failure('noProducts');
  return success({
    kind: 'csv',
    rows,
    unknownColumns: shortened(
      headings.filter((heading, at) => keys[at] === null && heading.trim() !== ''),
    ),
    decimal: decimalOf(separator, rows),
  });
}

function readJsonRows(text: string): Result<FileRows, FileFault> {
  const value = readJson(text);
  if (value === undefined) return failure('notReadable');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failure('noProducts');
  const file: {
    readonly format?: unknown;
    readonly version?: unknown;
    readonly products?: unknown;
  } = value;
  if (file.format !== FILE_FORMAT || !Array.isArray(file.products)) return failure('noProducts');
  if (file.version !== FILE_VERSION) return failure('newer');
  const products: readonly unknown[] = file.products;
  if (products.length === 0) return failure('noProducts');
  if (products.length > MOST_ROWS) return failure('tooManyRows');
  const unknown: string[] = [];
  const rows = products.map((product, place): FileRow => {
    const isRow = typeof product === 'object' && product !== null && !Array.isArray(product);
    const entries = isRow ? Object.entries(product as Readonly<Record<string, unknown>>) : [];
    const cells = entries.flatMap(([name, cell]) => {
      const key = columnKeys.get(plain(name));
      if (key === undefined) unknown.push(name);
      return key === undefined ? [] : [[key, cell] as const];
    });
    return { number: place + 1, cells: new Map(cells) };
  });
  return success({ kind: 'json', rows, unknownColumns: shortened(unknown), decimal: '.' });
}

/**
 * The rows of a file of products, CSV or JSON by its content. Never throws for what is in the file,
 * and reads no more of it than the limits allow.
 */
export function readFileRows(bytes: Uint8Array): Result<FileRows, FileFault> {
  if (bytes.length > LARGEST_FILE_BYTES) return failure('tooLarge');
  const text = readText(bytes);
  if (text === null) return failure('notText');
  return /^\s*[[{]/.test(text) ? readJsonRows(text) : readCsvRows(text);
}
