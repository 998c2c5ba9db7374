/** The year the nitrogen cap counts in, as calendar days. */
export interface NitrogenYear {
  readonly firstDay: string;
  readonly lastDay: string;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_MONTH = 7;

function daysIn(year: number, month: number): number {
  if (month === 2) {
    const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    return leap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * The July to June year a day falls in (nitrogen cap, S50). Takes a local calendar day,
 * `YYYY-MM-DD`, and not a moment in time, whose day depends on the time zone. Null for a day that
 * does not exist.
 */
export function nitrogenYear(day: string): NitrogenYear | null {
  const [year, month, date] = (DAY.exec(day) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  if (month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) return null;
  const start = month >= FIRST_MONTH ? year : year - 1;
  const named = (number: number): string => String(number).padStart(4, '0');
  return { firstDay: `${named(start)}-07-01`, lastDay: `${named(start + 1)}-06-30` };
}
