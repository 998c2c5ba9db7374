import type { CatalogueSource } from '../CatalogueSource.ts';
import { CellFault, orNull, readFacts, text, type Column } from '../tables/readTable.ts';

const isId = (cell: string): cell is CatalogueSource['id'] => /^S[1-9]\d*$/.test(cell);
const id: Column<CatalogueSource['id']> = (cell) =>
  isId(cell) ? cell : new CellFault('the id of a source, such as S3');
const day: Column<string> = (cell) =>
  /^\d{4}-\d\d-\d\d$/.test(cell) ? cell : new CellFault('a day, such as 2026-11-22');

/**
 * Where facts come from. Of the earliest sources, publisher, page and day were not written down.
 */
export const sources: readonly CatalogueSource[] = readFacts('sources', {
  id,
  title: text,
  publisher: orNull(text),
  url: orNull(text),
  page: orNull(text),
  readOn: orNull(day),
}).map(({ id: own, title, url, publisher, page, readOn }) => ({
  id: own,
  title,
  url,
  ...(readOn !== null && { publisher, page, readOn }),
}));
