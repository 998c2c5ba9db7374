import type { Clock } from '../../clock.ts';
import type { Database } from '../../sqlite/Database.ts';
import { StorageError } from '../../sqlite/guardDatabase.ts';
import type { Micros } from '../wire/Value.ts';

/**
 * The time of commits: never the same twice, never back, whatever the machine's clock does and over
 * restarts. A client ignores whatever is older than the newest time it has seen.
 */
export interface CommitClock {
  /** The time of the newest commit: the state of the database is the state at this time. */
  last(): Micros;
  /** The machine's time, or that of the newest commit when the machine is behind it. */
  now(): Micros;
  /**
   * The time for a commit: at least two microseconds after the commit before, because listeners get
   * that one with a read time a microsecond after it. Called, and stored with `store`, inside the
   * transaction of the commit.
   */
  next(): Micros;
  store(time: Micros): void;
  /** The newest time that was stored, in this transaction too. */
  stored(): Micros;
  /** Called when the transaction that stored this time is on disk. */
  advance(time: Micros): void;
}

/**
 * Reads the clock and moves it to the present, so that no client is ever shown the year 1970. A
 * clock that has run before may stay where it is, so that a server starts on a full disk too.
 */
export function openCommitClock(database: Database, clock: Clock): CommitClock {
  const read = database.prepare('SELECT last_time AS time FROM document_clock');
  const write = database.prepare('UPDATE document_clock SET last_time = max(last_time, ?)');
  const stored = (): Micros => BigInt(Number(read.get()?.['time']));
  const machine = (): Micros => BigInt(Math.trunc(clock())) * 1000n;
  const later = (one: Micros, other: Micros): Micros => (one > other ? one : other);
  try {
    write.run(machine());
  } catch (error) {
    if (!(error instanceof StorageError) || stored() === 0n) throw error;
  }
  let last = stored();
  return {
    last: () => last,
    now: () => later(machine(), last),
    next: () => later(machine(), stored() + 2n),
    store: (time) => void write.run(time),
    stored,
    // What another process stored may be newer than the commit that ends now.
    advance: (time) => (last = later(last, time)),
  };
}
