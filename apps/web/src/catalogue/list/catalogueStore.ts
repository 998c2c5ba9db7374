import type { Catalogue } from '@mix/engine';
import { catalogueUrl } from '../../config/dataUrls.ts';
import { inReadersNames } from '../../words/products/readersNames.ts';
import { createCatalogueStore } from './createCatalogueStore.ts';

/** An answer that is no catalogue: a captive portal's page, an error in JSON. */
function isCatalogue(data: unknown): data is Catalogue {
  return typeof data === 'object' && data !== null && 'products' in data && 'saltTables' in data;
}

async function fetchCatalogue(): Promise<Catalogue> {
  const response = await fetch(catalogueUrl);
  if (!response.ok) throw new Error(`the catalogue was answered with ${response.status}`);
  const data: unknown = await response.json();
  if (!isCatalogue(data)) throw new Error('the answer is no catalogue');
  return { ...data, products: inReadersNames(data.products) };
}

/** The catalogue of this page: its file never changes under its name, so one fetch is enough. */
export const catalogueStore = createCatalogueStore(fetchCatalogue);
