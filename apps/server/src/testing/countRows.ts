import type { Database, SqlRow, Statement } from '../sqlite/Database.ts';

/** A database, and how many rows its statements have given row by row. */
export interface CountedDatabase {
  readonly database: Database;
  readonly rows: () => number;
}

/** Counts the rows that are walked over, as far as somebody goes. */
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
