import { outsidePress } from '../../ui/keypad/pressedControl.ts';
import { createCatalogueStore } from './createCatalogueStore.ts';
import { fetchCatalogue } from './fetchCatalogue.ts';

/** The catalogue of this page: its files never change under their names, so one fetch is enough. */
export const catalogueStore = createCatalogueStore(fetchCatalogue, outsidePress);
