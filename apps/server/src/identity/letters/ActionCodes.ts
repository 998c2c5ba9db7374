import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database, Statement } from '../../sqlite/Database.ts';
import type { RandomBytes } from '../../sqlite/instance.ts';
import type { Account } from '../Account.ts';
import { IdentityError } from '../IdentityError.ts';
import { hashOf, newSecret } from '../tokens/secrets.ts';

const HOUR = 3_600_000;

/** How long the link in a letter works. */
export const CODE_LIFE_MS = {
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 24 * HOUR,
  VERIFY_AND_CHANGE_EMAIL: 24 * HOUR,
  RECOVER_EMAIL: 7 * 24 * HOUR,
} as const;

export type ActionType = keyof typeof CODE_LIFE_MS;

/** How long an expired code is still told from one that never existed. */
const REMEMBER_MS = 30 * 24 * HOUR;

export interface ActionCode {
  readonly type: ActionType;
  readonly uid: string;
  /** The address the account had, and for RECOVER_EMAIL gets back. */
  readonly email: string;
  readonly newEmail: string | null;
}

const codeRow = z.object({
  uid: z.string(),
  type: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']),
  email: z.string(),
  new_email: z.string().nullable(),
  expires_at: z.number(),
});

/** The codes in mailed links: 192 random bits, stored hashed, used once. */
export class ActionCodes {
  readonly #clock: Clock;
  readonly #random: RandomBytes;
  readonly #insert: Statement;
  readonly #find: Statement;
  readonly #delete: Statement;
  readonly #deleteType: Statement;
  readonly #sweep: Statement;

  constructor(database: Database, clock: Clock, random: RandomBytes) {
    this.#clock = clock;
    this.#random = random;
    this.#insert = database.prepare('INSERT INTO action_codes VALUES (?, ?, ?, ?, ?, ?, ?)');
    this.#find = database.prepare(
      `SELECT uid, type, email, new_email, expires_at FROM action_codes
       WHERE hash = ? AND uid IS NOT NULL`,
    );
    this.#delete = database.prepare('DELETE FROM action_codes WHERE hash = ?');
    this.#deleteType = database.prepare('DELETE FROM action_codes WHERE uid = ? AND type = ?');
    this.#sweep = database.prepare(
      `DELETE FROM action_codes WHERE expires_at < ? OR (uid IS NULL AND expires_at < ?)`,
    );
  }

  /**
   * A new code; older ones of its type die, but for RECOVER_EMAIL: who took an account over must not
   * be able to void the way back by changing the address twice.
   * @param code uid null: the address has no account; the code opens nothing and the time is the same.
   */
  issue(code: Omit<ActionCode, 'uid'> & { readonly uid: string | null }): string {
    const { uid, type, email, newEmail } = code;
    if (type !== 'RECOVER_EMAIL') this.#deleteType.run(uid ?? '', type);
    const secret = newSecret(this.#random, 24);
    const now = this.#clock();
    this.#insert.run(hashOf(secret), uid, type, email, newEmail, now, now + CODE_LIFE_MS[type]);
    return secret;
  }

  /**
   * What a code is for. Reading does not use it up.
   * @throws IdentityError INVALID_OOB_CODE, also for a used one; EXPIRED_OOB_CODE.
   */
  read(secret: string): ActionCode {
    const row = this.#find.get(hashOf(secret));
    if (row === undefined) throw new IdentityError('INVALID_OOB_CODE');
    const { uid, type, email, new_email: newEmail, expires_at: expiresAt } = codeRow.parse(row);
    if (expiresAt <= this.#clock()) throw new IdentityError('EXPIRED_OOB_CODE');
    return { type, uid, email, newEmail };
  }

  use(secret: string): void {
    this.#delete.run(hashOf(secret));
  }

  /** The address has changed: codes mailed to the old one are void, but for RECOVER_EMAIL. */
  forgetForAddress(uid: string): void {
    for (const type of ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const) {
      this.#deleteType.run(uid, type);
    }
  }

  sweep(): void {
    const now = this.#clock();
    this.#sweep.run(now - REMEMBER_MS, now);
  }
}

/** A code holds for the address it was mailed to; only RECOVER_EMAIL outlives a change of it. */
export const isStillMeant = (code: ActionCode, account: Account): boolean =>
  code.type === 'RECOVER_EMAIL' || code.email === account.email;
