import { PROGRAM_SCOPES } from '@mix/documents';
import { z } from 'zod';
import type { Database, Statement } from '../../sqlite/Database.ts';
import { type ProgramToken } from './ProgramToken.ts';

const tokenRow = z
  .object({
    id: z.string(),
    uid: z.string(),
    name: z.string(),
    scopes: z.string().transform((text) => z.array(z.enum(PROGRAM_SCOPES)).parse(text.split(' '))),
    created_at: z.number(),
    expires_at: z.number(),
    last_used_at: z.number().nullable(),
  })
  .transform((row): ProgramToken => ({
    id: row.id,
    uid: row.uid,
    name: row.name,
    scopes: row.scopes,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }));

const COLUMNS = 'id, uid, name, scopes, created_at, expires_at, last_used_at';

/** Tokens of other programs, row by row. */
export class ProgramTokensTable {
  readonly #byHash: Statement;
  readonly #ofAccount: Statement;
  readonly #insert: Statement;
  readonly #delete: Statement;
  readonly #deleteAll: Statement;
  readonly #use: Statement;
  readonly #sweep: Statement;

  constructor(database: Database) {
    this.#byHash = database.prepare(`SELECT ${COLUMNS} FROM program_tokens WHERE hash = ?`);
    this.#ofAccount = database.prepare(
      `SELECT ${COLUMNS} FROM program_tokens WHERE uid = ? ORDER BY created_at DESC, id`,
    );
    this.#insert = database.prepare(
      `INSERT INTO program_tokens (${COLUMNS}, hash) VALUES (?, ?, ?, ?, ?, ?, NULL, ?)`,
    );
    this.#delete = database.prepare('DELETE FROM program_tokens WHERE uid = ? AND id = ?');
    this.#deleteAll = database.prepare('DELETE FROM program_tokens WHERE uid = ?');
    this.#use = database.prepare('UPDATE program_tokens SET last_used_at = ? WHERE id = ?');
    this.#sweep = database.prepare('DELETE FROM program_tokens WHERE expires_at <= ?');
  }

  findByHash(hash: Uint8Array): ProgramToken | null {
    const row = this.#byHash.get(hash);
    return row === undefined ? null : tokenRow.parse(row);
  }

  ofAccount(uid: string): readonly ProgramToken[] {
    return this.#ofAccount.all(uid).map((row) => tokenRow.parse(row));
  }

  insert(token: ProgramToken, hash: Uint8Array): void {
    const { id, uid, name, scopes, createdAt, expiresAt } = token;
    this.#insert.run(id, uid, name, scopes.join(' '), createdAt, expiresAt, hash);
  }

  /** @returns false: the account has no such token. */
  delete(uid: string, id: string): boolean {
    return this.#delete.run(uid, id) > 0;
  }

  deleteAll(uid: string): void {
    this.#deleteAll.run(uid);
  }

  use(id: string, now: number): void {
    this.#use.run(now, id);
  }

  /** A token that ran out stays listed for a while: its owner sees why a program stopped. */
  sweep(before: number): void {
    this.#sweep.run(before);
  }
}
