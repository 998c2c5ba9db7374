import { reader } from '../preferences/reader.ts';

/** Making a format takes longer than drawing the row it is for; the reader stays the same. */
const formats = new Map<string, Intl.DateTimeFormat>();

function shown(date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(reader.locale, options);
  formats.set(key, format);
  return format.format(date);
}

/** Keeps a date on one line: in a narrow table it would be broken over three. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * The month is a word: `dateStyle` leaves that to the engine, and WebKit's data of 2022 writes 1/07/2026
 * for New Zealand, which an American reads as a day in January.
 */
const WHOLE_DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** "21 Nov 2026" */
export const dateText = (date: Date): string => shown(date, WHOLE_DAY);

/** "21 Nov 2026, 2:00 pm" */
export const dateTimeText = (date: Date): string =>
  `${dateText(date)}, ${shown(date, { timeStyle: 'short' })}`;

const HOURS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;

/** "07:42" for a moment of today, "14 Nov" for an earlier one, the year with one of another year. */
export function momentText(moment: Date, now: Date): string {
  if (moment.getFullYear() !== now.getFullYear()) return shown(moment, WHOLE_DAY);
  const isToday = moment.getMonth() === now.getMonth() && moment.getDate() === now.getDate();
  return shown(moment, isToday ? HOURS : DAY);
}

/** "07:42" */
export const timeOfDayText = (moment: Date): string => shown(moment, HOURS);

/** "24 Nov, 14:00", the time alone on the day itself: when something ends. */
export function endText(moment: Date, now: Date): string {
  const isToday = moment.toDateString() === now.toDateString();
  return unbroken(shown(moment, isToday ? HOURS : { ...DAY, ...HOURS }));
}

/** A calendar day, shown the same in whatever time zone the device is. */
const shownDay = (day: string, options: Intl.DateTimeFormatOptions): string =>
  shown(new Date(`${day}T00:00:00Z`), { ...options, timeZone: 'UTC' });

/** "21 Nov 2026" for a calendar day. */
export const dayText = (day: string): string => unbroken(shownDay(day, WHOLE_DAY));

/** "Nov 2026" for the month a calendar day is in. */
export const monthText = (day: string): string =>
  unbroken(shownDay(day, { month: 'short', year: 'numeric' }));

/** "Nov", or "N" where there is no room, for the month a calendar day is in. */
export const monthNameText = (day: string, form: 'short' | 'narrow'): string =>
  shownDay(day, { month: form });

/** "21 Nov" for a calendar day whose year is said elsewhere. */
export const dayOfYearText = (day: string): string => unbroken(shownDay(day, DAY));

/** "21 November 2026" for a calendar day. */
export const longDayText = (day: string): string => shownDay(day, { dateStyle: 'long' });
