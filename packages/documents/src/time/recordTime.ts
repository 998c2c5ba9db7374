/**
 * A time on the clock of the place where it was: ISO 8601 with its distance from UTC, to the second,
 * `2026-11-21T14:02:00+13:00`. Its first ten characters are the local day, as `nitrogenYear` takes it.
 */
export type LocalTime = string;

const DAY = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const CLOCK = /^T(?:[01]\d|2[0-3])(?::[0-5]\d){2}[+-](?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * Whether a stored value is a day that exists, `YYYY-MM-DD`. It is checked by the length of its
 * month and not by parsing a `Date`: that takes the 30th of February for the 2nd of March, and is
 * slow for five thousand records.
 */
export function isLocalDay(value: unknown): value is string {
  const parts = typeof value === 'string' ? DAY.exec(value) : null;
  if (parts === null) return false;
  const [, year, month, day] = parts;
  // The calendar repeats after 400 years; `Date.UTC` takes a year below 100 for one of 1900 on.
  const last = new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate();
  return Number(day) <= last;
}

/** Whether a stored value is a time of a record that exists. */
export const isLocalTime = (value: unknown): value is LocalTime =>
  typeof value === 'string' && CLOCK.test(value.slice(10)) && isLocalDay(value.slice(0, 10));

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
