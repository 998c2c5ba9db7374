/**
 * Writes `catalogue-planning.json` and `catalogue-facts.json` into the folder given:
 * `node packages/catalogue/src/writeCatalogueAssets.ts <folder>`. Refuses a catalogue with faults.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { splitCatalogue } from './assets/splitCatalogue.ts';
import { catalogue } from './catalogue.ts';
import { validateCatalogue } from './validate/validateCatalogue.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder?');
const faults = validateCatalogue(catalogue);
if (faults.length > 0) throw new Error(`the catalogue has faults: ${JSON.stringify(faults)}`);

mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(splitCatalogue(catalogue))) {
  const text = JSON.stringify(content);
  const file = join(folder, `catalogue-${name}.json`);
  writeFileSync(file, text);
  const gzipped = gzipSync(text, { level: 9 }).length;
  process.stdout.write(`${file} ${text.length} B, ${gzipped} B gzipped\n`);
}
