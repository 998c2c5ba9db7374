import { z } from 'zod';
import type { Database, Statement } from '../../sqlite/Database.ts';

/** An authenticator app of an account. */
export interface SecondFactor {
  readonly uid: string;
  readonly id: string;
  readonly name: string | null;
  readonly sealedSecret: string;
  /** ms since 1970 UTC */
  readonly enrolledAt: number;
  /** Codes up to this step of time have been used or have passed. */
  readonly lastStep: number;
}

const factorRow = z
  .object({
    uid: z.string(),
    id: z.string(),
    name: z.string().nullable(),
    sealed_secret: z.string(),
    enrolled_at: z.number(),
    last_step: z.number(),
  })
  .transform((row): SecondFactor => ({
    uid: row.uid,
    id: row.id,
    name: row.name,
    sealedSecret: row.sealed_secret,
    enrolledAt: row.enrolled_at,
    lastStep: row.last_step,
  }));

const countRow = z.object({ count: z.number() });

/** Second factors and their recovery codes, row by row. Callers hold the transaction. */
export class SecondFactorsTable {
  readonly #find: Statement;
  readonly #insert: Statement;
  readonly #delete: Statement;
  readonly #useStep: Statement;
  readonly #addCode: Statement;
  readonly #forgetCodes: Statement;
  readonly #useCode: Statement;
  readonly #countCodes: Statement;

  constructor(database: Database) {
    this.#find = database.prepare('SELECT * FROM second_factors WHERE uid = ?');
    this.#insert = database.prepare('INSERT INTO second_factors VALUES (?, ?, ?, ?, ?, ?)');
    this.#delete = database.prepare('DELETE FROM second_factors WHERE uid = ?');
    this.#useStep = database.prepare('UPDATE second_factors SET last_step = ? WHERE uid = ?');
    this.#addCode = database.prepare('INSERT INTO recovery_codes VALUES (?, ?)');
    this.#forgetCodes = database.prepare('DELETE FROM recovery_codes WHERE uid = ?');
    this.#useCode = database.prepare('DELETE FROM recovery_codes WHERE uid = ? AND hash = ?');
    this.#countCodes = database.prepare(
      'SELECT count(*) AS count FROM recovery_codes WHERE uid = ?',
    );
  }

  /** The factor of an account; null: the password alone opens the account. */
  find(uid: string): SecondFactor | null {
    const row = this.#find.get(uid);
    return row === undefined ? null : factorRow.parse(row);
  }

  insert(factor: SecondFactor): void {
    const { uid, id, name, sealedSecret, enrolledAt, lastStep } = factor;
    this.#insert.run(uid, id, name, sealedSecret, enrolledAt, lastStep);
  }

  /** Deletes the factor with its recovery codes. */
  delete(uid: string): void {
    this.#delete.run(uid);
  }

  /** Uses a step of time up: no code of this step or one before it works any more. */
  useStep(uid: string, step: number): void {
    this.#useStep.run(step, uid);
  }

  /** Stores new recovery codes in place of all others. */
  replaceCodes(uid: string, hashes: readonly Uint8Array[]): void {
    this.#forgetCodes.run(uid);
    for (const hash of hashes) this.#addCode.run(uid, hash);
  }

  /** Uses a recovery code up. @returns false: there is no such code. */
  useCode(uid: string, hash: Uint8Array): boolean {
    return this.#useCode.run(uid, hash) > 0;
  }

  countCodes(uid: string): number {
    return countRow.parse(this.#countCodes.get(uid)).count;
  }
}
