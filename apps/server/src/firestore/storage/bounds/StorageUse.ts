import type { Database, SqlRow, Statement } from '../../../sqlite/Database.ts';
import { keyOf, keySql } from '../fieldKeys.ts';
import type { StorageBounds } from './StorageBounds.ts';

/** What an account or a farm keeps, and may keep. */
export interface StorageUse {
  readonly documents: number;
  readonly bytes: number;
  /** Bytes of the earlier versions of documents, of the last day. */
  readonly changeBytes: number;
  readonly bounds: StorageBounds;
}

const numberOr = (row: SqlRow | undefined, name: string, fallback: number): number => {
  const value = row?.[name] ?? null;
  return value === null ? fallback : Number(value);
};

/**
 * The counters of `storage_use`. The database's triggers keep them, in the step that writes; here
 * they are read, compared and counted anew. An owner is `users/U` or `farms/F`.
 */
export class StorageUseTable {
  readonly #database: Database;
  readonly #bounds: StorageBounds;
  readonly #read: Statement;
  readonly #farmsOf: Statement;

  constructor(database: Database, bounds: StorageBounds) {
    this.#database = database;
    this.#bounds = bounds;
    this.#read = database.prepare('SELECT * FROM storage_use WHERE owner = ?');
    this.#farmsOf = database.prepare(
      `SELECT count(*) AS n FROM documents
       WHERE collection = 'farms' AND parent = '' AND ${keySql('createdBy')} = ?`,
    );
  }

  of(owner: string): StorageUse {
    const row = this.#read.get(owner);
    return {
      documents: numberOr(row, 'documents', 0),
      bytes: numberOr(row, 'bytes', 0),
      changeBytes: numberOr(row, 'change_bytes', 0),
      bounds: {
        documents: numberOr(row, 'most_documents', this.#bounds.documents),
        bytes: numberOr(row, 'most_bytes', this.#bounds.bytes),
        farms: numberOr(row, 'most_farms', this.#bounds.farms),
      },
    };
  }

  /** How many of the present farms an account has founded. */
  farmsFoundedBy(uid: string): number {
    return Number(this.#farmsOf.get(keyOf({ kind: 'string', value: uid }))?.['n']);
  }

  /** Sets bounds for one account or farm; null leaves a bound to the configuration. */
  setBounds(owner: string, bounds: { readonly [Key in keyof StorageBounds]: number | null }): void {
    this.#database
      .prepare(
        `INSERT INTO storage_use (owner, most_documents, most_bytes, most_farms) VALUES (?, ?, ?, ?)
         ON CONFLICT (owner) DO UPDATE SET most_documents = excluded.most_documents,
           most_bytes = excluded.most_bytes, most_farms = excluded.most_farms`,
      )
      .run(owner, bounds.documents, bounds.bytes, bounds.farms);
  }

  /** Forgets the counters of an account or farm that is gone with all it kept. */
  forget(owner: string): void {
    this.#database.prepare('DELETE FROM storage_use WHERE owner = ?').run(owner);
  }
}

const COUNTED = `
  SELECT owner, sum(documents) AS documents, sum(bytes) AS bytes, sum(change_bytes) AS change_bytes
  FROM (
    SELECT owner, 1 AS documents, octet_length(path) + octet_length(fields) AS bytes, 0 AS change_bytes
    FROM documents WHERE owner <> ''
    UNION ALL
    SELECT owner, 0, 0, 100 + octet_length(path) + ifnull(octet_length(before_fields), 0)
    FROM document_changes WHERE owner <> ''
  ) GROUP BY owner`;

/**
 * Owners whose counters differ from what is stored; none, unless a writer passed by the triggers.
 */
export const miscounted = (database: Database): readonly string[] =>
  database
    .prepare(
      `SELECT ifnull(kept.owner, counted.owner) AS owner
       FROM storage_use AS kept FULL JOIN (${COUNTED}) AS counted ON kept.owner = counted.owner
       WHERE ifnull(kept.documents, 0) <> ifnull(counted.documents, 0)
         OR ifnull(kept.bytes, 0) <> ifnull(counted.bytes, 0)
         OR ifnull(kept.change_bytes, 0) <> ifnull(counted.change_bytes, 0)`,
    )
    .all()
    .map(({ owner }) => String(owner));

/**
 * Counts anew what everybody keeps. Bounds set for one owner stay. The caller holds the
 * transaction.
 */
export function countStorageAnew(database: Database): void {
  database.exec('UPDATE storage_use SET documents = 0, bytes = 0, change_bytes = 0');
  database.exec(`INSERT INTO storage_use (owner, documents, bytes, change_bytes) ${COUNTED}
    ON CONFLICT (owner) DO UPDATE SET documents = excluded.documents, bytes = excluded.bytes,
      change_bytes = excluded.change_bytes`);
}
