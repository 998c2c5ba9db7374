/** What SQLite stores and gives back. */
export type SqlValue = string | number | bigint | null | Uint8Array;

export type SqlRow = Readonly<Record<string, SqlValue>>;

export interface Statement {
  /** Runs it and tells how many rows changed. */
  run(...values: readonly SqlValue[]): number;
  /** The first row, or undefined when there is none. */
  get(...values: readonly SqlValue[]): SqlRow | undefined;
  all(...values: readonly SqlValue[]): readonly SqlRow[];
  /** Row by row; only one walk over a statement at a time. */
  each(...values: readonly SqlValue[]): Iterable<SqlRow>;
}

/** The few verbs the server needs of SQLite, so that another driver can take its place. */
export interface Database {
  prepare(sql: string): Statement;
  /** Runs a script of several statements; for migrations. */
  exec(script: string): void;
  /**
   * Runs `work` in one transaction that takes the write lock at once. When it throws, nothing was
   * written. When it returns, everything is on disk. A transaction inside a transaction throws.
   */
  transaction<Value>(work: () => Value): Value;
  /**
   * Moves the write-ahead log into the main file and cuts the log off, so that nothing deleted can
   * be read in it. Another reader of the file keeps the log from being cut; that is no error.
   */
  emptyLog(): void;
  close(): void;
}
