/** What a file may have wrong as a whole; nothing of it is then read. */
export type FileFault =
  | 'tooLarge'
  | 'tooManyRows'
  | 'notText'
  | 'notReadable'
  | 'noProducts'
  | 'newer'
  | 'columnTwice';

/** One product of a file, as it stands there: by column, only the columns that the file has. */
export interface FileRow {
  /** The line of a spreadsheet, counted from its heading as 1; the place in a JSON list from 1. */
  readonly number: number;
  readonly cells: ReadonlyMap<string, unknown>;
}

export interface FileRows {
  readonly kind: 'csv' | 'json';
  readonly rows: readonly FileRow[];
  /** Headings of columns that this app does not know; they were left out. */
  readonly unknownColumns: readonly string[];
  /** The decimal sign of a CSV file. */
  readonly decimal: '.' | ',';
}
