import { z } from 'zod';
import type { LetterStore, WaitingLetter } from '../../mail/LetterStore.ts';
import type { Letter } from '../../mail/Mailer.ts';
import type { Database, Statement } from '../../sqlite/Database.ts';

const letterRow = z
  .object({
    id: z.number(),
    recipient: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    expires_at: z.number(),
    attempts: z.number(),
  })
  .transform(({ expires_at: expiresAt, ...row }): WaitingLetter => ({ ...row, expiresAt }));

/** Letters on disk until they are handed over, written in the transaction they tell of. */
export class LettersTable implements LetterStore {
  readonly #insert: Statement;
  readonly #nextDue: Statement;
  readonly #delete: Statement;
  readonly #deleteTo: Statement;
  readonly #postpone: Statement;

  constructor(database: Database) {
    this.#insert = database.prepare(
      `INSERT INTO letters (recipient, subject, text, html, expires_at, next_at)
       VALUES (?, ?, ?, ?, ?, 0)`,
    );
    this.#nextDue = database.prepare(
      'SELECT * FROM letters WHERE next_at <= ? ORDER BY next_at, id LIMIT 1',
    );
    this.#delete = database.prepare('DELETE FROM letters WHERE id = ?');
    this.#deleteTo = database.prepare('DELETE FROM letters WHERE recipient = ?');
    this.#postpone = database.prepare(
      'UPDATE letters SET next_at = ?, attempts = attempts + 1 WHERE id = ?',
    );
  }

  /** @param recipient null: nobody; the letter is dropped when its turn comes. */
  add(recipient: string | null, letter: Letter, expiresAt: number): void {
    this.#insert.run(recipient, letter.subject, letter.text, letter.html, expiresAt);
  }

  nextDue(now: number): WaitingLetter | null {
    const row = this.#nextDue.get(now);
    return row === undefined ? null : letterRow.parse(row);
  }

  delete(id: number): void {
    this.#delete.run(id);
  }

  /** Drops the letters that wait to be sent to an address. */
  deleteTo(recipient: string): void {
    this.#deleteTo.run(recipient);
  }

  postpone(id: number, until: number): void {
    this.#postpone.run(until, id);
  }
}
