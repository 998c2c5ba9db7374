import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database, Statement } from '../../sqlite/Database.ts';
import type { RandomBytes } from '../../sqlite/instance.ts';
import { hashOf, newSecret } from './secrets.ts';

/** One signing-in on one device. */
export interface Session {
  readonly id: string;
  readonly uid: string;
  /** Seconds since 1970 UTC: when the password was given. */
  readonly authTime: number;
  readonly isEnded: boolean;
  /**
   * Ended, as its device went on with another session: tabs that do not know are not signed out.
   */
  readonly isSuperseded: boolean;
  /** The second factor that was given; null: the password alone. */
  readonly secondFactorId: string | null;
}

/** A session as its owner is shown it. */
export interface ListedSession {
  readonly id: string;
  /** Such as `Firefox, Android`; null: not known. */
  readonly device: string | null;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

const listedRow = z
  .object({
    id: z.string(),
    device: z.string().nullable(),
    created_at: z.number(),
    last_used_at: z.number(),
  })
  .transform(({ created_at: createdAt, last_used_at: lastUsedAt, ...row }): ListedSession => ({
    ...row,
    createdAt,
    lastUsedAt,
  }));

const sessionColumns = z.object({
  id: z.string(),
  uid: z.string(),
  auth_time: z.number(),
  ended_at: z.number().nullable(),
  second_factor_id: z.string().nullable(),
  superseded: z.number(),
});

const sessionOf = (row: z.infer<typeof sessionColumns>): Session => ({
  id: row.id,
  uid: row.uid,
  authTime: row.auth_time,
  isEnded: row.ended_at !== null,
  isSuperseded: row.superseded === 1,
  secondFactorId: row.second_factor_id,
});

const sessionRow = sessionColumns.transform(sessionOf);

/** A refresh token with the session it is of. */
const tokenRow = z
  .object({
    ...sessionColumns.shape,
    last_used_at: z.number(),
    seq: z.number(),
    retired_at: z.number().nullable(),
    parent_seq: z.number().nullable(),
    suspected_at: z.number().nullable(),
  })
  .transform((row) => ({
    session: sessionOf(row),
    lastUsedAt: row.last_used_at,
    seq: row.seq,
    retiredAt: row.retired_at,
    parentSeq: row.parent_seq,
    suspectedAt: row.suspected_at,
  }));

const latestRow = z.object({ seq: z.number().nullable() });

/** What a refresh token is good for. */
export type TokenUse =
  | { readonly outcome: 'good'; readonly session: Session; readonly seq: number }
  /**
   * A retired token came again: refused for now, so that a tab that slept looks for a newer one.
   */
  | { readonly outcome: 'suspected'; readonly session: Session }
  /** A refused token came again: the session has ended with this. */
  | { readonly outcome: 'stolen'; readonly session: Session }
  | { readonly outcome: 'ended'; readonly session: Session };

/** Tabs share one stored token and may all refresh with it before they hear of its successor. */
export const GRACE_MS = 60_000;

/** A profile is changed now and then; a client that does it all day keeps only the last tokens. */
const MOST_TOKENS = 50;

const FORGET_MS = 90 * 24 * 3600 * 1000;

export interface SessionOptions {
  readonly onEnded?: (uid: string) => void;
  readonly lifeMs?: number;
}

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
  readonly #retireAtFirstUse: Statement;
  readonly #suspect: Statement;
  readonly #forgetTokens: Statement;
  readonly #forgetSessions: Statement;
  readonly #onEnded: (uid: string) => void;
  readonly #lifeMs: number;
  readonly #list: Statement;
  readonly #endIdle: Statement;
  readonly #forgetOwner: Statement;
  readonly #prune: Statement;
  readonly #setSecondFactor: Statement;

