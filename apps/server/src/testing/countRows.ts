import type { Database, SqlRow, Statement } from '../sqlite/Database.ts';

/** A database, and how many rows callers have read from its statements one by one. */
export interface CountedDatabase {
  readonly database: Database;
  readonly rows: () => number;
}

/** Counts the rows that `each` gives, as far as a caller reads them. */
export function countRows(whole: Database): CountedDatabase {
  let rows = 0;
  function* counted(each: Iterable<SqlRow>): Iterable<SqlRow> {
    for (const row of each) {
      rows += 1;
      yield row;
    }
  }
  const prepare = (sql: string): Statement => {
    const statement = whole.prepare(sql);
    return { ...statement, each: (...values) => counted(statement.each(...values)) };
  };
  const database: Database = {
    prepare,
    exec: (script) => {
      whole.exec(script);
    },
    transaction: (work) => whole.transaction(work),
    emptyLog: () => {
      whole.emptyLog();
    },
    close: () => {
      whole.close();
    },
  };
  return { database, rows: () => rows };
}
