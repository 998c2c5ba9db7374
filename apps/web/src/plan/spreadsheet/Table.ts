/** What one cell holds: text as it was written, a figure of a spreadsheet, or nothing. */
export type Cell = string | number | null;

/** A sheet as it was read: its first row of two filled cells or more heads the columns. */
export interface Table {
  readonly headings: readonly string[];
  /** By their number in the sheet, whose first row is 1. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly Cell[] }[];
}

/** What a file may have wrong as a whole; nothing of it is then read. */
export type TableFault = 'tooLarge' | 'tooManyRows' | 'notText' | 'notReadable' | 'empty';

/** A thousand rows with long notes are half of it. */
export const LARGEST_TABLE_BYTES = 2_000_000;
export const MOST_TABLE_ROWS = 1000;
/** A file of records has 47. */
export const MOST_COLUMNS = 64;
/** A cell is a name or a figure; what is longer is cut before anybody looks at it. */
export const LONGEST_CELL = 200;
