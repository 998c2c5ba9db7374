import { failure, success, type Result } from '@mix/engine';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { endsInReach } from './endsInReach.ts';
import { showFormulas } from './showFormulas.ts';
import type { Cell, TableFault } from './Table.ts';

/** A thousand rows of forty columns are two fifths of it. */
const MOST_UNPACKED_BYTES = 10_000_000;
const MOST_FILES = 200;
/** Parts without cells, left out: drawings have an `r` too, of their right side. */
const PICTURES = /^(?:docProps|customXml)\/|\/(?:drawings|theme|charts|diagrams)\//;

/**
 * The parts of a workbook, unpacked no further than the limits: a small file may say that it is a
 * large one, or hold one. Packed again without compression, so that its reader unpacks nothing.
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
    // Not trimmed: many cells can share one long text of blanks, which would be trimmed for each
    // cell.
    const rows: readonly (readonly unknown[])[] = await readSheet(workbook.buffer, { trim: false });
    return success(rows.map((row) => row.map(cellOf)));
  } catch {
    return failure('notReadable');
  }
}
