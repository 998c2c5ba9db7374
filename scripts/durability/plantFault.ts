import { DatabaseSync } from 'node:sqlite';

/*
 * Loaded before the server to break it on purpose. A check that does not notice proves nothing.
 *   ackBeforeCommit  commits happen 50 ms after they were answered
 *   syncNormal/Off   SQLite does not wait for the disk
 */
const fault = process.env['PLANTED_FAULT'];
const LATE_MS = 50;

// oxlint-disable-next-line typescript/unbound-method -- called with its connection below
const exec = DatabaseSync.prototype.exec;
let late: NodeJS.Timeout | null = null;

DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string): void {
  if (fault === 'ackBeforeCommit' && sql === 'COMMIT') {
    late ??= setTimeout(() => {
      late = null;
      exec.call(this, 'COMMIT');
    }, LATE_MS);
    return;
  }
  // The transaction that was answered already is still open; the next one joins it.
  if (late !== null && sql === 'BEGIN IMMEDIATE') return;
  const level = fault === 'syncOff' ? 'OFF' : 'NORMAL';
  exec.call(
    this,
    fault?.startsWith('sync') ? sql.replace('synchronous = FULL', `synchronous = ${level}`) : sql,
  );
};
