import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database, SqlValue, Statement } from './Database.ts';

/** The data folder or a file in it is not fit to hold private data; the message says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

export const DATABASE_FILE = 'mix.sqlite';

/** How long a statement waits for another process, such as a command of the administrator. */
const BUSY_MS = 5000;
const SQLITE_BUSY = 5;

// Windows has no such modes; there the rights of the user's profile folder apply.
const HAS_MODES = process.platform !== 'win32';

/** @throws DataFolderError when `path` exists and grants more than `mode`. */
export function refuseWiderThan(mode: number, path: string): void {
  if (!HAS_MODES || !existsSync(path)) return;
  const actual = statSync(path).mode & 0o777;
  if ((actual & ~mode) === 0) return;
  throw new DataFolderError(
    `Other users of this machine can reach ${path} (mode ${actual.toString(8)}). ` +
      `It holds private data. Run: chmod ${mode.toString(8)} '${path}'`,
  );
}

function prepareFolder(directory: string): string {
  if (existsSync(directory)) {
    if (!statSync(directory).isDirectory()) {
      throw new DataFolderError(`${directory} is a file; DATA_DIR must name a folder.`);
    }
  } else {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }
  refuseWiderThan(0o700, directory);
  const file = join(directory, DATABASE_FILE);
  // SQLite gives the -wal and -shm files the mode of the main file, so it is created here, narrow.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) refuseWiderThan(0o600, path);
  return file;
}

class NodeDatabase implements Database {
  readonly #connection: DatabaseSync;

  constructor(file: string, { readOnly = false } = {}) {
    this.#connection = new DatabaseSync(file, {
      enableForeignKeyConstraints: true,
      enableDoubleQuotedStringLiterals: false,
      timeout: BUSY_MS,
      readOnly,
    });
    if (readOnly) return;
    this.#connection.exec('PRAGMA journal_mode = WAL');
    // NORMAL may lose the last commits when power fails; an answer is given only for what is on disk.
    this.#connection.exec('PRAGMA synchronous = FULL');
    this.#connection.exec('PRAGMA secure_delete = ON');
  }

  prepare(sql: string): Statement {
    const statement = this.#connection.prepare(sql);
    return {
      run: (...values: readonly SqlValue[]) => Number(statement.run(...values).changes),
      get: (...values: readonly SqlValue[]) => statement.get(...values),
      all: (...values: readonly SqlValue[]) => statement.all(...values),
    };
  }

  exec(script: string): void {
    this.#connection.exec(script);
  }

  transaction<Value>(work: () => Value): Value {
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      const value = work();
      this.#connection.exec('COMMIT');
      return value;
    } catch (error) {
      // A failed COMMIT of a full or broken disk may have rolled back by itself.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  emptyLog(): void {
    // Waiting for another reader, a backup say, would hold up every request.
    this.#connection.exec('PRAGMA busy_timeout = 0');
    try {
      this.#connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      this.#connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    }
  }

  close(): void {
    this.#connection.close();
  }
}

/**
 * Opens the database of one instance, creating folder (0700) and file (0600) when missing.
 * @param directory the data folder, or ':memory:' for a database that dies with the process.
 * @throws DataFolderError when other users of the machine could read it.
 */
export function openDatabase(directory: string): Database {
  return new NodeDatabase(directory === ':memory:' ? directory : prepareFolder(directory));
}

/** Opens one database file as it is; nothing is created, and with `readOnly` nothing changed. */
export const openDatabaseFile = (file: string, options: { readonly readOnly: boolean }): Database =>
  new NodeDatabase(file, options);

/**
 * Whether nobody has a database open; then its log is emptied into it too. Only a connection that is
 * alone can leave the write-ahead log.
 * @returns `damaged` when SQLite cannot tell.
 */
export function takeAlone(file: string): 'alone' | 'used' | 'damaged' {
  let connection: DatabaseSync | null = null;
  try {
    connection = new DatabaseSync(file, { timeout: 0 });
    connection.exec('PRAGMA journal_mode = DELETE');
    const { journal_mode: mode } = connection.prepare('PRAGMA journal_mode').get() ?? {};
    return mode === 'delete' ? 'alone' : 'used';
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : null;
    return code === SQLITE_BUSY ? 'used' : 'damaged';
  } finally {
    connection?.close();
  }
}
