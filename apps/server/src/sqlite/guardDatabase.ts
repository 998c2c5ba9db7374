import type { Clock } from '../clock.ts';
import type { Database, SqlRow, Statement } from './Database.ts';
import { NO_RESERVE, type DiskReserve } from './diskReserve.ts';

/** The database cannot do this now; for the caller the fault passes: try again later. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

export interface GuardParts {
  readonly clock: Clock;
  /** Called once: what is on disk cannot be trusted any more, and the process has to end. */
  readonly onBroken: (error: Error) => void;
  readonly reserve?: DiskReserve;
}

export interface GuardedDatabase extends Database {
  /**
   * The same database for the work that goes on when the disk is full: signing in and staying
   * signed in.
   */
  readonly essential: Database;
}

/** Result codes (sqlite.org/rescode.html): the low 8 bits, without the details in the others. */
const SQLITE = {
  PERM: 3,
  BUSY: 5,
  LOCKED: 6,
  NOMEM: 7,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
};

/** After a failed write or sync nobody knows what is on disk, though SQLite itself would go on. */
const BROKEN = [
  SQLITE.PERM,
  SQLITE.READONLY,
  SQLITE.IOERR,
  SQLITE.CORRUPT,
  SQLITE.CANTOPEN,
  SQLITE.NOTADB,
];
const PASSING = [SQLITE.BUSY, SQLITE.LOCKED, SQLITE.NOMEM, SQLITE.FULL];

const PAUSE_AFTER_FULL_MS = 1000;

/**
 * Pages in the log before it is moved into the database: few on a full disk, so that the log does
 * not take the room that is left.
 */
const PAGES = 1000;
const PAGES_WHEN_FULL = 50;

function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}

/**
 * Turns failures of the database into one of two things: a `StorageError`, after which trying again
 * may work, or the end, after which nothing is read or written. A full disk gets the reserve; from
 * then on only essential work is written, and at most once a second other work looks whether there
 * is room for the reserve again.
 */
export function guardDatabase(database: Database, parts: GuardParts): GuardedDatabase {
  const { clock, onBroken, reserve = NO_RESERVE } = parts;
  let isBroken = false;
  let isFull = false;
  let fullUntil = -Infinity;

  function diskIsFull(): void {
    isFull = true;
    fullUntil = clock() + PAUSE_AFTER_FULL_MS;
    reserve.release();
    database.prepare(`PRAGMA wal_autocheckpoint = ${PAGES_WHEN_FULL}`).get();
  }

  function diskHasRoom(): void {
    isFull = false;
    database.prepare(`PRAGMA wal_autocheckpoint = ${PAGES}`).get();
  }

  function refuseWhenFull(): void {
    if (!isFull) return;
    let hasRoom = false;
    if (clock() >= fullUntil) {
      hasRoom = reserve.refill();
      if (hasRoom) diskHasRoom();
      fullUntil = clock() + PAUSE_AFTER_FULL_MS;
    }
    if (!hasRoom) throw new StorageError('The disk is full.');
  }

  function guarded<Value>(work: () => Value): Value {
    if (isBroken) throw new StorageError('The database has failed.');
    try {
      return work();
    } catch (error) {
      const code = resultCode(error);
      if (code === null) throw error;
      if (code === SQLITE.FULL) diskIsFull();
      if (PASSING.includes(code)) {
        throw new StorageError('The database is busy or its disk is full.', { cause: error });
      }
      if (!BROKEN.includes(code)) throw error;
      isBroken = true;
      onBroken(error as Error);
      throw new StorageError('The database has failed.', { cause: error });
    }
  }

  function* guardRows(start: () => Iterable<SqlRow>): Iterable<SqlRow> {
    const rows = guarded(() => start()[Symbol.iterator]());
    try {
      for (;;) {
        const next = guarded(() => rows.next());
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      rows.return?.();
    }
  }

  const guardStatement = (statement: Statement): Statement => ({
    run: (...values) => guarded(() => statement.run(...values)),
    get: (...values) => guarded(() => statement.get(...values)),
    all: (...values) => guarded(() => statement.all(...values)),
    each: (...values) => guardRows(() => statement.each(...values)),
  });

  const shared = {
    prepare: (sql: string) => guardStatement(guarded(() => database.prepare(sql))),
    exec: (script: string) => guarded(() => database.exec(script)),
    emptyLog: () => {
      try {
        guarded(() => database.emptyLog());
      } catch (error) {
        // Nothing is lost by the failure: the log stays, and is emptied another time.
        if (!(error instanceof StorageError)) throw error;
      }
    },
    close: () => database.close(),
  };
  const essential: Database = {
    ...shared,
    transaction: (work) => {
      const wasFull = isFull;
      try {
        return guarded(() => database.transaction(work));
      } catch (error) {
        // This transaction found the disk full, which released the reserve: it is tried again in
        // that room.
        if (!(error instanceof StorageError) || wasFull || !isFull) throw error;
        return guarded(() => database.transaction(work));
      }
    },
  };
  return {
    ...shared,
    essential,
    transaction: (work) => {
      refuseWhenFull();
      return guarded(() => database.transaction(work));
    },
  };
}
