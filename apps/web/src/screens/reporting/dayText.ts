import { reader } from '../../preferences/reader.ts';

/** Making one takes longer than drawing the row it is for; the reader stays the same. */
const formats = new Map<string, Intl.DateTimeFormat>();

function shown(day: string, name: string, options: Intl.DateTimeFormatOptions): string {
  const format =
    formats.get(name) ?? new Intl.DateTimeFormat(reader.locale, { ...options, timeZone: 'UTC' });
  formats.set(name, format);
  // A day that is broken over three lines of a narrow table is read one by one.
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0');
}

/** "21 Nov 2026" for a calendar day, whatever the time zone of the device. */
export const dayText = (day: string): string => shown(day, 'day', { dateStyle: 'medium' });

/** "Nov 2026" for the month a day is in. */
export const monthText = (day: string): string =>
  shown(day, 'month', { month: 'short', year: 'numeric' });
