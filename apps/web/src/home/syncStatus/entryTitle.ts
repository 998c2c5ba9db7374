import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { documentStore } from '../../sync/device/documentStore.ts';
import { READING, shownDocuments } from '../../sync/shownDocuments.ts';
import type { StoredEntry } from '../../sync/device/StoredEntry.ts';
import { dataWords } from '../../i18n/made/en/sync/dataWords.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/** The kind of the document that a conflict is about. */
function kindAbout({ fields }: StoredEntry): string {
  const kinds = new Map<unknown, string>(Object.entries(dataWords.kinds));
  return kinds.get(fields['collection']) ?? dataWords.withoutName;
}

/** Collections whose entries are named by their product. */
const OF_PRODUCTS: readonly string[] = ['favourites', 'stock'];

/**
 * What a person calls a document: its name; a favourite, a stock entry and a machine are named by
 * the catalogue.
 */
export function entryTitle(entry: StoredEntry): string {
  if (entry.collection === 'conflicts') return kindAbout(entry);
  const name = documentStore.nameOf(entry);
  if (name === null) return dataWords.withoutName;
  const state = catalogueStore.store.getState();
  if (state.status !== 'ready') return name;
  const { products, machines } = state.catalogue;
  if (OF_PRODUCTS.includes(entry.collection)) {
    const own = soFar(shownDocuments.getState().products ?? READING).map(({ value }) => value);
    return [...products, ...own].find(({ id }) => id === name)?.name ?? name;
  }
  if (entry.collection === 'machine') return machines.find(({ id }) => id === name)?.name ?? name;
  return name;
}
