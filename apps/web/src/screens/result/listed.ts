import { reader } from '../../preferences/reader.ts';

/** "a, b and c", as the reader's language joins them. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(reader.locale, { type: 'conjunction' }).format(names);
