import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../sqlite/Database.ts';
import type { RandomBytes } from '../sqlite/instance.ts';
import { hashOf, newSecret } from './secrets.ts';

/** One signing-in on one device. */
export interface Session {
  readonly id: string;
  readonly uid: string;
  /** Seconds since 1970 UTC: when the password was given. */
  readonly authTime: number;
  readonly isEnded: boolean;
}

const sessionRow = z
  .object({
    id: z.string(),
    uid: z.string(),
    auth_time: z.number(),
    ended_at: z.number().nullable(),
  })
  .transform((row): Session => ({
    id: row.id,
    uid: row.uid,
    authTime: row.auth_time,
    isEnded: row.ended_at !== null,
  }));

const tokenRow = z.object({
  seq: z.number(),
  session_id: z.string(),
  retired_at: z.number().nullable(),
});

/** Tabs share one stored token and may all refresh with it before they hear of its successor. */
export const GRACE_MS = 60_000;

const FORGET_MS = 90 * 24 * 3600 * 1000;

/**
 * Sessions and their refresh tokens. A token gives way to its successor when the successor is first
 * used, not when it is made: an answer lost on a bad line must not sign anybody out. From then on it
 * has `GRACE_MS`; used later, somebody else holds a copy, and the whole session ends.
 */
export class Sessions {
  readonly #clock: Clock;
  readonly #random: RandomBytes;
  readonly #find: Statement;
  readonly #insert: Statement;
  readonly #touch: Statement;
  readonly #end: Statement;
  readonly #endAll: Statement;
  readonly #findToken: Statement;
  readonly #insertToken: Statement;
  readonly #retireOlder: Statement;
  readonly #forgetTokens: Statement;
  readonly #forgetSessions: Statement;

  constructor(database: Database, clock: Clock, random: RandomBytes) {
    this.#clock = clock;
    this.#random = random;
    this.#find = database.prepare('SELECT id, uid, auth_time, ended_at FROM sessions WHERE id = ?');
    this.#insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, NULL)');
    this.#touch = database.prepare('UPDATE sessions SET last_used_at = ? WHERE id = ?');
    this.#end = database.prepare(
      'UPDATE sessions SET ended_at = ? WHERE id = ? AND ended_at IS NULL',
    );
    this.#endAll = database.prepare(
      'UPDATE sessions SET ended_at = ? WHERE uid = ? AND ended_at IS NULL',
    );
    this.#findToken = database.prepare('SELECT * FROM refresh_tokens WHERE hash = ?');
    this.#insertToken = database.prepare(
      'INSERT INTO refresh_tokens (hash, session_id) VALUES (?, ?)',
    );
    this.#retireOlder = database.prepare(
      `UPDATE refresh_tokens SET retired_at = ?
       WHERE session_id = ? AND seq < ? AND retired_at IS NULL`,
    );
    this.#forgetTokens = database.prepare('DELETE FROM refresh_tokens WHERE retired_at < ?');
    this.#forgetSessions = database.prepare('DELETE FROM sessions WHERE ended_at < ?');
  }

  open(uid: string): Session {
    const now = this.#clock();
    const id = newSecret(this.#random, 16);
    const authTime = Math.floor(now / 1000);
    this.#insert.run(id, uid, authTime, now, now);
    return { id, uid, authTime, isEnded: false };
  }

  find(id: string): Session | null {
    const row = this.#find.get(id);
    return row === undefined ? null : sessionRow.parse(row);
  }

  /** A new refresh token of the session. */
  issue(session: Session): string {
    const token = newSecret(this.#random, 32);
    this.#insertToken.run(hashOf(token), session.id);
    return token;
  }

  /**
   * The session a refresh token belongs to; ended when this use of it ended it.
   * @returns null for a token that was never issued.
   */
  use(token: string): { session: Session; wasStolen: boolean } | null {
    const row = this.#findToken.get(hashOf(token));
    if (row === undefined) return null;
    const { seq, session_id: id, retired_at: retiredAt } = tokenRow.parse(row);
    const session = this.find(id);
    if (session === null) return null;
    if (session.isEnded) return { session, wasStolen: false };
    const now = this.#clock();
    if (retiredAt !== null && now - retiredAt > GRACE_MS) {
      this.#end.run(now, id);
      return { session: { ...session, isEnded: true }, wasStolen: true };
    }
    this.#retireOlder.run(now, id, seq);
    this.#touch.run(now, id);
    return { session, wasStolen: false };
  }

  endAll(uid: string): void {
    this.#endAll.run(this.#clock(), uid);
  }

  /** Drops what ended too long ago for anybody to come back to. */
  sweep(): void {
    const before = this.#clock() - FORGET_MS;
    this.#forgetTokens.run(before);
    this.#forgetSessions.run(before);
  }
}
