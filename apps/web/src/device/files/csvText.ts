import Papa from 'papaparse';

export type CsvValue = string | number | null;

/** One column of a file: its heading, with the unit, and what stands under it. */
export interface CsvColumn<Row> {
  /** The same in every language, so that a spreadsheet made for one file fits the next. */
  readonly heading: string;
  readonly kind: 'text' | 'number';
  readonly of: (row: Row) => CsvValue;
}

/** How a file is written; the two always go together, as spreadsheets of a country read them. */
export interface CsvForm {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

/** The form that the reader's spreadsheet opens. @param decimal the decimal sign of the country */
export const csvForm = (decimal: string): CsvForm =>
  decimal === ',' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };

/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const LINE_END = '\r\n';

/**
 * Where a spreadsheet would begin a formula: at the signs of one, their wide forms, and the control
 * characters that are skipped before them (ASVS 5.0, 1.2.10), behind any quotes and blanks. Not at the
 * start alone: whoever opens the file may have another separator than it was written with, and begins a
 * cell behind it.
 */
const SIGN = String.raw`[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]`;
/** What some programs cut off first; a tab and the ends of lines begin a cell themselves. */
const SKIPPED = String.raw`(?:["']|[^\S\t\r\n])*`;
const AT_START = new RegExp(`^${SKIPPED}${SIGN}`);
const BEHIND = new RegExp(String.raw`([,;\t\r\n])(${SKIPPED})(?=${SIGN})`, 'g');
const GUARDED_BEHIND = new RegExp(String.raw`([,;\t\r\n])'(${SKIPPED})(?=${SIGN})`, 'g');

/** An apostrophe makes it text; the reader of the file takes it away again. */
export function guardText(text: string): string {
  const guarded = text.replaceAll(BEHIND, "$1'$2");
  return AT_START.test(guarded) ? `'${guarded}` : guarded;
}

export function unguardText(text: string): string {
  const open = text.replaceAll(GUARDED_BEHIND, '$1$2');
  return open.startsWith("'") && AT_START.test(open) ? open.slice(1) : open;
}

const cellOf = (value: CsvValue, decimal: CsvForm['decimal']): string => {
  if (value === null) return '';
  if (typeof value === 'string') return guardText(value);
  // A number is written plain: a lawful negative is not a formula.
  return String(value).replace('.', decimal);
};

/** A file as RFC 4180 has it: every figure exact as it is stored, nothing known left empty. */
export function csvText<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  { separator, decimal }: CsvForm,
): string {
  const table = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ of }) => cellOf(of(row), decimal))),
  ];
  const text = Papa.unparse(table, { delimiter: separator, newline: LINE_END });
  return BYTE_ORDER_MARK + text + LINE_END;
}
