/** Addresses of the data that the build wrote; their names change with their content. */

/** `PackedFacts`, as JSON: products, machines and nozzles. */
export const catalogueFactsUrl = import.meta.env.CATALOGUE_FACTS_URL;

/** `CatalogueRules`, as JSON: with the facts they make the engine's `Catalogue`. */
export const catalogueRulesUrl = import.meta.env.CATALOGUE_RULES_URL;

/** Sources of the catalogue's facts: `CatalogueSource[]`, as JSON. */
export const sourcesUrl = import.meta.env.SOURCES_URL;
