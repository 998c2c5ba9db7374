import { miscounted } from '../firestore/storage/bounds/StorageUse.ts';
import type { Database } from '../sqlite/Database.ts';
import { damageIn } from '../sqlite/checkIntegrity.ts';
import { openDatabaseFile } from '../sqlite/openDatabase.ts';
import { AdminError } from './AdminError.ts';

/** What is in a database, for a person to compare. */
export interface Contents {
  readonly accounts: number;
  readonly documents: number;
}

const count = (database: Database, table: 'accounts' | 'documents'): number =>
  Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);

export const contentsOf = (database: Database): Contents => ({
  accounts: count(database, 'accounts'),
  documents: count(database, 'documents'),
});

/** How the fault of counters that do not agree with the documents begins. */
export const MISCOUNTED = 'counted wrong is what';

/** Every fault SQLite finds in a database, and every document that could not be read; none when it is sound. */
export function faultsOf(database: Database): readonly string[] {
  const integrity = damageIn(database);
  // In a damaged file the tables below cannot be relied on either.
  if (integrity.length > 0) return integrity;
  const strangers = database
    .prepare('PRAGMA foreign_key_check')
    .all()
    .map((row) => `${String(row['table'])} row ${String(row['rowid'])} belongs to nothing`);
  const unreadable = database
    .prepare('SELECT path FROM documents WHERE NOT json_valid(fields)')
    .all()
    .map(({ path }) => `the document ${String(path)} cannot be read`);
  const misplaced = database
    .prepare(
      `SELECT path FROM documents
       WHERE instr(path, iif(parent = '', '', parent || '/') || collection || '/') <> 1`,
    )
    .all()
    .map(({ path }) => `the document ${String(path)} is filed in the wrong place`);
  const counters = miscounted(database).map((owner) => `${MISCOUNTED} ${owner} keeps`);
  return [...strangers, ...unreadable, ...misplaced, ...counters];
}

/**
 * Checks a database file that nobody has open.
 * @throws AdminError when it is not one of ours or damaged.
 */
export function readContents(file: string): Contents {
  let database: Database | null = null;
  try {
    database = openDatabaseFile(file, { readOnly: true });
    const faults = faultsOf(database);
    if (faults.length > 0) throw new AdminError(`${file} is damaged: ${faults.join('; ')}`);
    return contentsOf(database);
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError(`${file} is not a database of this program, or it is damaged.`, {
      cause: error,
    });
  } finally {
    database?.close();
  }
}
