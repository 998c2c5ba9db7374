import type { Catalogue } from '@mix/engine';
import type { CatalogueCollection } from '../paths.ts';

/** One document of the shared catalogue, as it is stored and published. */
export interface CatalogueDocument {
  readonly collection: CatalogueCollection;
  readonly id: string;
  /** The item's own fields and the version of the catalogue it came with. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * The catalogue as documents: one for each machine, nozzle and product. Rules and salt tables travel
 * with the app, because planning needs them before any database is there.
 */
export function catalogueDocuments(catalogue: Catalogue): readonly CatalogueDocument[] {
  const documents = (
    collection: CatalogueCollection,
    items: readonly { readonly id: string }[],
  ): readonly CatalogueDocument[] =>
    items.map((item) => ({
      collection,
      id: item.id,
      fields: { ...item, catalogueVersion: catalogue.version },
    }));
  return [
    ...documents('machines', catalogue.machines),
    ...documents('nozzles', catalogue.nozzles),
    ...documents('product', catalogue.products),
  ];
}
