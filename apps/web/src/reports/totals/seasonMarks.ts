import { nitrogenKgPerHa } from '@mix/documents';
import type { ReportRow } from './ReportRow.ts';

/** One record in the calendar of a season. */
export interface SeasonMark {
  readonly id: string;
  readonly day: string;
  /** Synthetic nitrogen on the area sprayed; 0: the spray had none; null: not known. */
  readonly kgPerHa: number | null;
}

/** The marks of some records, by the key of their place, the latest first. */
export function seasonMarks(
  rows: readonly ReportRow[],
): ReadonlyMap<string, readonly SeasonMark[]> {
  const marks = new Map<string, SeasonMark[]>();
  for (const { id, day, place, record } of rows) {
    const mark = { id, day, kgPerHa: nitrogenKgPerHa(record) };
    const there = marks.get(place.key);
    if (there === undefined) marks.set(place.key, [mark]);
    else there.push(mark);
  }
  return marks;
}
