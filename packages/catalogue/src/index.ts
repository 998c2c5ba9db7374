export { catalogue } from './catalogue.ts';
export { everydayPairs, everydayProducts } from './data/compatibility/everydayPairs.ts';
export { assumedShare, factShares } from './factShares.ts';
export type { DecidingKind } from './factShares.ts';
export {
  SECOND_READING_OF_SPRAYS_SEED,
  SECOND_READING_SEED,
  secondReading,
  secondReadingOfSprays,
  secondReadingOfTips,
} from './data/secondReading.ts';
export { sources } from './data/sources.ts';
export type { CatalogueSource } from './CatalogueSource.ts';
export { recordFields } from './data/recordFields.ts';
export type { Jurisdiction, RecordField } from './RecordField.ts';
export { validateCatalogue } from './validate/validateCatalogue.ts';
export type { CatalogueFault } from './validate/CatalogueFault.ts';
