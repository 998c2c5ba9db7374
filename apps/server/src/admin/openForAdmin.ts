import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../sqlite/Database.ts';
import { readInstance } from '../sqlite/instance.ts';
import { migrate, readMigrations } from '../sqlite/migrate.ts';
import { DATABASE_FILE, openDatabase } from '../sqlite/openDatabase.ts';
import { AdminError } from './AdminError.ts';

export const MIGRATIONS = readMigrations(join(import.meta.dirname, '../sqlite/migrations'));

/** The database of a data folder, also while a server works with it. */
export function openForAdmin(
  dataDirectory: string,
  clock: Clock,
  { mayCreate }: { readonly mayCreate: boolean },
): Database {
  if (!mayCreate && !existsSync(join(dataDirectory, DATABASE_FILE))) {
    throw new AdminError(
      `There is no database in ${dataDirectory}. Set DATA_DIR to the folder the server uses.`,
    );
  }
  const database = openDatabase(dataDirectory);
  migrate(database, MIGRATIONS, clock);
  readInstance(database, clock, randomBytes);
  return database;
}
