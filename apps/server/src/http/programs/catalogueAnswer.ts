import { catalogue } from '@mix/catalogue';
import { readPage } from './pages.ts';
import { ProgramError } from './ProgramError.ts';

interface Listed {
  readonly id: string;
}

const COLLECTIONS: ReadonlyMap<string, readonly Listed[]> = new Map<string, readonly Listed[]>([
  ['products', catalogue.products],
  ['machines', catalogue.machines],
  ['nozzles', catalogue.nozzles],
]);

/** What the catalogue is: its version, and how much of what is in it. */
export const catalogueSummary = (): object => ({
  version: catalogue.version,
  collections: Object.fromEntries([...COLLECTIONS].map(([name, list]) => [name, list.length])),
});

const listOf = (collection: string): readonly Listed[] => {
  const list = COLLECTIONS.get(collection);
  if (list === undefined) throw new ProgramError('NOT_FOUND', 'The catalogue has no such part.');
  return list;
};

/** A page of a collection, in the order of the catalogue. @throws ProgramError */
export function catalogueList(collection: string, query: Readonly<Record<string, string>>): object {
  const list = listOf(collection);
  const { pageSize, pageToken } = readPage(query);
  // The token is the id that the page before ended with: it holds while the catalogue grows.
  const before = pageToken === undefined ? -1 : list.findIndex(({ id }) => id === pageToken);
  if (pageToken !== undefined && before < 0) {
    throw new ProgramError('INVALID_ARGUMENT', 'This pageToken is none of ours.');
  }
  const items = list.slice(before + 1, before + 1 + pageSize);
  const last = items.at(-1);
  const isEnd = before + 1 + pageSize >= list.length || last === undefined;
  return { version: catalogue.version, items, nextPageToken: isEnd ? null : last.id };
}

/** One entry with all that is known of it. @throws ProgramError NOT_FOUND */
export function catalogueEntry(collection: string, id: string): object {
  const found = listOf(collection).find((entry) => entry.id === id);
  if (found === undefined) throw new ProgramError('NOT_FOUND', 'The catalogue has no such id.');
  return found;
}
