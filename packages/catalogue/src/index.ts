export { catalogue } from './catalogue.ts';
export { everydayPairs, everydayProducts } from './facts/everydayPairs.ts';
export { assumedShare, factShares } from './factShares.ts';
export type { DecidingKind } from './factShares.ts';
export {
  SECOND_READING_OF_SPRAYS_SEED,
  SECOND_READING_SEED,
  secondReading,
  secondReadingOfSprays,
  secondReadingOfTips,
} from './facts/secondReading.ts';
export { sources } from './facts/sources.ts';
export type { CatalogueSource } from './CatalogueSource.ts';
export { recordFields } from './recordFields.ts';
export type { Jurisdiction, RecordField } from './RecordField.ts';
export { validateCatalogue } from './validate/validateCatalogue.ts';
export type { CatalogueFault } from './validate/CatalogueFault.ts';
