import type { Database, SqlRow } from '../../sqlite/Database.ts';
import { StoredDocument } from './StoredDocument.ts';
import { splitPath } from '../wire/DocumentName.ts';

/** Paths in the order of their bytes. */
export interface PathRange {
  readonly from: string;
  /** Not in the range itself. */
  readonly before: string;
}

/** The documents as they are now. */
export interface DocumentsTable {
  readonly read: (path: string) => StoredDocument | null;
  readonly put: (document: StoredDocument) => void;
  readonly remove: (path: string) => void;
  /** The documents of one collection, in no order. */
  readonly inCollection: (parent: string, collection: string) => Iterable<StoredDocument>;
  /** The documents of every collection of that id at or below a parent, in no order. */
  readonly inCollectionGroup: (parent: string, collection: string) => Iterable<StoredDocument>;
  readonly pathsIn: (range: PathRange) => readonly string[];
}

function toDocument(row: SqlRow): StoredDocument {
  return new StoredDocument(
    String(row['path']),
    String(row['fields']),
    BigInt(Number(row['create_time'])),
    BigInt(Number(row['update_time'])),
  );
}

/** One after another: a collection may be larger than what a query finds in it. */
function* documentsOf(rows: Iterable<SqlRow>, prefix = ''): Iterable<StoredDocument> {
  for (const row of rows) {
    const document = toDocument(row);
    if (document.path.startsWith(prefix)) yield document;
  }
}

export function openDocumentsTable(database: Database): DocumentsTable {
  const columns = 'path, fields, create_time, update_time';
  const read = database.prepare(`SELECT ${columns} FROM documents WHERE path = ?`);
  const put = database.prepare(
    `INSERT INTO documents (path, parent, collection, fields, create_time, update_time)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (path) DO UPDATE SET
       fields = excluded.fields,
       create_time = excluded.create_time,
       update_time = excluded.update_time`,
  );
  const remove = database.prepare('DELETE FROM documents WHERE path = ?');
  const inCollection = database.prepare(
    `SELECT ${columns} FROM documents WHERE collection = ? AND parent = ?`,
  );
  const inGroup = database.prepare(`SELECT ${columns} FROM documents WHERE collection = ?`);
  const pathsIn = database.prepare('SELECT path FROM documents WHERE path >= ? AND path < ?');
  return {
    read: (path) => {
      const row = read.get(path);
      return row === undefined ? null : toDocument(row);
    },
    put: ({ path, fieldsText, createTime, updateTime }) => {
      const { parent, collection } = splitPath(path);
      put.run(path, parent, collection, fieldsText, createTime, updateTime);
    },
    remove: (path) => void remove.run(path),
    inCollection: (parent, collection) => documentsOf(inCollection.each(collection, parent)),
    inCollectionGroup: (parent, collection) =>
      documentsOf(inGroup.each(collection), parent === '' ? '' : `${parent}/`),
    pathsIn: ({ from, before }) => pathsIn.all(from, before).map(({ path }) => String(path)),
  };
}
