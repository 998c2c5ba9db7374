/** Addresses of the data that the build wrote; their names change with their content. */

/** The whole `Catalogue` of the engine, as JSON. */
export const catalogueUrl = import.meta.env.CATALOGUE_URL;

/** What facts were read from: `CatalogueSource[]`, as JSON. */
export const sourcesUrl = import.meta.env.SOURCES_URL;
