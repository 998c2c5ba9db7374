import { localDay } from '@mix/documents';
import { nitrogenYear } from '@mix/engine';
import type { RecentRecords, ReportedDocument } from './shownReport.ts';
import type { ReportLine } from './ReportLine.ts';

/** The first day of the season before this one, by the clock of the device: what a report opens with. */
export function seasonsFrom(now: Date): string {
  const year = now.getFullYear();
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const first = nitrogenYear(`${year}-${month}-01`)?.firstDay ?? '';
  return `${Number(first.slice(0, 4)) - 1}${first.slice(4)}`;
}

/** Lines as the screens take them. */
export const reportedDocuments = (lines: readonly ReportLine[]): readonly ReportedDocument[] =>
  lines.map(({ createdAtMs, updatedAtMs, ...line }) => {
    return { ...line, createdAt: new Date(createdAtMs), updatedAt: new Date(updatedAtMs) };
  });

/**
 * The records since a day; the very same object as before where none of them changed, so that what
 * is drawn of them stays as it is.
 */
export function recentOf(
  records: readonly ReportedDocument[],
  before: RecentRecords | undefined,
  since: string,
): RecentRecords {
  const day = before?.since ?? since;
  const recent = records.filter(({ value }) => localDay(value.endedAt) >= day);
  const isSame =
    before?.records.length === recent.length &&
    recent.every(({ value }, place) => value === before.records[place]?.value);
  return isSame ? before : { since: day, records: recent };
}
