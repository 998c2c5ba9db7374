import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Database } from './Database.ts';
import { openDatabaseFile } from './openDatabase.ts';

/** What SQLite finds wrong in a database, a line each; none when it is sound. */
export const damageIn = (database: Database): readonly string[] =>
  database
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(row['integrity_check']))
    .filter((line) => line !== 'ok');

/**
 * Reads every page of a database file that others go on using, in a thread of its own: it takes as long
 * as reading the whole file does.
 * @returns what is wrong, a line each.
 */
export function checkIntegrity(file: string): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { integrityOf: file } });
    worker.unref();
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const asked = workerData as { readonly integrityOf?: string } | null;
if (!isMainThread && asked?.integrityOf !== undefined) {
  const database = openDatabaseFile(asked.integrityOf, { readOnly: true });
  try {
    parentPort?.postMessage(damageIn(database));
  } finally {
    database.close();
  }
}
