import type { CatalogueDocument } from '@mix/documents';
import type { Database } from './Database.ts';

/**
 * Writes the catalogue as documents, when its version is not the one last written. Documents that
 * left the catalogue leave the database too.
 * @returns whether it was written; false means this version was there and nothing was touched.
 */
export function seedCatalogue(
  database: Database,
  version: string,
  documents: readonly CatalogueDocument[],
): boolean {
  return database.transaction(() => {
    const stored = database.prepare('SELECT catalogue_version FROM instance').get();
    if (stored?.['catalogue_version'] === version) return false;
    database.exec('DELETE FROM catalogue_documents');
    const insert = database.prepare('INSERT INTO catalogue_documents VALUES (?, ?, ?, ?)');
    for (const { collection, id, fields } of documents) {
      insert.run(collection, id, JSON.stringify(fields), version);
    }
    database.prepare('UPDATE instance SET catalogue_version = ?').run(version);
    return true;
  });
}
