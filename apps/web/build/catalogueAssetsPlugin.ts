import { createHash } from 'node:crypto';
import { catalogue, sources, validateCatalogue } from '@mix/catalogue';
import { tradeNames } from '@mix/catalogue/tradeNames';
import type { Plugin } from 'vite';
import { packFacts } from '../src/products/catalogue/packFacts.ts';
import { packNames } from '../src/products/search/packNames.ts';

const asset = (name: string, content: unknown) => {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.json`, text };
};

const faults = validateCatalogue(catalogue);
if (faults.length > 0) {
  throw new Error(`The catalogue does not stand up:\n${JSON.stringify(faults, null, 2)}`);
}

const { products, machines, nozzles, ...rules } = catalogue;
const { compatibilityRules } = rules;
const facts = asset('catalogue-facts', packFacts({ products, machines, nozzles }));
const common = asset('catalogue-rules', {
  ...rules,
  // The sources of a rule come with the citations; a plan asks only whether the rule is assumed.
  compatibilityRules: compatibilityRules.map((rule) => ({
    ...rule,
    source: { sourceIds: [], assumed: rule.source.assumed, note: null },
  })),
});
const citations = asset('catalogue-sources', {
  sources,
  ofRules: Object.fromEntries(compatibilityRules.map(({ id, source }) => [id, source])),
});
const names = asset('trade-names', packNames(tradeNames));
const parts = [facts, common, citations, names];

/** Addresses of the parts: a page asks for the parts it waits for before its script runs. */
export const factsUrl = `/${facts.fileName}`;
export const rulesUrl = `/${common.fileName}`;

/**
 * Serves the catalogue as data beside the scripts: fetched once, kept for ever, and never a part of
 * a script that has to be compiled. It comes in four parts: the rules of every mix; the facts of
 * products, machines and nozzles; the sources' titles; and the trade names. A plan waits for the
 * first alone.
 */
export function catalogueAssetsPlugin(): Plugin {
  return {
    name: 'catalogue-assets',
    config: () => ({
      define: {
        'import.meta.env.CATALOGUE_FACTS_URL': JSON.stringify(factsUrl),
        'import.meta.env.CATALOGUE_RULES_URL': JSON.stringify(rulesUrl),
        'import.meta.env.TRADE_NAMES_URL': JSON.stringify(`/${names.fileName}`),
        'import.meta.env.SOURCES_URL': JSON.stringify(`/${citations.fileName}`),
      },
    }),
    // In development nothing is written: the same addresses are answered from memory.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = parts.find(({ fileName }) => request.url === `/${fileName}`);
        if (found === undefined) next();
        else response.setHeader('content-type', 'application/json').end(found.text);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, text } of parts) {
        this.emitFile({ type: 'asset', fileName, source: text });
      }
    },
  };
}
