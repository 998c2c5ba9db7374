import type { Clock } from '../clock.ts';
import type { Database, Statement } from './Database.ts';

/** The database cannot do this now. Always passing for the one who asks: try again later. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

export interface GuardParts {
  readonly clock: Clock;
  /** Called once: what is on disk cannot be trusted any more, and the process has to end. */
  readonly onBroken: (error: Error) => void;
}

/** Result codes (sqlite.org/rescode.html), without what the higher bits say more exactly. */
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

function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}

/**
 * Turns what goes wrong below into one of two things: a `StorageError`, after which trying again may
 * work (a full disk is tried again once a second), or the end, after which nothing is read or written.
 */
export function guardDatabase(database: Database, { clock, onBroken }: GuardParts): Database {
  let isBroken = false;
  let fullUntil = -Infinity;

  function guarded<Value>(work: () => Value): Value {
    if (isBroken) throw new StorageError('The database has failed.');
    try {
      return work();
    } catch (error) {
      const code = resultCode(error);
      if (code === null) throw error;
      if (code === SQLITE.FULL) fullUntil = clock() + PAUSE_AFTER_FULL_MS;
      if (PASSING.includes(code)) {
        throw new StorageError('The database is busy or its disk is full.', { cause: error });
      }
      if (!BROKEN.includes(code)) throw error;
      isBroken = true;
      onBroken(error as Error);
      throw new StorageError('The database has failed.', { cause: error });
    }
  }

  const guardStatement = (statement: Statement): Statement => ({
    run: (...values) => guarded(() => statement.run(...values)),
    get: (...values) => guarded(() => statement.get(...values)),
    all: (...values) => guarded(() => statement.all(...values)),
  });

  return {
    prepare: (sql) => guardStatement(guarded(() => database.prepare(sql))),
    exec: (script) => guarded(() => database.exec(script)),
    transaction: (work) =>
      guarded(() => {
        if (clock() < fullUntil) throw new StorageError('The disk is full.');
        return database.transaction(work);
      }),
    close: () => database.close(),
  };
}
