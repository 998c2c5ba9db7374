import type { ReportFilter } from '../totals/ReportFilter.ts';

/** The name of a file over some days, without its ending: no word of a record is in it. */
export const rangeFileName = (
  kind: string,
  { from, to }: Pick<ReportFilter, 'from' | 'to'>,
): string => [kind, from, to].filter((part) => part !== null).join('-');
