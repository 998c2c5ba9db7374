import { catalogue } from '@mix/catalogue';
import { z } from 'zod';
import { operation, type Operation } from './operation.ts';
import { pageOf, paging } from './pages.ts';
import { ProgramError } from './ProgramError.ts';

interface Listed {
  readonly id: string;
}

const COLLECTIONS: ReadonlyMap<string, readonly Listed[]> = new Map<string, readonly Listed[]>([
  ['products', catalogue.products],
  ['machines', catalogue.machines],
  ['nozzles', catalogue.nozzles],
]);

/** @throws ProgramError NOT_FOUND */
const listOf = (collection: string): readonly Listed[] => {
  const list = COLLECTIONS.get(collection);
  if (list === undefined) throw new ProgramError('NOT_FOUND', 'The catalogue has no such part.');
  return list;
};

const collection = z.enum([...COLLECTIONS.keys()]);
const entry = z
  .object({ id: z.string(), name: z.string().optional() })
  .meta({ id: 'CatalogueEntry', additionalProperties: true });

const readCatalogue = operation({
  method: 'get',
  path: '/api/v1/catalogue',
  operationId: 'readCatalogue',
  summary: 'What the catalogue holds',
  scopes: ['catalogue'],
  success: {
    description: 'Its version and its parts.',
    schema: z
      .object({ version: z.string(), collections: z.record(z.string(), z.int()) })
      .meta({ id: 'Catalogue' }),
  },
  answer: () => ({
    version: catalogue.version,
    collections: Object.fromEntries([...COLLECTIONS].map(([name, list]) => [name, list.length])),
  }),
});

const listCatalogue = operation({
  method: 'get',
  path: '/api/v1/catalogue/{collection}',
  operationId: 'listCatalogue',
  summary: 'A page of the catalogue',
  scopes: ['catalogue'],
  params: z.object({ collection }),
  query: paging,
  success: {
    description: 'One page.',
    schema: pageOf('CataloguePage', entry, { version: z.string() }),
  },
  refusals: { 404: 'The catalogue has no such part.' },
  answer({ params, query }) {
    const list = listOf(params.collection);
    const { pageSize, pageToken } = query();
    // The token is the id that the page before ended with: it holds while the catalogue grows.
    const before = pageToken === undefined ? -1 : list.findIndex(({ id }) => id === pageToken);
    if (pageToken !== undefined && before < 0) {
      throw new ProgramError('INVALID_ARGUMENT', 'This pageToken is none of ours.');
    }
    const items = list.slice(before + 1, before + 1 + pageSize);
    const last = items.at(-1);
    const isEnd = before + 1 + pageSize >= list.length || last === undefined;
    return { version: catalogue.version, items, nextPageToken: isEnd ? null : last.id };
  },
});

const readCatalogueEntry = operation({
  method: 'get',
  path: '/api/v1/catalogue/{collection}/{id}',
  operationId: 'readCatalogueEntry',
  summary: 'One entry of the catalogue',
  scopes: ['catalogue'],
  params: z.object({ collection, id: z.string() }),
  success: { description: 'All that is known of it.', schema: entry },
  refusals: { 404: 'The catalogue has no such entry.' },
  answer({ params }) {
    const found = listOf(params.collection).find(({ id }) => id === params.id);
    if (found === undefined) throw new ProgramError('NOT_FOUND', 'The catalogue has no such id.');
    return found;
  },
});

export const catalogueOperations: readonly Operation[] = [
  readCatalogue,
  listCatalogue,
  readCatalogueEntry,
];