  /**
   * @param onEnded called when sessions of an account end, before that is on disk.
   * @param lifeMs how long a session lasts without use.
   */
  constructor(
    database: Database,
    clock: Clock,
    random: RandomBytes,
    { onEnded = () => undefined, lifeMs = Infinity }: SessionOptions = {},
  ) {
    this.#onEnded = onEnded;
    this.#lifeMs = lifeMs;
    this.#clock = clock;
    this.#random = random;
    this.#find = database.prepare(
      'SELECT id, uid, auth_time, ended_at, second_factor_id, superseded FROM sessions WHERE id = ?',
    );
    this.#insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, NULL, ?, ?, 0)');
    this.#list = database.prepare(
      `SELECT id, device, created_at, last_used_at FROM sessions
       WHERE uid = ? AND ended_at IS NULL ORDER BY last_used_at DESC, id LIMIT 200`,
    );
    this.#endIdle = database.prepare(
      'UPDATE sessions SET ended_at = ? WHERE last_used_at < ? AND ended_at IS NULL',
    );
    this.#forgetOwner = database.prepare(
      "UPDATE sessions SET uid = '', device = NULL WHERE uid = ?",
    );
    this.#prune = database.prepare(
      `DELETE FROM refresh_tokens WHERE session_id = ?1 AND seq < (
         SELECT seq FROM refresh_tokens WHERE session_id = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)`,
    );
    this.#setSecondFactor = database.prepare(
      'UPDATE sessions SET second_factor_id = ? WHERE id = ?',
    );
    this.#touch = database.prepare('UPDATE sessions SET last_used_at = ? WHERE id = ?');
    this.#end = database.prepare(
      'UPDATE sessions SET ended_at = ?, superseded = ? WHERE id = ? AND ended_at IS NULL',
    );
    this.#endAll = database.prepare(
      'UPDATE sessions SET ended_at = ? WHERE uid = ? AND ended_at IS NULL',
    );
    this.#findToken = database.prepare(
      `SELECT seq, retired_at, parent_seq, suspected_at,
         id, uid, auth_time, ended_at, second_factor_id, superseded, last_used_at
       FROM refresh_tokens JOIN sessions ON id = session_id WHERE hash = ?`,
    );
    this.#insertToken = database.prepare(
      'INSERT INTO refresh_tokens (hash, session_id, parent_seq) VALUES (?, ?, ?)',
    );
    this.#findLatest = database.prepare(
      'SELECT max(seq) AS seq FROM refresh_tokens WHERE session_id = ?',
    );
    // A repeated use retires nothing: an answer was lost, or several tabs used the token together.
    this.#retireAtFirstUse = database.prepare(
      `UPDATE refresh_tokens SET retired_at = ?1
       WHERE session_id = ?2 AND seq <> ?3 AND seq IS NOT ?4 AND retired_at IS NULL
         AND NOT EXISTS (
           SELECT 1 FROM refresh_tokens WHERE session_id = ?2 AND seq > ?3 AND parent_seq = ?3)`,
    );
    this.#suspect = database.prepare('UPDATE refresh_tokens SET suspected_at = ? WHERE seq = ?');
    this.#forgetTokens = database.prepare('DELETE FROM refresh_tokens WHERE retired_at < ?');
    this.#forgetSessions = database.prepare('DELETE FROM sessions WHERE ended_at < ?');
  }

  /**
   * @param device the browser and system of the sign-in; null: not known.
   * @param secondFactorId the factor given beside the password; null: none.
   */
  open(uid: string, device: string | null, secondFactorId: string | null = null): Session {
    const now = this.#clock();
    const id = newSecret(this.#random, 16);
    const authTime = Math.floor(now / 1000);
    this.#insert.run(id, uid, authTime, now, now, device, secondFactorId);
    return { id, uid, authTime, isEnded: false, isSuperseded: false, secondFactorId };
  }

  /** A second factor was given within a session, not when it was opened. */
  setSecondFactor(session: Session, secondFactorId: string): Session {
    this.#setSecondFactor.run(secondFactorId, session.id);
    return { ...session, secondFactorId };
  }

  find(id: string): Session | null {
    const row = this.#find.get(id);
    return row === undefined ? null : sessionRow.parse(row);
  }

  /**
   * Issues a new refresh token of the session.
   * @param parentSeq of the token it is exchanged for; the latest of the session where there is
   * none.
   */
  issue(session: Session, parentSeq: number | null = this.#latestOf(session)): string {
    const token = newSecret(this.#random, 32);
    this.#insertToken.run(hashOf(token), session.id, parentSeq);
    return token;
  }

  /** Issues a token and keeps only the latest: a client may ask for as many as it likes. */
  issueOneOfFew(session: Session): string {
    const token = this.issue(session);
    this.#prune.run(session.id, MOST_TOKENS);
    return token;
  }

  /** The running sessions of an account, the one used last first. */
  ofAccount(uid: string): readonly ListedSession[] {
    return this.#list.all(uid).map((row) => listedRow.parse(row));
  }

  /** The session of a refresh token's hash, without using it; null for one never issued. */
  holderOf(hash: Uint8Array): Session | null {
    const row = this.#findToken.get(hash);
    return row === undefined ? null : tokenRow.parse(row).session;
  }

  /** @param isSuperseded its device goes on with another session */
  end(id: string, isSuperseded = false): void {
    const session = this.find(id);
    if (session === null || session.isEnded) return;
    this.#end.run(this.#clock(), Number(isSuperseded), id);
    this.#onEnded(session.uid);
  }

  /** Takes a deleted account's id and devices off its sessions; only that they are over is kept. */
  forgetAccount(uid: string): void {
    this.#forgetOwner.run(uid);
  }

  /** Takes a refresh token. @returns null for one that was never issued. */
  use(token: string): TokenUse | null {
    const row = this.#findToken.get(hashOf(token));
    if (row === undefined) return null;
    const { session, seq, lastUsedAt, retiredAt, parentSeq, suspectedAt } = tokenRow.parse(row);
    const { id } = session;
    if (session.isEnded) return { outcome: 'ended', session };
    const now = this.#clock();
    if (now - lastUsedAt > this.#lifeMs) {
      this.end(id);
      return { outcome: 'ended', session: { ...session, isEnded: true } };
    }
    if (retiredAt !== null && now - retiredAt > GRACE_MS) {
      if (suspectedAt === null) this.#suspect.run(now, seq);
      if (suspectedAt === null || now - suspectedAt <= GRACE_MS) {
        return { outcome: 'suspected', session };
      }
      this.#end.run(now, 0, id);
      this.#onEnded(session.uid);
      return { outcome: 'stolen', session: { ...session, isEnded: true } };
    }
    this.#retireAtFirstUse.run(now, id, seq, parentSeq);
    this.#touch.run(now, id);
    return { outcome: 'good', session, seq };
  }

  #latestOf(session: Session): number | null {
    return latestRow.parse(this.#findLatest.get(session.id)).seq;
  }

  endAll(uid: string): void {
    this.#endAll.run(this.#clock(), uid);
    this.#onEnded(uid);
  }

  /** Ends what is not used any more, and drops what ended too long ago for anybody to come back to. */
  sweep(): void {
    const now = this.#clock();
    if (Number.isFinite(this.#lifeMs)) this.#endIdle.run(now, now - this.#lifeMs);
    const before = now - FORGET_MS;
    this.#forgetTokens.run(before);
    this.#forgetSessions.run(before);
  }
}
