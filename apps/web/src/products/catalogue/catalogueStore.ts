import { isFields, type Catalogue } from '@mix/engine';
import { outsidePress } from '../../ui/keypad/pressedControl.ts';
import { createCatalogueStore } from './createCatalogueStore.ts';
import { catalogueFactsUrl, catalogueRulesUrl } from '../../device/config/dataUrls.ts';
import { inReadersNames } from '../../i18n/products/readersNames.ts';
import type { CatalogueFacts, PackedFacts } from './CatalogueFacts.ts';
import { unpackFacts } from './unpackFacts.ts';

/** The part of the catalogue that any mix is planned with, whatever it names. */
type CatalogueRules = Omit<Catalogue, keyof CatalogueFacts>;

const isFacts = (data: unknown): data is PackedFacts =>
  isFields(data) && 'products' in data && 'machines' in data && 'nozzles' in data;

const isRules = (data: unknown): data is CatalogueRules =>
  isFields(data) && 'compatibilityRules' in data && 'saltTables' in data && 'version' in data;

async function fetchPart<Part>(url: string, isPart: (data: unknown) => data is Part) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the catalogue was answered with ${response.status}`);
  const data: unknown = await response.json();
  // The answer may be a captive portal's page, or an error in JSON.
  if (!isPart(data)) throw new Error('the answer is no catalogue');
  return data;
}

/** The whole catalogue, its products under the names the reader knows them by. */
async function fetchCatalogue(): Promise<Catalogue> {
  const [common, packed] = await Promise.all([
    fetchPart(catalogueRulesUrl, isRules),
    fetchPart(catalogueFactsUrl, isFacts),
  ]);
  const facts = unpackFacts(packed);
  return { ...common, ...facts, products: inReadersNames(facts.products) };
}

/** The catalogue of this page: its files never change under their names, so one fetch is enough. */
export const catalogueStore = createCatalogueStore(fetchCatalogue, outsidePress);
