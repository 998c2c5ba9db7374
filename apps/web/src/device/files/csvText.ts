import { guardText } from '@mix/documents';
import Papa from 'papaparse';

export type CsvValue = string | number | null;

/** One column of a file: its heading, with the unit, and the value of each row. */
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

/** A figure without an exponent, exactly: 0.00000012, not 1.2e-7. */
export function plainNumber(value: number): string {
  const text = String(value);
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (parts === null) return text;
  const [, sign = '', first = '', rest = '', exponent = '0'] = parts;
  const digits = first + rest;
  const point = Number(exponent) + 1;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0')}`;
}

const cellOf = (value: CsvValue, decimal: CsvForm['decimal']): string => {
  if (value === null) return '';
  if (typeof value === 'string') return guardText(value);
  // A number is written plain: a lawful negative is not a formula.
  return plainNumber(value).replace('.', decimal);
};

/** A file by RFC 4180: every figure exact as it is stored, and no known value left out. */
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
