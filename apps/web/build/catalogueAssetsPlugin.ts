import { createHash } from 'node:crypto';
import { catalogue, sources, validateCatalogue } from '@mix/catalogue';
import type { Plugin } from 'vite';

const asset = (name: string, content: unknown) => {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.json`, text };
};

const faults = validateCatalogue(catalogue);
if (faults.length > 0) {
  throw new Error(`The catalogue does not stand up:\n${JSON.stringify(faults, null, 2)}`);
}

const planning = asset('catalogue-planning', catalogue);
const citations = asset('catalogue-sources', sources);

/** Where the catalogue will be served: pages that plan ask for it before their script runs. */
export const catalogueUrl = `/${planning.fileName}`;

/**
 * Serves the catalogue as data beside the scripts: fetched once, kept for ever, and never a part of
 * a script that has to be compiled. The sources' titles come apart, for those who look them up.
 */
export function catalogueAssetsPlugin(): Plugin {
  return {
    name: 'catalogue-assets',
    config: () => ({
      define: {
        'import.meta.env.CATALOGUE_URL': JSON.stringify(catalogueUrl),
        'import.meta.env.SOURCES_URL': JSON.stringify(`/${citations.fileName}`),
      },
    }),
    // In development nothing is written: the same addresses are answered from memory.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = [planning, citations].find(({ fileName }) => request.url === `/${fileName}`);
        if (found === undefined) next();
        else response.setHeader('content-type', 'application/json').end(found.text);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, text } of [planning, citations]) {
        this.emitFile({ type: 'asset', fileName, source: text });
      }
    },
  };
}
