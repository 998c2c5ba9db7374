import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../sqlite/Database.ts';
import { IdentityError } from './IdentityError.ts';
import { hashOf } from './secrets.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** So many in so long, counted from the first. */
export const LIMITS = {
  signInByIp: { count: 100, windowMs: HOUR },
  signUpByIp: { count: 100, windowMs: HOUR },
  mailByAccount: { count: 5, windowMs: HOUR },
  mailByIp: { count: 50, windowMs: HOUR },
  /** Only wrong codes count: a household behind one address resets more than one password. */
  wrongCodeByIp: { count: 20, windowMs: HOUR },
} as const;

type LimitName = keyof typeof LIMITS;

/** Wrong passwords of one account from one network address. */
export const FAILURES = { count: 10, windowMs: 15 * MINUTE, longestMs: 15 * MINUTE } as const;

/** How long a run of failures is remembered once it passed the free ones. */
const FAILURE_MEMORY_MS = 24 * HOUR;

const attemptRow = z.object({
  count: z.number(),
  started_at: z.number(),
  blocked_until: z.number(),
  expires_at: z.number(),
});

interface Attempts {
  readonly count: number;
  readonly startedAt: number;
  readonly blockedUntil: number;
  readonly expiresAt: number;
}

const keyOf = (...parts: readonly string[]): string =>
  parts.map((part) => Buffer.from(hashOf(part)).toString('base64url')).join('.');

/** The wait before the next try: 1 s after the last free failure, doubling. */
const delayMs = (count: number): number =>
  Math.min(FAILURES.longestMs, 1000 * 2 ** (count - FAILURES.count));

/**
 * Counters that slow a guesser down. They live in the database, so a restart forgets nothing, and a
 * try is counted before it runs, so that a hundred at once are no more than a hundred in a row.
 */
export class Limits {
  readonly #clock: Clock;
  readonly #isOn: boolean;
  readonly #find: Statement;
  readonly #put: Statement;
  readonly #delete: Statement;
  readonly #deleteAccount: Statement;
  readonly #sweep: Statement;

  constructor(database: Database, clock: Clock, isOn: boolean) {
    this.#clock = clock;
    this.#isOn = isOn;
    this.#find = database.prepare('SELECT * FROM attempts WHERE kind = ? AND key = ?');
    this.#put = database.prepare('INSERT OR REPLACE INTO attempts VALUES (?, ?, ?, ?, ?, ?)');
    this.#delete = database.prepare('DELETE FROM attempts WHERE kind = ? AND key = ?');
    this.#deleteAccount = database.prepare(
      `DELETE FROM attempts WHERE kind = 'failure' AND substr(key, 1, ?) = ?`,
    );
    this.#sweep = database.prepare('DELETE FROM attempts WHERE expires_at <= ?');
  }

  #read(kind: string, key: string): Attempts {
    const now = this.#clock();
    const row = this.#find.get(kind, key);
    const stored = row === undefined ? null : attemptRow.parse(row);
    if (stored === null || stored.expires_at <= now) {
      return { count: 0, startedAt: now, blockedUntil: 0, expiresAt: now };
    }
    return {
      count: stored.count,
      startedAt: stored.started_at,
      blockedUntil: stored.blocked_until,
      expiresAt: stored.expires_at,
    };
  }

  #refuse(untilMs: number): never {
    const minutes = Math.max(1, Math.ceil((untilMs - this.#clock()) / MINUTE));
    throw new IdentityError(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    );
  }

  /** @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER when the limit is used up. Counts nothing. */
  check(name: LimitName, subject: string): void {
    if (!this.#isOn) return;
    const { count, expiresAt } = this.#read(name, keyOf(subject));
    if (count >= LIMITS[name].count) this.#refuse(expiresAt);
  }

  /** Counts one. @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER when the limit is used up. */
  take(name: LimitName, subject: string): void {
    this.check(name, subject);
    if (!this.#isOn) return;
    const key = keyOf(subject);
    const { count, startedAt } = this.#read(name, key);
    this.#put.run(name, key, count + 1, startedAt, 0, startedAt + LIMITS[name].windowMs);
  }

  /**
   * Counts a password as wrong before it is checked; `passwordWasRight` or `passwordWasNotTried`
   * takes that back.
   * @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER while the pair has to wait.
   */
  beginPassword(email: string, ip: string): void {
    if (!this.#isOn) return;
    const key = keyOf(email, ip);
    const now = this.#clock();
    const { count, startedAt, blockedUntil } = this.#read('failure', key);
    if (now < blockedUntil) this.#refuse(blockedUntil);
    this.#putFailures(key, count + 1, startedAt);
  }

  #putFailures(key: string, count: number, startedAt: number): void {
    const now = this.#clock();
    const isFree = count < FAILURES.count;
    const expiresAt = isFree ? startedAt + FAILURES.windowMs : now + FAILURE_MEMORY_MS;
    const blockedUntil = isFree ? 0 : now + delayMs(count);
    this.#put.run('failure', key, count, startedAt, blockedUntil, expiresAt);
  }

  passwordWasRight(email: string, ip: string): void {
    this.#delete.run('failure', keyOf(email, ip));
  }

  passwordWasNotTried(email: string, ip: string): void {
    const key = keyOf(email, ip);
    const { count, startedAt } = this.#read('failure', key);
    if (count <= 1) this.#delete.run('failure', key);
    else this.#putFailures(key, count - 1, startedAt);
  }

  /** After a reset by mail: whoever reads the mail is not who was guessing. */
  forgetFailures(email: string): void {
    const prefix = `${keyOf(email)}.`;
    this.#deleteAccount.run(prefix.length, prefix);
  }

  sweep(): void {
    this.#sweep.run(this.#clock());
  }
}
