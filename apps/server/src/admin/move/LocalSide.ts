import { CATALOGUE_COLLECTIONS } from '@mix/documents';
import { openDocumentsTable } from '../../firestore/storage/documentsTable.ts';
import { StoredDocument } from '../../firestore/storage/StoredDocument.ts';
import { encodeFields } from '../../firestore/wire/encodeValue.ts';
import type { Account } from '../../identity/Account.ts';
import { AccountsTable } from '../../identity/AccountsTable.ts';
import { SecondFactorsTable } from '../../identity/secondFactor/SecondFactorsTable.ts';
import type { Database } from '../../sqlite/Database.ts';
import { digestOf } from './digests.ts';
import { fieldsOf, type MovedDocument } from './hostedDocuments.ts';
import { documentsRoot, moveReferences } from './moveReferences.ts';

const READ_AT_ONCE = 1000;

/** Whether a document is of the catalogue that this program brings along, and no person's own. */
export const isOfTheCatalogue = ({ path, fields }: MovedDocument): boolean => {
  const [collection = '', , ...deeper] = path.split('/');
  const isCatalogue = CATALOGUE_COLLECTIONS.some((each) => each === collection);
  return deeper.length === 0 && isCatalogue && fields.has('catalogueVersion');
};

/** The database of this machine, while no server works with it. */
export class LocalSide {
  readonly database: Database;
  /** Where documents begin here, and in the project. */
  readonly root: string;
  readonly hostedRoot: string;

  constructor(database: Database, localProjectId: string, hostedProjectId: string) {
    this.database = database;
    this.root = documentsRoot(localProjectId);
    this.hostedRoot = documentsRoot(hostedProjectId);
  }

  count(table: 'accounts' | 'documents' | 'second_factors' | 'program_tokens'): number {
    return Number(this.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
  }

  /** Every account after an id, in the order of ids, some at a time. */
  *accounts(after: string): Iterable<readonly Account[]> {
    const table = new AccountsTable(this.database);
    let last: string | null = after;
    while (last !== null) {
      const accounts: readonly Account[] = table.after(last, READ_AT_ONCE);
      if (accounts.length > 0) yield accounts;
      last = accounts.length < READ_AT_ONCE ? null : (accounts.at(-1)?.uid ?? null);
    }
  }

  /**
   * Every document after a path, in the order of paths, with its references as the project has them.
   * @throws MoveError for one that cannot be read.
   */
  *documents(after: string): Iterable<readonly MovedDocument[]> {
    const read = this.database.prepare(
      `SELECT path, fields, create_time, update_time FROM documents
       WHERE path > ? ORDER BY path LIMIT ?`,
    );
    let last: string | null = after;
    while (last !== null) {
      const page: readonly MovedDocument[] = read.all(last, READ_AT_ONCE).map((row) => {
        const path = String(row['path']);
        const fields = fieldsOf(path, JSON.parse(String(row['fields'])));
        return {
          path,
          fields: moveReferences(fields, this.root, this.hostedRoot),
          createTime: BigInt(Number(row['create_time'])),
          updateTime: BigInt(Number(row['update_time'])),
        };
      });
      if (page.length > 0) yield page;
      last = page.length < READ_AT_ONCE ? null : (page.at(-1)?.path ?? null);
    }
  }

  /** A digest of the database: every commit moves the clock, and every account is in it. */
  state(): string {
    const { time } =
      this.database.prepare('SELECT last_time AS time FROM document_clock').get() ?? {};
    const accounts = [...this.accounts('')].flat();
    return digestOf({ time: String(time), accounts });
  }

  /** Stores documents of the project, with their times; whatever was at their paths is replaced. */
  putDocuments(documents: readonly MovedDocument[]): void {
    const table = openDocumentsTable(this.database);
    this.database.transaction(() => {
      for (const { path, fields, createTime, updateTime } of documents) {
        const moved = moveReferences(fields, this.hostedRoot, this.root);
        const text = JSON.stringify(encodeFields(moved));
        table.put(new StoredDocument(path, text, createTime, updateTime));
      }
    });
  }

  removeDocuments(paths: readonly string[]): void {
    const table = openDocumentsTable(this.database);
    this.database.transaction(() => {
      for (const path of paths) table.remove(path);
    });
  }

  /** Stores accounts in place of those of the same id. */
  putAccounts(accounts: readonly Account[]): void {
    const table = new AccountsTable(this.database);
    const factors = new SecondFactorsTable(this.database);
    this.database.transaction(() => {
      for (const account of accounts) {
        factors.delete(account.uid);
        table.delete(account.uid);
        table.insert(account);
      }
    });
  }

  removeAccounts(uids: readonly string[]): void {
    const table = new AccountsTable(this.database);
    this.database.transaction(() => {
      for (const uid of uids) table.delete(uid);
    });
  }

  /** Makes the present time that of the newest commit: devices are told everything. */
  stampNow(micros: bigint): void {
    this.database
      .prepare(
        'UPDATE document_clock SET last_time = max(last_time, ?), changes_since = max(last_time, ?)',
      )
      .run(micros, micros);
  }
}
