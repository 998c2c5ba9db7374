import { failure, success, type Result } from '@mix/engine';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { Cell, TableFault } from './Table.ts';

/** A thousand rows of forty columns are a fifth of it. */
const MOST_UNPACKED_BYTES = 20_000_000;
const MOST_FILES = 200;

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
      return isWithin() && /\.(?:xml|rels)$/.test(name);
    },
  });
  return isWithin() ? zipSync(parts, { level: 0 }) : null;
}

function cellOf(cell: unknown): Cell {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell === 'string') return cell;
  // A day has no time zone in a workbook; its reader takes it for UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell) : null;
}

/** The cells of a workbook's first sheet, with the values that stand in the file. */
export async function readWorkbook(
  bytes: Uint8Array,
): Promise<Result<readonly (readonly Cell[])[], TableFault>> {
  try {
    const workbook = boundedWorkbook(bytes);
    if (workbook === null) return failure('tooLarge');
    const rows: readonly (readonly unknown[])[] = await readSheet(workbook.buffer);
    return success(rows.map((row) => row.map(cellOf)));
  } catch {
    return failure('notReadable');
  }
}
