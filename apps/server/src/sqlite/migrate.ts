import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from './Database.ts';

export interface Migration {
  /** Rising; numbers may be left out, so that two parts of the server can number their own. */
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
 * @throws SchemaError on a file of another name, number 0 or a number used twice.
 */
export function readMigrations(directory: string): readonly Migration[] {
  let last = 0;
  return readdirSync(directory)
    .toSorted()
    .map((file) => {
      const [, digits, name] = FILE_NAME.exec(file) ?? [];
      const version = Number(digits);
      if (name === undefined || version <= last) {
        throw new SchemaError(`${file} is not a migration after number ${last} of ${directory}.`);
      }
      last = version;
      return { version, name, script: readFileSync(join(directory, file), 'utf8') };
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
  const applied = new Set(
    database
      .prepare('SELECT version FROM schema_version')
      .all()
      .map(({ version }) => Number(version)),
  );
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied].find((version) => !known.has(version));
  if (unknown !== undefined) {
    throw new SchemaError(
      `A newer version of this program wrote the database (schema ${unknown}); ` +
        `this one knows schemas up to ${migrations.at(-1)?.version ?? 0}. ` +
        `Start the newer version, or restore a backup made before it ran.`,
    );
  }
  const insert = database.prepare('INSERT INTO schema_version VALUES (?, ?, ?)');
  const pending = migrations.filter(({ version }) => !applied.has(version));
  for (const { version, name, script } of pending) {
    database.transaction(() => {
      database.exec(script);
      insert.run(version, name, clock());
    });
  }
  return pending.length;
}
