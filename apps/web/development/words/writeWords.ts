import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsPage } from './wordsPage.ts';

writeFileSync(join(import.meta.dirname, '../../../../docs/words.md'), await wordsPage());
