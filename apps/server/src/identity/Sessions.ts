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
  parent_seq: z.number().nullable(),
  suspected_at: z.number().nullable(),
});

/** What a refresh token is good for. */
export type TokenUse =
  | { readonly outcome: 'good'; readonly session: Session; readonly seq: number }
  /** Retired and come again: refused for now, so that a tab that slept can look for a newer one. */
  | { readonly outcome: 'suspected'; readonly session: Session }
  /** Come again although it was refused: the session ended with this. */
  | { readonly outcome: 'stolen'; readonly session: Session }
  | { readonly outcome: 'ended'; readonly session: Session };

/** Tabs share one stored token and may all refresh with it before they hear of its successor. */
export const GRACE_MS = 60_000;

const FORGET_MS = 90 * 24 * 3600 * 1000;

/**
 * Sessions and their refresh tokens. Each token comes in the answer to another one, its parent. The
 * first use of a token shows that its answer arrived: all others of the session are retired then, but
 * for its parent, since a page can be gone before the device has stored what it just used. A retired
 * one is good for `GRACE_MS` more. Used later it is refused, and used once more another `GRACE_MS`
 * later, somebody else holds a copy: the whole session ends. A tab that woke up with an old token has
 * found the newer one on its device by then.
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
  readonly #findLatest: Statement;
  readonly #findChild: Statement;
  readonly #retireOthers: Statement;
  readonly #suspect: Statement;
  readonly #forgetTokens: Statement;
  readonly #forgetSessions: Statement;
  readonly #onEnded: (uid: string) => void;

  /** @param onEnded called, before it is on disk, when sessions of an account end. */
  constructor(
    database: Database,
    clock: Clock,
    random: RandomBytes,
    onEnded: (uid: string) => void = () => undefined,
  ) {
    this.#onEnded = onEnded;
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
      'INSERT INTO refresh_tokens (hash, session_id, parent_seq) VALUES (?, ?, ?)',
    );
    this.#findLatest = database.prepare(
      'SELECT max(seq) AS seq FROM refresh_tokens WHERE session_id = ?',
    );
    this.#findChild = database.prepare('SELECT 1 FROM refresh_tokens WHERE parent_seq = ?');
    this.#retireOthers = database.prepare(
      `UPDATE refresh_tokens SET retired_at = ?
       WHERE session_id = ? AND seq <> ? AND seq IS NOT ? AND retired_at IS NULL`,
    );
    this.#suspect = database.prepare('UPDATE refresh_tokens SET suspected_at = ? WHERE seq = ?');
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

  /**
   * A new refresh token of the session.
   * @param parentSeq of the token it is given for; the latest of the session where it is for none.
   */
  issue(session: Session, parentSeq: number | null = this.#latestOf(session)): string {
    const token = newSecret(this.#random, 32);
    this.#insertToken.run(hashOf(token), session.id, parentSeq);
    return token;
  }

  /** Takes a refresh token. @returns null for one that was never issued. */
  use(token: string): TokenUse | null {
    const row = this.#findToken.get(hashOf(token));
    if (row === undefined) return null;
    const { seq, session_id: id, ...known } = tokenRow.parse(row);
    const session = this.find(id);
    if (session === null) return null;
    if (session.isEnded) return { outcome: 'ended', session };
    const now = this.#clock();
    if (known.retired_at !== null && now - known.retired_at > GRACE_MS) {
      if (known.suspected_at === null) this.#suspect.run(now, seq);
      if (known.suspected_at === null || now - known.suspected_at <= GRACE_MS) {
        return { outcome: 'suspected', session };
      }
      this.#end.run(now, id);
      this.#onEnded(session.uid);
      return { outcome: 'stolen', session: { ...session, isEnded: true } };
    }
    // Used again, it tells nothing of the others: an answer was lost, or tabs used it together.
    const isFirstUse = this.#findChild.get(seq) === undefined;
    if (isFirstUse) this.#retireOthers.run(now, id, seq, known.parent_seq);
    this.#touch.run(now, id);
    return { outcome: 'good', session, seq };
  }

  #latestOf(session: Session): number | null {
    return z.object({ seq: z.number().nullable() }).parse(this.#findLatest.get(session.id)).seq;
  }

  endAll(uid: string): void {
    this.#endAll.run(this.#clock(), uid);
    this.#onEnded(uid);
  }

  /** Drops what ended too long ago for anybody to come back to. */
  sweep(): void {
    const before = this.#clock() - FORGET_MS;
    this.#forgetTokens.run(before);
    this.#forgetSessions.run(before);
  }
}
