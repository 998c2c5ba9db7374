import { catalogue } from '@mix/catalogue';
import { catalogueDocuments, type CatalogueDocument } from '@mix/documents';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../sqlite/Database.ts';
import { openDatabase } from '../../sqlite/openDatabase.ts';
import { openTestDocuments } from '../../testing/openTestDocuments.ts';
import { commitTrusted } from '../commit/commit.ts';
import type { Documents } from './Documents.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { encodeFields } from '../wire/encodeValue.ts';
import { fieldsFromPlain } from '../wire/fromPlain.ts';

let now: number;
let database: Database;
let documents: Documents;
beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
  database = openDatabase(':memory:');
  documents = openTestDocuments(database, { clock: () => now });
});
afterEach(() => database.close());

const product = (id: string, name: string, catalogueVersion: string): CatalogueDocument => ({
  collection: 'product',
  id,
  fields: { id, name, contentPercent: 46, density: 1.3, catalogueVersion },
});
const stored = (path: string): unknown => {
  const document = documents.table.read(path);
  return document && encodeFields(document.fields);
};
const stamp = (text: string): object => ({ timestampValue: text });

test('an item of the catalogue is an ordinary document, typed and stamped', () => {
  expect(seedCatalogue(documents, [product('urea', 'Urea', '1')])).toBe(1);
  expect(stored('product/urea')).toEqual({
    id: { stringValue: 'urea' },
    name: { stringValue: 'Urea' },
    contentPercent: { integerValue: '46' },
    density: { doubleValue: 1.3 },
    catalogueVersion: { stringValue: '1' },
    createdAt: stamp('2026-11-21T00:00:00Z'),
    updatedAt: stamp('2026-11-21T00:00:00Z'),
  });
});

test('a new version writes what changed, keeps when it was made, and removes what is gone', () => {
  seedCatalogue(documents, [product('urea', 'Urea', '1'), product('old', 'Old', '1')]);
  now += 86_400_000;
  expect(seedCatalogue(documents, [product('urea', 'Urea', '1'), product('old', 'Old', '1')])).toBe(
    0,
  );
  expect(seedCatalogue(documents, [product('urea', 'Urea 46', '2')])).toBe(2);
  expect(stored('product/urea')).toMatchObject({
    name: { stringValue: 'Urea 46' },
    createdAt: stamp('2026-11-21T00:00:00Z'),
    updatedAt: stamp('2026-11-22T00:00:00Z'),
  });
  expect(stored('product/old')).toBeNull();
});

test("an administrator's own documents are left alone", () => {
  const fields = fieldsFromPlain({ name: 'Our own urea' });
  const own = { mask: null, transforms: [], fields, precondition: { kind: 'none' } } as const;
  commitTrusted(documents, [
    { kind: 'set', path: 'product/urea', ...own },
    { kind: 'set', path: 'product/ours', ...own },
  ]);
  expect(seedCatalogue(documents, [product('urea', 'Urea', '1')])).toBe(0);
  expect(stored('product/urea')).toEqual(encodeFields(fields));
  expect(stored('product/ours')).toEqual(encodeFields(fields));
});

test('the whole catalogue fits, and the next start changes nothing', () => {
  const all = catalogueDocuments(catalogue);
  expect(seedCatalogue(documents, all)).toBe(all.length);
  const time = documents.clock.last();
  expect(seedCatalogue(documents, all)).toBe(0);
  expect(documents.clock.last()).toBe(time);
  const counted = ['machines', 'nozzles', 'product'].map(
    (collection) => [...documents.table.inCollection('', collection)].length,
  );
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(all.length);
});

test('a newer catalogue that was published here outlives a restart of an older program', () => {
  seedCatalogue(documents, [product('urea', 'Urea', '2026.10')]);
  expect(seedCatalogue(documents, [product('urea', 'Carbamide', '2026.9')])).toBe(0);
  expect(stored('product/urea')).toMatchObject({ name: { stringValue: 'Urea' } });
});
