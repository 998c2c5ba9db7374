import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
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
const SQLITE_IOERR_SHMSIZE = 4874;

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

function prepareFolder(directory: string): void {
  if (existsSync(directory)) {
    if (!statSync(directory).isDirectory()) {
      throw new DataFolderError(`${directory} is a file; DATA_DIR must name a folder.`);
    }
  } else {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }
  refuseWiderThan(0o700, directory);
}

function prepareFile(directory: string): string {
  prepareFolder(directory);
  const file = join(directory, DATABASE_FILE);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) refuseWiderThan(0o600, path);
  if (!existsSync(file)) createFile(file);
  else if (statSync(file).size === 0) {
    throw new DataFolderError(
      `${file} is empty: what was in it is gone. Restore the newest backup: mix admin restore FILE. ` +
        `Only if this is to be a new instance, delete the file.`,
    );
  }
  return file;
}

/**
 * Makes the database under another name first: a process killed midway leaves no file without a
 * database under the right name.
 */
function createFile(file: string): void {
  const half = `${file}.new`;
  rmSync(half, { force: true });
  // SQLite gives the -wal and -shm files the mode of the main file, so the main file is made 0600.
  closeSync(openSync(half, 'wx', 0o600));
  new NodeDatabase(half).close();
  renameSync(half, file);
}

const connect = (file: string, readOnly: boolean): DatabaseSync =>
  new DatabaseSync(file, {
    enableForeignKeyConstraints: true,
    enableDoubleQuotedStringLiterals: false,
    timeout: BUSY_MS,
    readOnly,
  });

/**
 * Opens with a write-ahead log. The index of the log is a file of 32 KiB; where a full disk has no
 * room for it the index is kept in memory: reading goes on, and every other process is shut out.
 */
function connectForWriting(file: string): DatabaseSync {
  let connection = connect(file, false);
  try {
    connection.exec('PRAGMA journal_mode = WAL');
    return connection;
  } catch (error) {
    connection.close();
    if (codeOf(error) !== SQLITE_IOERR_SHMSIZE) throw error;
    connection = connect(file, false);
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('PRAGMA journal_mode = WAL');
    return connection;
  }
}

class NodeDatabase implements Database {
  readonly #connection: DatabaseSync;
  readonly #begin: Statement;
  readonly #commit: Statement;

  constructor(file: string, { readOnly = false } = {}) {
    this.#connection = readOnly ? connect(file, true) : connectForWriting(file);
    this.#begin = this.prepare('BEGIN IMMEDIATE');
    this.#commit = this.prepare('COMMIT');
    if (readOnly) return;
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
      each: (...values: readonly SqlValue[]) => statement.iterate(...values),
    };
  }

  exec(script: string): void {
    this.#connection.exec(script);
  }

  transaction<Value>(work: () => Value): Value {
    this.#begin.run();
    try {
      const value = work();
      this.#commit.run();
      return value;
    } catch (error) {
      // When COMMIT fails on a full or broken disk, SQLite may have rolled back by itself.
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
  return new NodeDatabase(directory === ':memory:' ? directory : prepareFile(directory));
}

/** The connections that hold locks: one that nothing refers to is closed, and its lock with it. */
const locks = new Set<DatabaseSync>();

/**
 * Keeps every other server out of a data folder for as long as this process lives. The lock is one
 * of the operating system's on an empty file: it goes with the process, however that ends.
 * @returns the function that frees the folder.
 * @throws DataFolderError when another server has the folder.
 */
export function lockFolder(directory: string): () => void {
  prepareFolder(directory);
  const file = join(directory, 'server.lock');
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    if (codeOf(error) !== SQLITE_BUSY) throw error;
    throw new DataFolderError(
      `Another server uses ${directory}. Stop it first, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  locks.add(connection);
  return () => {
    locks.delete(connection);
    connection.close();
  };
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : null;

/** Opens one database file as it is; nothing is created, and with `readOnly` nothing changed. */
export const openDatabaseFile = (file: string, options: { readonly readOnly: boolean }): Database =>
  new NodeDatabase(file, options);

/**
 * Whether no other connection has a database file open; then its write-ahead log is moved into the
 * file too. Only a connection that is alone can leave write-ahead mode.
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
    return codeOf(error) === SQLITE_BUSY ? 'used' : 'damaged';
  } finally {
    connection?.close();
  }
}
