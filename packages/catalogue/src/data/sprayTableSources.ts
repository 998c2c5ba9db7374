import { join } from 'node:path';
import type { CatalogueSource } from '../CatalogueSource.ts';
import { CellFault, orNull, readTable, text, type Column } from '../tables/readTable.ts';

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** As facts in TypeScript cite them; that each is there is what the check of the catalogue proves. */
type SprayTableSourceId = `S6${Digit}${Digit}`;

const isId = (cell: string): cell is SprayTableSourceId => /^S6\d\d$/.test(cell);
const id: Column<SprayTableSourceId> = (cell) =>
  isId(cell) ? cell : new CellFault('a key from S600 to S699');

/** Where the tables of further sprays and of figures were read. Keys are kept for good. */
export const sprayTableSources: readonly (CatalogueSource & { readonly id: SprayTableSourceId })[] =
  readTable(join(import.meta.dirname, 'sprayTableSources.csv'), {
    id,
    title: text,
    publisher: orNull(text),
    url: text,
    page: orNull(text),
    readOn: text,
  });
