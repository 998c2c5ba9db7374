import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsPage } from './wordsPage.ts';

const folder = join(import.meta.dirname, '../../../../proof');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'words.md'), await wordsPage());
console.log('Written: proof/words.md');
