import type { Database } from '../../sqlite/Database.ts';
import type { PathRange } from './documentsTable.ts';
import { StoredDocument } from './StoredDocument.ts';
import type { Micros } from '../wire/Value.ts';

/** How a document was at an earlier time. */
export interface EarlierDocument {
  readonly path: string;
  /** Null: it did not exist then. */
  readonly before: StoredDocument | null;
}

/** Beyond any path: the last character there is. */
const END = '\u{10FFFF}';

export const ALL_PATHS: PathRange = { from: '', before: END };

/** Everything below a path. The character after `/` is `0`. */
export const pathsBelow = (path: string): PathRange => ({ from: `${path}/`, before: `${path}0` });

/** One path alone. */
export const onlyPath = (path: string): PathRange => ({ from: path, before: `${path}\u0001` });

const MOST_CHANGES = 5000;

/** What commits changed, kept for a day, for listeners who come back. */
export interface ChangesTable {
  record(time: Micros, path: string, before: StoredDocument | null): void;
  /**
   * Each document of a range of paths that changed after a time, as it was at that time; null when
   * the changes since then are no longer kept, or are too many to be worth going through.
   */
  since(time: Micros, range?: PathRange): readonly EarlierDocument[] | null;
  /** Forgets the changes up to a time. */
  forget(time: Micros): void;
  /**
   * Erases all earlier versions of documents, however old. Only for documents that nobody may read
   * any more.
   */
  erase(range: PathRange): void;
}

export function openChangesTable(database: Database): ChangesTable {
  const record = database.prepare(
    `INSERT INTO document_changes
       (commit_time, path, before_fields, before_create_time, before_update_time)
     VALUES (?, ?, ?, ?, ?)`,
  );
  const keptSince = database.prepare('SELECT changes_since AS time FROM document_clock');
  const since = database.prepare(
    `SELECT path, before_fields, before_create_time, before_update_time
     FROM document_changes WHERE commit_time > ? AND path >= ? AND path < ?
     ORDER BY seq LIMIT ${MOST_CHANGES + 1}`,
  );
  const forget = database.prepare('DELETE FROM document_changes WHERE commit_time <= ?');
  const erase = database.prepare('DELETE FROM document_changes WHERE path >= ? AND path < ?');
  const moveStart = database.prepare(
    'UPDATE document_clock SET changes_since = max(changes_since, ?)',
  );
  return {
    record: (time, path, before) =>
      void record.run(
        time,
        path,
        before?.fieldsText ?? null,
        before?.createTime ?? null,
        before?.updateTime ?? null,
      ),
    since: (time, { from, before: end } = ALL_PATHS) => {
      if (time < BigInt(Number(keptSince.get()?.['time']))) return null;
      const rows = since.all(time, from, end);
      if (rows.length > MOST_CHANGES) return null;
      const earliest = new Map<string, EarlierDocument>();
      for (const row of rows) {
        const path = String(row['path']);
        if (earliest.has(path)) continue;
        const fields = row['before_fields'];
        const before =
          typeof fields === 'string'
            ? new StoredDocument(
                path,
                fields,
                BigInt(Number(row['before_create_time'])),
                BigInt(Number(row['before_update_time'])),
              )
            : null;
        earliest.set(path, { path, before });
      }
      return [...earliest.values()];
    },
    forget: (time) => {
      forget.run(time);
      moveStart.run(time);
    },
    erase: ({ from, before }) => void erase.run(from, before),
  };
}
