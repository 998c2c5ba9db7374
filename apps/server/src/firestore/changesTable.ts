import type { Database } from '../sqlite/Database.ts';
import { StoredDocument } from './StoredDocument.ts';
import type { Micros } from './wire/Value.ts';

/** How a document was at an earlier time. */
export interface EarlierDocument {
  readonly path: string;
  /** Null: it did not exist then. */
  readonly before: StoredDocument | null;
}

/** What commits changed, kept for a day, for listeners who come back. */
export interface ChangesTable {
  record(time: Micros, path: string, before: StoredDocument | null): void;
  /**
   * Each document that changed after a time, as it was at that time; null when the changes since
   * then are no longer kept.
   */
  since(time: Micros): readonly EarlierDocument[] | null;
  /** Forgets the changes up to a time. */
  forget(time: Micros): void;
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
     FROM document_changes WHERE commit_time > ? ORDER BY seq`,
  );
  const forget = database.prepare('DELETE FROM document_changes WHERE commit_time <= ?');
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
    since: (time) => {
      if (time < BigInt(Number(keptSince.get()?.['time']))) return null;
      const earliest = new Map<string, EarlierDocument>();
      for (const row of since.all(time)) {
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
  };
}
