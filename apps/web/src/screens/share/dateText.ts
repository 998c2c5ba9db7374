import { reader } from '../../preferences/reader.ts';

/** "21 Nov 2026" */
export const dateText = (date: Date): string =>
  new Intl.DateTimeFormat(reader.locale, { dateStyle: 'medium' }).format(date);

/** "21 Nov 2026, 2:00 pm" */
export const dateTimeText = (date: Date): string =>
  new Intl.DateTimeFormat(reader.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
