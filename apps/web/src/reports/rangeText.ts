import { reportWords } from '../i18n/made/en/reporting/reportWords.ts';
import type { ReportFilter } from './totals/ReportFilter.ts';
import { dayText } from '../i18n/figures/dateText.ts';

/** The days a filter asks for, in words. */
export function rangeText({ from, to }: Pick<ReportFilter, 'from' | 'to'>): string {
  if (from !== null && to !== null) return reportWords.range(dayText(from), dayText(to));
  if (from !== null) return reportWords.since(dayText(from));
  return to === null ? reportWords.allTime : reportWords.until(dayText(to));
}
