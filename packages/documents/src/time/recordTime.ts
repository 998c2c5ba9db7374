import type { LocalTime } from '../records/SprayRecord.ts';

const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

/** A browser takes the 30th of February for the 2nd of March: a day is one that comes out again. */
function isOnCalendar(clock: string): boolean {
  const moment = new Date(`${clock}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(clock);
}

/** Whether a stored value is a time of a record that exists. */
export const isLocalTime = (value: unknown): value is LocalTime =>
  typeof value === 'string' &&
  FORM.test(value) &&
  isOnCalendar(value.slice(0, 19)) &&
  !Number.isNaN(new Date(value).getTime());

const two = (value: number): string => String(Math.abs(Math.trunc(value))).padStart(2, '0');

/**
 * A moment as the clock of the place shows it.
 * @param offsetMin minutes the place is ahead of UTC: 780 in New Zealand's summer
 */
export function localTime(moment: Date, offsetMin: number): LocalTime {
  const shown = new Date(moment.getTime() + offsetMin * 60_000).toISOString().slice(0, 19);
  const sign = offsetMin < 0 ? '-' : '+';
  return `${shown}${sign}${two(offsetMin / 60)}:${two(offsetMin % 60)}`;
}

/** The calendar day of the place, `YYYY-MM-DD`. */
export const localDay = (time: LocalTime): string => time.slice(0, 10);

/** The moment of a local time, ms since 1970. */
export const momentOf = (time: LocalTime): number => Date.parse(time);

/**
 * Minutes from the midnight that began the day of `time`, on the clock of the place, to a moment (ms
 * since 1970): over 1,440 on the day after, below 0 on the day before.
 */
export const minutesIntoDay = (time: LocalTime, momentMs: number): number =>
  (momentMs - momentOf(`${localDay(time)}T00:00:00${time.slice(19)}`)) / 60_000;

/** Whether a stored value is a day that exists, `YYYY-MM-DD`. */
export const isLocalDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isOnCalendar(`${value}T00:00:00`);
