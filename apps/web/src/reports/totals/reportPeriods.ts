import { nitrogenYear } from '@mix/engine';

/** Days `YYYY-MM-DD`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const PERIODS = ['thisYear', 'lastYear', 'thisMonth'] as const;
export type PeriodName = (typeof PERIODS)[number];

const two = (value: number): string => String(value).padStart(2, '0');

const lastDayOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The July to June year that begins in a calendar year. */
export const julyYear = (startYear: number): Period => ({
  from: `${startYear}-07-01`,
  to: `${startYear + 1}-06-30`,
});

/** The calendar year in which the July to June year of a day begins. @param day an existing day */
export const julyYearOf = (day: string): number =>
  Number((nitrogenYear(day)?.firstDay ?? day).slice(0, 4));

/** The periods of the quick choices, as seen from a day. */
export function reportPeriods(today: string): Readonly<Record<PeriodName, Period>> {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const start = julyYearOf(today);
  return {
    thisYear: julyYear(start),
    lastYear: julyYear(start - 1),
    thisMonth: {
      from: `${year}-${two(month)}-01`,
      to: `${year}-${two(month)}-${two(lastDayOfMonth(year, month))}`,
    },
  };
}
