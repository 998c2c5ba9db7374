import type { Database } from '../sqlite/Database.ts';

/** The tables about accounts; each one after those it refers to. */
const TABLES = [
  'accounts',
  'second_factors',
  'recovery_codes',
  'program_tokens',
  'sessions',
  'refresh_tokens',
  'action_codes',
  'attempts',
  'letters',
];

/**
 * Gives a restored database the accounts of the one it replaces, and drops the documents of accounts
 * that are gone by now.
 * @param file the present database, which nobody else has open.
 * @returns false when that cannot be read, or is of another version: then nothing has changed.
 */
export function keepPresentAccounts(database: Database, file: string): boolean {
  try {
    database.prepare('ATTACH ? AS present').run(file);
  } catch {
    return false;
  }
  try {
    return database.transaction(() => {
      if (!isSameSchema(database)) return false;
      database.exec('CREATE TEMP TABLE gone AS SELECT uid FROM accounts');
      for (const table of TABLES.toReversed()) database.exec(`DELETE FROM main.${table}`);
      for (const table of TABLES) {
        database.exec(`INSERT INTO main.${table} SELECT * FROM present.${table}`);
      }
      database.exec(`DELETE FROM gone WHERE uid IN (SELECT uid FROM main.accounts);
        DELETE FROM documents WHERE path IN (
          SELECT path FROM documents JOIN gone ON path = 'users/' || uid
             OR (path >= 'users/' || uid || '/' AND path < 'users/' || uid || '0')
             OR (path >= 'userproduct/' || uid || '_' AND path < 'userproduct/' || uid || char(96)));
        DROP TABLE gone;`);
      return true;
    });
  } catch {
    // A damaged database is the very reason for many a restore.
    return false;
  } finally {
    database.exec('DETACH present');
  }
}

function isSameSchema(database: Database): boolean {
  const versions = (schema: 'main' | 'present'): string =>
    database
      .prepare(`SELECT version FROM ${schema}.schema_version ORDER BY version`)
      .all()
      .map(({ version }) => String(version))
      .join();
  return versions('main') === versions('present');
}
