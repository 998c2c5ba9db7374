import { unguardText } from '@mix/documents';
import { failure, success, type Result } from '@mix/engine';
import { printable } from '@mix/ground';
import Papa from 'papaparse';
import { readText } from '../../device/files/readText.ts';
import { separated } from '../../device/files/separated.ts';
import {
  LARGEST_TABLE_BYTES,
  LONGEST_CELL,
  MOST_COLUMNS,
  MOST_TABLE_ROWS,
  type Cell,
  type Table,
  type TableFault,
} from './Table.ts';

/** Every file of the ZIP format begins so, a workbook among them. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function readCsv(bytes: Uint8Array): Result<readonly (readonly Cell[])[], TableFault> {
  const read = readText(bytes);
  if (read === null) return failure('notText');
  const { text, separator } = separated(read);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator,
    preview: MOST_TABLE_ROWS + 2,
  });
  if (errors.some(({ type }) => type === 'Quotes')) return failure('notReadable');
  return success(data.map((line) => line.map((cell) => unguardText(cell))));
}

const cellOf =
  (longest: number) =>
  (cell: Cell | undefined): Cell => {
    if (typeof cell !== 'string') return cell ?? null;
    const text = printable(cell.slice(0, longest));
    return text === '' ? null : text;
  };

const isFilled = (cells: readonly Cell[]): boolean => cells.some((cell) => cell !== null);
const isTitle = (cells: readonly Cell[]): boolean =>
  cells.filter((cell) => cell !== null).length < 2;

/** The first row of two cells or more heads the columns: what stands alone above it is a title. */
function headingRow(lines: readonly (readonly Cell[])[]): number {
  const row = lines.findIndex((cells) => !isTitle(cells));
  return row < 0 ? lines.findIndex(isFilled) : row;
}

/**
 * The sheet of a CSV file or of a workbook (XLSX), told apart by the bytes. No formula is worked
 * out: its value in the file counts, and where the file has none, the formula itself is shown.
 * Never throws for what is in the file.
 * @param longestCell characters of a cell that are read: more where notes stand in one
 */
export async function readTable(
  bytes: Uint8Array,
  longestCell = LONGEST_CELL,
): Promise<Result<Table, TableFault>> {
  if (bytes.length > LARGEST_TABLE_BYTES) return failure('tooLarge');
  // A workbook's reader weighs more than this whole screen.
  const read = isZip(bytes)
    ? await (await import('./readWorkbook.ts')).readWorkbook(bytes)
    : readCsv(bytes);
  if (!read.ok) return read;
  const lines = read.value.map((line) => line.slice(0, MOST_COLUMNS).map(cellOf(longestCell)));
  const head = headingRow(lines);
  const [headings, ...rest] = head < 0 ? [] : lines.slice(head);
  if (headings === undefined) return failure('empty');
  const rows = rest
    .map((cells, place) => ({ number: head + place + 2, cells }))
    .filter(({ cells }) => isFilled(cells));
  if (rows.length === 0) return failure('empty');
  if (rows.length > MOST_TABLE_ROWS) return failure('tooManyRows');
  return success({ headings: headings.map((heading) => String(heading ?? '')), rows });
}
