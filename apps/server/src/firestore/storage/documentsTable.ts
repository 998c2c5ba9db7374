import type { Database, SqlRow, Statement } from '../../sqlite/Database.ts';
import { StoredDocument } from './StoredDocument.ts';
import { splitPath } from '../wire/DocumentName.ts';
import { keySql, type IndexedField, type KeyRange } from './fieldKeys.ts';

/** A range of paths in the order of their bytes. */
export interface PathRange {
  readonly from: string;
  /** The end of the range, which is not in it. */
  readonly before: string;
}

/** Where in a collection a query begins and in which direction it goes. */
export interface Walk {
  readonly parent: string;
  readonly collection: string;
  /** Both ends are in the range. */
  readonly paths: KeyRange;
  readonly isDescending: boolean;
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
  /** The documents of one collection, in the order of the bytes of their paths. */
  readonly byPath: (walk: Walk) => Iterable<StoredDocument>;
  /** Those of a collection with one key in a field, in the order of the bytes of their paths. */
  readonly withKey: (walk: Walk, field: IndexedField, key: string) => Iterable<StoredDocument>;
  /**
   * Those of a collection with a key in a range, in the order of keys, then of the bytes of paths.
   */
  readonly byKey: (walk: Walk, field: IndexedField, keys: KeyRange) => Iterable<StoredDocument>;
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

/** Reads one document after another: a collection may be larger than what a query finds in it. */
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
  // Rows in the order in which they lie in the table: in path order the same takes twice the time.
  const whole = `SELECT ${columns} FROM documents INDEXED BY documents_by_collection`;
  const inCollection = database.prepare(`${whole} WHERE collection = ? AND parent = ?`);
  const inGroup = database.prepare(`${whole} WHERE collection = ?`);
  const walks = new Map<string, Statement>();
  /** The statement for one collection between two paths; made when it is first asked for. */
  const walkOver = (key: string | null, condition: string, isDescending: boolean): Statement => {
    const direction = isDescending ? 'DESC' : 'ASC';
    const sql = `SELECT ${columns} FROM documents
      WHERE collection = ? AND parent = ? AND path >= ? AND path <= ? ${condition}
      ORDER BY ${key === null ? '' : `${key} ${direction}, `}path ${direction}`;
    const statement = walks.get(sql) ?? database.prepare(sql);
    walks.set(sql, statement);
    return statement;
  };
  const placeOf = ({ collection, parent, paths }: Walk) =>
    [collection, parent, paths.from, paths.to] as const;
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
    byPath: (walk) => documentsOf(walkOver(null, '', walk.isDescending).each(...placeOf(walk))),
    withKey: (walk, field, key) => {
      const statement = walkOver(null, `AND ${keySql(field)} = ?`, walk.isDescending);
      return documentsOf(statement.each(...placeOf(walk), key));
    },
    byKey: (walk, field, { from, to }) => {
      const key = keySql(field);
      const statement = walkOver(key, `AND ${key} BETWEEN ? AND ?`, walk.isDescending);
      return documentsOf(statement.each(...placeOf(walk), from, to));
    },
    pathsIn: ({ from, before }) => pathsIn.all(from, before).map(({ path }) => String(path)),
  };
}
