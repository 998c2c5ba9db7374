import {
  CATALOGUE_COLLECTIONS,
  documentPaths,
  isNewerCatalogue,
  type CatalogueDocument,
} from '@mix/documents';
import { commitTrusted } from '../commit/commit.ts';
import type { Documents } from './Documents.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { encodeFields } from '../wire/encodeValue.ts';
import { fieldsFromPlain } from '../wire/fromPlain.ts';
import type { Fields, Value } from '../wire/Value.ts';
import type { FieldTransform, Write } from '../commit/Write.ts';

const REQUEST_TIME = { kind: 'requestTime' } as const;
const CREATED = ['createdAt'];
const UPDATED = ['updatedAt'];

/**
 * Brings the documents of the catalogue up to its version: changed ones are written, those that left
 * it are removed, all or nothing. A document without a `catalogueVersion` is an administrator's own and
 * is left alone; so is everything when a newer catalogue was published here.
 * @returns how many documents were written or removed.
 */
export function seedCatalogue(
  documents: Documents,
  catalogue: readonly CatalogueDocument[],
): number {
  const wanted = new Map(
    catalogue.map(({ collection, id, fields }) => [
      documentPaths.catalogueItem(collection, id),
      fieldsFromPlain(fields),
    ]),
  );
  const stored = new Map(
    CATALOGUE_COLLECTIONS.flatMap((collection) =>
      [...documents.table.inCollection('', collection)].map((document) => [
        document.path,
        document,
      ]),
    ),
  );
  if (hasNewer([...stored.values()], catalogue[0]?.fields['catalogueVersion'])) return 0;
  const writes = [
    ...[...wanted].flatMap(([path, fields]) => changeTo(path, fields, stored.get(path))),
    ...[...stored.values()].filter(({ path }) => !wanted.has(path)).flatMap(removal),
  ];
  commitTrusted(documents, writes);
  return writes.length;
}

/** Whether any item of the catalogue is stored, one of an administrator's own too. */
export const hasCatalogue = ({ table }: Documents): boolean =>
  CATALOGUE_COLLECTIONS.some((collection) => [...table.inCollection('', collection)].length > 0);

const hasNewer = (stored: readonly StoredDocument[], version: unknown): boolean =>
  typeof version === 'string' &&
  stored.some(({ fields }) => {
    const value = fields.get('catalogueVersion');
    return value?.kind === 'string' && isNewerCatalogue(value.value, version);
  });

const isOfCatalogue = ({ fields }: StoredDocument): boolean =>
  fields.get('catalogueVersion')?.kind === 'string';

const removal = (document: StoredDocument): readonly Write[] =>
  isOfCatalogue(document)
    ? [{ kind: 'delete', path: document.path, precondition: { kind: 'none' } }]
    : [];

function changeTo(
  path: string,
  fields: Fields,
  stored: StoredDocument | undefined,
): readonly Write[] {
  if (stored !== undefined && (!isOfCatalogue(stored) || isSame(stored, fields))) return [];
  const createdAt = stored?.fields.get('createdAt');
  const transforms: readonly FieldTransform[] = [
    ...(createdAt === undefined ? [{ field: CREATED, transform: REQUEST_TIME }] : []),
    { field: UPDATED, transform: REQUEST_TIME },
  ];
  const stamped = createdAt === undefined ? fields : withStamp(fields, 'createdAt', createdAt);
  return [
    { kind: 'set', path, fields: stamped, mask: null, transforms, precondition: { kind: 'none' } },
  ];
}

const withStamp = (fields: Fields, name: string, value: Value): Fields =>
  new Map([...fields, [name, value]]);

/** Whether a stored document has these fields, its stamps aside. */
function isSame(stored: StoredDocument, fields: Fields): boolean {
  const unstamped = new Map(stored.fields);
  unstamped.delete('createdAt');
  unstamped.delete('updatedAt');
  return JSON.stringify(encodeFields(unstamped)) === JSON.stringify(encodeFields(fields));
}
