import { guardText, localDay, recordColumns, recordLines, type SprayRecord } from '@mix/documents';
import type { PlacePage } from './placePage.ts';

type Cell = string | number | null;

/** A cell as RFC 4180 has it; a figure stands plain, as it is stored. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = guardText(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The records of a page as CSV in UTF-8: headings and lines of the app's own file. */
export function recordsCsv({ items }: PlacePage<SprayRecord>): string {
  const texts = [recordColumns.map(({ heading }) => cellText(heading)).join()];
  for (const { id, value: record } of items) {
    const row = { id, day: localDay(record.endedAt), place: { name: record.location }, record };
    for (const line of recordLines(row)) {
      texts.push(recordColumns.map(({ of }) => cellText(of(line))).join());
    }
  }
  return `${texts.join('\r\n')}\r\n`;
}
