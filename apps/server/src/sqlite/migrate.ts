import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from './Database.ts';

export interface Migration {
  /** 1, 2, 3 ... without a gap. */
  readonly version: number;
  readonly name: string;
  readonly script: string;
}

/** The database and this program do not fit together; the message says which way. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/;

/**
 * The migrations in a folder, in order. Files are named `0001_words.sql`.
 * @throws SchemaError on a file of another name, a number used twice or a gap.
 */
export function readMigrations(directory: string): readonly Migration[] {
  return readdirSync(directory)
    .toSorted()
    .map((file, index) => {
      const [, digits, name] = FILE_NAME.exec(file) ?? [];
      if (digits === undefined || name === undefined || Number(digits) !== index + 1) {
        throw new SchemaError(`${file} is not migration number ${index + 1} of ${directory}.`);
      }
      return { version: index + 1, name, script: readFileSync(join(directory, file), 'utf8') };
    });
}

/**
 * Brings the database to the newest schema. Each migration and its version row are one transaction,
 * so that a process killed midway goes on from there at the next start.
 * @returns how many migrations were applied.
 * @throws SchemaError when a newer program has written this database.
 */
export function migrate(
  database: Database,
  migrations: readonly Migration[],
  clock: Clock,
): number {
  database.exec(`CREATE TABLE IF NOT EXISTS schema_version (
    version INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    applied_at INTEGER NOT NULL
  ) STRICT`);
  const newest = database.prepare('SELECT max(version) AS version FROM schema_version').get();
  const current = Number(newest?.['version'] ?? 0);
  if (current > migrations.length) {
    throw new SchemaError(
      `A newer version of this program wrote the database (schema ${current}); ` +
        `this one knows schemas up to ${migrations.length}. ` +
        `Start the newer version, or restore a backup made before it ran.`,
    );
  }
  const insert = database.prepare('INSERT INTO schema_version VALUES (?, ?, ?)');
  const pending = migrations.slice(current);
  for (const { version, name, script } of pending) {
    database.transaction(() => {
      database.exec(script);
      insert.run(version, name, clock());
    });
  }
  return pending.length;
}
