import { reader } from '../../preferences/reader.ts';

/** "07:42" for a moment of today, "14 Nov" for an earlier one, the year with one of another year. */
export function momentText(moment: Date, now: Date): string {
  const sameYear = moment.getFullYear() === now.getFullYear();
  const sameDay =
    sameYear && moment.getMonth() === now.getMonth() && moment.getDate() === now.getDate();
  const shown: Intl.DateTimeFormatOptions = sameDay
    ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    : { day: 'numeric', month: 'short', ...(sameYear ? {} : { year: 'numeric' }) };
  return new Intl.DateTimeFormat(reader.locale, shown).format(moment);
}
