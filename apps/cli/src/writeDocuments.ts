import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@mix/catalogue';
import { draftDocument } from './documents/draftDocument.ts';
import { workedExamplesDocument } from './documents/workedExamplesDocument.ts';

/** Where the documents of the repository stand. */
const DOCS = join(import.meta.dirname, '../../../docs');

writeFileSync(join(DOCS, 'draft.md'), draftDocument());
writeFileSync(join(DOCS, 'worked-examples.md'), workedExamplesDocument(catalogue));
