import { z } from 'zod';
import type { Database, Statement } from '../sqlite/Database.ts';
import type { Account } from './Account.ts';

const flag = z.number().transform((value) => value === 1);

const accountRow = z
  .object({
    uid: z.string(),
    email: z.string(),
    email_verified: flag,
    password_hash: z.string(),
    password_changed_at: z.number(),
    display_name: z.string().nullable(),
    photo_url: z.string().nullable(),
    disabled: flag,
    is_admin: flag,
    valid_since: z.number(),
    created_at: z.number(),
    last_login_at: z.number(),
    last_refresh_at: z.number(),
  })
  .transform((row): Account => ({
    uid: row.uid,
    email: row.email,
    emailVerified: row.email_verified,
    passwordHash: row.password_hash,
    passwordChangedAt: row.password_changed_at,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    disabled: row.disabled,
    isAdmin: row.is_admin,
    validSince: row.valid_since,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    lastRefreshAt: row.last_refresh_at,
  }));

const COLUMNS = {
  email: 'email',
  emailVerified: 'email_verified',
  passwordHash: 'password_hash',
  passwordChangedAt: 'password_changed_at',
  displayName: 'display_name',
  photoUrl: 'photo_url',
  disabled: 'disabled',
  isAdmin: 'is_admin',
  validSince: 'valid_since',
  lastLoginAt: 'last_login_at',
  lastRefreshAt: 'last_refresh_at',
} as const satisfies Partial<Record<keyof Account, string>>;

/** The fields of an account that can change. */
export type AccountChange = Partial<Pick<Account, keyof typeof COLUMNS>>;

const stored = (value: string | number | boolean | null): string | number | null =>
  typeof value === 'boolean' ? Number(value) : value;

/** The accounts, row by row. Callers hold the transaction. */
export class AccountsTable {
  readonly #byUid: Statement;
  readonly #byEmail: Statement;
  readonly #after: Statement;
  readonly #insert: Statement;
  readonly #delete: Statement;
  readonly #set: Readonly<Record<keyof typeof COLUMNS, Statement>>;

  constructor(database: Database) {
    this.#byUid = database.prepare('SELECT * FROM accounts WHERE uid = ?');
    this.#byEmail = database.prepare('SELECT * FROM accounts WHERE email = ?');
    this.#after = database.prepare('SELECT * FROM accounts WHERE uid > ? ORDER BY uid LIMIT ?');
    this.#insert = database.prepare(
      'INSERT INTO accounts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
    this.#delete = database.prepare('DELETE FROM accounts WHERE uid = ?');
    const setter = (column: string): Statement =>
      database.prepare(`UPDATE accounts SET ${column} = ? WHERE uid = ?`);
    this.#set = {
      email: setter(COLUMNS.email),
      emailVerified: setter(COLUMNS.emailVerified),
      passwordHash: setter(COLUMNS.passwordHash),
      passwordChangedAt: setter(COLUMNS.passwordChangedAt),
      displayName: setter(COLUMNS.displayName),
      photoUrl: setter(COLUMNS.photoUrl),
      disabled: setter(COLUMNS.disabled),
      isAdmin: setter(COLUMNS.isAdmin),
      validSince: setter(COLUMNS.validSince),
      lastLoginAt: setter(COLUMNS.lastLoginAt),
      lastRefreshAt: setter(COLUMNS.lastRefreshAt),
    };
  }

  find(uid: string): Account | null {
    const row = this.#byUid.get(uid);
    return row === undefined ? null : accountRow.parse(row);
  }

  /** @param email in lower case. */
  findByEmail(email: string): Account | null {
    const row = this.#byEmail.get(email);
    return row === undefined ? null : accountRow.parse(row);
  }

  /** Some accounts in the order of their ids. @param uid the last one that is known; '' for the first. */
  after(uid: string, most: number): readonly Account[] {
    return this.#after.all(uid, most).map((row) => accountRow.parse(row));
  }

  insert(account: Account): void {
    this.#insert.run(
      account.uid,
      account.email,
      Number(account.emailVerified),
      account.passwordHash,
      account.passwordChangedAt,
      account.displayName,
      account.photoUrl,
      Number(account.disabled),
      Number(account.isAdmin),
      account.validSince,
      account.createdAt,
      account.lastLoginAt,
      account.lastRefreshAt,
    );
  }

  change(uid: string, change: AccountChange): void {
    for (const [field, value] of Object.entries(change)) {
      this.#set[field as keyof AccountChange].run(stored(value), uid);
    }
  }

  delete(uid: string): void {
    this.#delete.run(uid);
  }
}
