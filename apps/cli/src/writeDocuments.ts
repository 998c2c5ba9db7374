import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@mix/catalogue';
import { catalogueDocument } from './documents/catalogueDocument.ts';
import { compatibilityDocument } from './documents/compatibilityDocument.ts';
import { draftDocument } from './documents/draftDocument.ts';
import { problemsDocument } from './documents/problemsDocument.ts';
import { workedExamplesDocument } from './documents/workedExamplesDocument.ts';

/** Where the documents of the repository stand. */
const DOCS = join(import.meta.dirname, '../../../docs');

writeFileSync(join(DOCS, 'catalogue.md'), catalogueDocument(catalogue));
writeFileSync(join(DOCS, 'compatibility.md'), compatibilityDocument(catalogue));
writeFileSync(join(DOCS, 'draft.md'), draftDocument());
writeFileSync(join(DOCS, 'problems.md'), problemsDocument(catalogue));
writeFileSync(join(DOCS, 'worked-examples.md'), workedExamplesDocument(catalogue));
