import { failure, success, type Result } from '@mix/engine';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { showFormulas } from './showFormulas.ts';
import type { Cell, TableFault } from './Table.ts';

/** A thousand rows of forty columns are a fifth of it. */
const MOST_UNPACKED_BYTES = 20_000_000;
const MOST_FILES = 200;
/** Cells up to the last one, empty ones too: the reader makes them all. */
const MOST_CELLS = 1_000_000;

/** Parts without cells, left out: what is drawn says `r` of its right side. */
const PICTURES = /^(?:docProps|customXml)\/|\/(?:drawings|theme|charts|diagrams)\//;

/** Where a cell or a row says that it stands, with nothing around the sign that makes it another one. */
const PLACE = /(?<![:\w-])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Whether the cells of a part end where a reader can get to: one cell may say it is the last there is. */
function endsInReach(xml: string): boolean {
  let [rows, columns] = [1, 1];
  for (const [, double, single] of xml.matchAll(PLACE)) {
    const [isPlace, letters = '', digits] =
      /^([A-Z]{0,3})(\d{1,7})$/.exec(double ?? single ?? '') ?? [];
    if (isPlace === undefined) return false;
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnOf(letters));
  }
  return rows * columns <= MOST_CELLS;
}

/**
 * The parts of a workbook, unpacked no further than the limits: a small file may say that it is a
 * large one, or hold one. Packed again without being pressed, so that its reader unpacks nothing.
 * @returns null where it is over a limit. Throws where it is no such file.
 */
function boundedWorkbook(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const held = { bytes: 0, files: 0 };
  const isWithin = () => held.bytes <= MOST_UNPACKED_BYTES && held.files <= MOST_FILES;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      held.bytes += originalSize;
      held.files += 1;
      return isWithin() && /\.(?:xml|rels)$/.test(name) && !PICTURES.test(name);
    },
  });
  if (!isWithin()) return null;
  const texts = Object.entries(parts).map(([name, part]) => [name, strFromU8(part)] as const);
  if (!texts.every(([, text]) => endsInReach(text))) return null;
  const shown = texts.map(([name, text]) => [name, strToU8(showFormulas(text))] as const);
  return zipSync(Object.fromEntries(shown), { level: 0 });
}

function cellOf(cell: unknown): Cell {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell === 'string') return cell;
  // A day has no time zone in a workbook; its reader takes it for UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell) : null;
}

/** The cells of a workbook's first sheet, with the values that stand in the file, and formulas that have none. */
export async function readWorkbook(
  bytes: Uint8Array,
): Promise<Result<readonly (readonly Cell[])[], TableFault>> {
  try {
    const workbook = boundedWorkbook(bytes);
    if (workbook === null) return failure('tooLarge');
    // Cells can share one text of millions of blanks: whoever takes them away does so cell by cell.
    const rows: readonly (readonly unknown[])[] = await readSheet(workbook.buffer, { trim: false });
    return success(rows.map((row) => row.map(cellOf)));
  } catch {
    return failure('notReadable');
  }
}
