export { catalogue } from './catalogue.ts';
export { sources, type SourceId } from './data/sources.ts';
export type { CatalogueSource } from './CatalogueSource.ts';
export { recordFields } from './data/recordFields.ts';
export type { Jurisdiction, RecordField } from './RecordField.ts';
export { validateCatalogue } from './validate/validateCatalogue.ts';
export type { CatalogueFault, CatalogueFaultCode } from './validate/CatalogueFault.ts';
