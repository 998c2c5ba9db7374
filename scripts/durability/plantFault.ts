import { DatabaseSync, type StatementSync } from 'node:sqlite';

/*
 * Loaded before the server to break it on purpose. A check that does not notice proves nothing.
 *   ackBeforeCommit  commits happen 50 ms after they were answered
 *   syncNormal/Off   SQLite does not wait for the disk
 */
const fault = process.env['PLANTED_FAULT'];
const LATE_MS = 50;

// oxlint-disable-next-line typescript/unbound-method -- called with its connection below
const { exec, prepare } = DatabaseSync.prototype;
let late: NodeJS.Timeout | null = null;

/** Delays commits; the server prepares both statements once, so these are the ones to change. */
function makeLate(statement: StatementSync, sql: string): StatementSync {
  const run = statement.run.bind(statement);
  const changes = { changes: 0, lastInsertRowid: 0 };
  if (sql === 'COMMIT') {
    statement.run = () => {
      late ??= setTimeout(() => {
        late = null;
        run();
      }, LATE_MS);
      return changes;
    };
  }
  if (sql === 'BEGIN IMMEDIATE') {
    // The transaction that was answered already is still open; the next one joins it.
    statement.run = () => (late === null ? run() : changes);
  }
  return statement;
}

DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string): StatementSync {
  const statement = prepare.call(this, sql);
  return fault === 'ackBeforeCommit' ? makeLate(statement, sql) : statement;
};

DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string): void {
  const level = fault === 'syncOff' ? 'OFF' : 'NORMAL';
  exec.call(
    this,
    fault?.startsWith('sync') ? sql.replace('synchronous = FULL', `synchronous = ${level}`) : sql,
  );
};
