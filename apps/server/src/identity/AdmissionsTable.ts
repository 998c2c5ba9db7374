import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../sqlite/Database.ts';
import { hashOf } from './tokens/secrets.ts';

/** Long enough to type a password, and to read why the first was refused. */
const ADMITTED_MS = 3_600_000;

/** Addresses that one invite lets register: one may be mistyped, another somebody's second. */
const MOST_OF_INVITE = 3;

/** Who may register where only invited people may. Callers hold the transaction. */
export class AdmissionsTable {
  readonly #clock: Clock;
  readonly #find: Statement;
  readonly #count: Statement;
  readonly #put: Statement;
  readonly #use: Statement;
  readonly #sweep: Statement;

  constructor(database: Database, clock: Clock) {
    this.#clock = clock;
    this.#find = database.prepare(
      'SELECT 1 FROM admissions WHERE email_hash = ? AND expires_at > ?',
    );
    this.#count = database.prepare(
      'SELECT count(*) AS n FROM admissions WHERE invite_hash = ? AND email_hash <> ?',
    );
    this.#put = database.prepare('INSERT OR REPLACE INTO admissions VALUES (?, ?, ?)');
    this.#use = database.prepare('UPDATE admissions SET expires_at = ? WHERE email_hash = ?');
    this.#sweep = database.prepare('DELETE FROM admissions WHERE expires_at < ?');
  }

  isAdmitted(email: string): boolean {
    return this.#find.get(hashOf(email), this.#clock()) !== undefined;
  }

  /** @returns false: the invite has let in as many addresses as it may */
  admit(email: string, invite: string): boolean {
    const [emailHash, inviteHash] = [hashOf(email), hashOf(invite)];
    if (Number(this.#count.get(inviteHash, emailHash)?.['n']) >= MOST_OF_INVITE) return false;
    this.#put.run(emailHash, inviteHash, this.#clock() + ADMITTED_MS);
    return true;
  }

  /** The address has registered. Its row goes on counting for its invite. */
  use(email: string): void {
    this.#use.run(this.#clock(), hashOf(email));
  }

  /** An invite ends after three days at the latest; after that its rows are not needed. */
  sweep(): void {
    this.#sweep.run(this.#clock() - 4 * 24 * 3_600_000);
  }
}
