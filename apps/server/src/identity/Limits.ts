import { pluralIn } from '@mix/messages';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../sqlite/Database.ts';
import { IdentityError } from './IdentityError.ts';
import { hashOf } from './tokens/secrets.ts';

const plural = pluralIn('en');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Limits: `count` tries within `windowMs`, from the first of them. */
export const LIMITS = {
  signInByIp: { count: 100, windowMs: HOUR },
  signUpByIp: { count: 100, windowMs: HOUR },
  mailByAccount: { count: 5, windowMs: HOUR },
  mailByIp: { count: 50, windowMs: HOUR },
  /** Only wrong codes count: a household behind one address resets more than one password. */
  wrongCodeByIp: { count: 20, windowMs: HOUR },
  /** Whoever types a code knows the password; three of a million codes are good at any time. */
  wrongOneTimeCode: { count: 20, windowMs: 24 * HOUR },
  /** Codes of 80 bits. Apart: using up the other limit must not close the owner's last way in. */
  wrongRecoveryCode: { count: 20, windowMs: 24 * HOUR },
} as const;

type LimitName = keyof typeof LIMITS;

/** Wrong passwords of one account from one network address. */
export const FAILURES = { count: 10, windowMs: 15 * MINUTE, longestMs: 15 * MINUTE } as const;

/**
 * Wrong passwords of one account in a day, whatever the network. Networks it has been signed in from are
 * not counted and not refused: nobody is locked out where they work, whoever guesses elsewhere.
 */
export const FAILURES_IN_ALL = { count: 100, windowMs: 24 * HOUR } as const;

/** How long a network is remembered from which an account proved itself. */
const KNOWN_MS = 30 * 24 * HOUR;
/** The time is written anew only once it is this much older: a device refreshes every hour. */
const KNOWN_STEP_MS = 24 * HOUR;

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
      `Too many attempts. Try again in ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}.`,
    );
  }

  /** @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER when the limit is used up. Counts nothing. */
  check(name: LimitName, subject: string): void {
    if (this.isUsedUp(name, subject)) this.#refuse(this.#read(name, keyOf(subject)).expiresAt);
  }

  isUsedUp(name: LimitName, subject: string): boolean {
    return this.#isOn && this.#read(name, keyOf(subject)).count >= LIMITS[name].count;
  }

  /** Counts one. @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER when the limit is used up. */
  take(name: LimitName, subject: string): void {
    this.check(name, subject);
    if (!this.#isOn) return;
    const key = keyOf(subject);
    const { count, startedAt } = this.#read(name, key);
    this.#put.run(name, key, count + 1, startedAt, 0, startedAt + LIMITS[name].windowMs);
  }

  /** Takes one wrong try back: it was right. */
  giveBack(name: LimitName, subject: string): void {
    if (!this.#isOn) return;
    const key = keyOf(subject);
    const { count, startedAt } = this.#read(name, key);
    this.#put.run(
      name,
      key,
      Math.max(0, count - 1),
      startedAt,
      0,
      startedAt + LIMITS[name].windowMs,
    );
  }

  /**
   * Notes a try. One that is sent twice, by a double tap or over a bad line, is one try.
   * @param tried what was tried and when, such as a code and its minute
   * @returns whether it has been tried before
   */
  isTriedAgain(tried: string): boolean {
    const key = keyOf(tried);
    const { count } = this.#read('tried', key);
    const now = this.#clock();
    if (count === 0) this.#put.run('tried', key, 1, now, 0, now + HOUR);
    return count > 0;
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
    if (!this.#isKnown(key)) this.#beginInAll(email);
    this.#putFailures(key, count + 1, startedAt);
  }

  #isKnown(key: string): boolean {
    return this.#read('known', key).count > 0;
  }

  #beginInAll(email: string): void {
    const key = keyOf(email);
    const { count, startedAt } = this.#read('failureInAll', key);
    if (count >= FAILURES_IN_ALL.count) {
      throw new IdentityError(
        'TOO_MANY_ATTEMPTS_TRY_LATER',
        'Access to this account has been temporarily disabled due to many failed login attempts. ' +
          'You can immediately restore it by resetting your password or you can try again later.',
      );
    }
    this.#putInAll(key, count + 1, startedAt);
  }

  #putInAll(key: string, count: number, startedAt: number): void {
    const expiresAt = startedAt + FAILURES_IN_ALL.windowMs;
    this.#put.run('failureInAll', key, count, startedAt, 0, expiresAt);
  }

  /** Takes back a try that was counted as wrong beforehand. */
  #takeBackInAll(email: string): void {
    const key = keyOf(email);
    const { count, startedAt } = this.#read('failureInAll', key);
    if (count > 0) this.#putInAll(key, count - 1, startedAt);
  }

  #putFailures(key: string, count: number, startedAt: number): void {
    const now = this.#clock();
    const isFree = count < FAILURES.count;
    const expiresAt = isFree ? startedAt + FAILURES.windowMs : now + FAILURE_MEMORY_MS;
    const blockedUntil = isFree ? 0 : now + delayMs(count);
    this.#put.run('failure', key, count, startedAt, blockedUntil, expiresAt);
  }

  passwordWasRight(email: string, ip: string): void {
    if (!this.#isOn) return;
    const key = keyOf(email, ip);
    this.#delete.run('failure', key);
    if (!this.#isKnown(key)) this.#takeBackInAll(email);
    this.#know(key);
  }

  /**
   * Somebody proved from a network that the account is theirs, with a password, a code or a token
   * of a session that is alive: they are let in from there, even while others guess elsewhere.
   */
  provedThemselves(email: string, ip: string): void {
    if (this.#isOn) this.#know(keyOf(email, ip));
  }

  /** Whether `know` would write nothing: most calls come from where the last one came from. */
  isLongKnown(email: string, ip: string): boolean {
    if (!this.#isOn) return true;
    return this.#read('known', keyOf(email, ip)).expiresAt > this.#longKnownUntil();
  }

  #longKnownUntil(): number {
    return this.#clock() + KNOWN_MS - KNOWN_STEP_MS;
  }

  #know(key: string): void {
    if (this.#read('known', key).expiresAt > this.#longKnownUntil()) return;
    const now = this.#clock();
    this.#put.run('known', key, 1, now, 0, now + KNOWN_MS);
  }

  passwordWasNotTried(email: string, ip: string): void {
    if (!this.#isOn) return;
    const key = keyOf(email, ip);
    const { count, startedAt } = this.#read('failure', key);
    if (!this.#isKnown(key)) this.#takeBackInAll(email);
    if (count <= 1) this.#delete.run('failure', key);
    else this.#putFailures(key, count - 1, startedAt);
  }

  /**
   * After a reset by mail: whoever reads the mail is not who was guessing. They are let in from the
   * network of the reset, however many guesses follow.
   */
  forgetFailures(email: string, ip: string): void {
    const prefix = `${keyOf(email)}.`;
    this.#deleteAccount.run(prefix.length, prefix);
    this.#delete.run('failureInAll', keyOf(email));
    this.#know(keyOf(email, ip));
  }

  sweep(): void {
    this.#sweep.run(this.#clock());
  }
}
