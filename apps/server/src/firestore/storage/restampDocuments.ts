import type { Clock } from '../../clock.ts';
import type { Database } from '../../sqlite/Database.ts';
import { openCommitClock } from './commitClock.ts';
import type { Micros } from '../wire/Value.ts';

/** The newest time a database has sent to devices. */
export const newestTime = (database: Database): Micros =>
  BigInt(Number(database.prepare('SELECT last_time AS time FROM document_clock').get()?.['time']));

/**
 * Gives every document the present time. A device ignores what is older than what it has, so after
 * a restore it would keep showing what the backup does not have. Called inside a transaction.
 * @param after the newest time that the database this one replaces has sent to devices.
 */
export function restampDocuments(database: Database, clock: Clock, after: Micros): void {
  const next = openCommitClock(database, clock).next();
  const time = next > after ? next : after + 1n;
  database.prepare('UPDATE documents SET update_time = ?').run(time);
  database.exec('DELETE FROM document_changes');
  database.prepare('UPDATE document_clock SET last_time = ?, changes_since = ?').run(time, time);
}
