import type { Database } from './Database.ts';

interface StoredById {
  readonly id: string;
}

/** The part of a catalogue that clients read as documents. */
export interface CatalogueDocuments {
  readonly version: string;
  readonly machines: readonly StoredById[];
  readonly nozzles: readonly StoredById[];
  readonly products: readonly StoredById[];
}

export interface SeedResult {
  /** False: this version was there already and nothing was touched. */
  readonly written: boolean;
  readonly documents: number;
}

/**
 * Writes the catalogue's machines, nozzles and products as documents, when its version is not the one
 * last written. Documents that left the catalogue leave the database too.
 */
export function seedCatalogue(database: Database, catalogue: CatalogueDocuments): SeedResult {
  const collections = [
    ['machines', catalogue.machines],
    ['nozzles', catalogue.nozzles],
    ['product', catalogue.products],
  ] as const;
  const documents = collections.reduce((sum, [, list]) => sum + list.length, 0);
  return database.transaction(() => {
    const stored = database.prepare('SELECT catalogue_version FROM instance').get();
    if (stored?.['catalogue_version'] === catalogue.version) return { written: false, documents };
    database.exec('DELETE FROM catalogue_documents');
    const insert = database.prepare('INSERT INTO catalogue_documents VALUES (?, ?, ?, ?)');
    for (const [collection, list] of collections) {
      for (const document of list) {
        insert.run(collection, document.id, JSON.stringify(document), catalogue.version);
      }
    }
    database.prepare('UPDATE instance SET catalogue_version = ?').run(catalogue.version);
    return { written: true, documents };
  });
}
