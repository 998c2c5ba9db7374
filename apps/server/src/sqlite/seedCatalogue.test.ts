import type { CatalogueDocument } from '@mix/documents';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../testing/startTestServer.ts';
import type { Database } from './Database.ts';
import { readInstance } from './instance.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { seedCatalogue } from './seedCatalogue.ts';

const clock = (): number => Date.UTC(2026, 10, 21);
let drawn = 0;
const random = (count: number): Uint8Array => new Uint8Array(count).fill(++drawn);

let database: Database;
beforeEach(() => {
  database = openDatabase(':memory:');
  migrate(database, MIGRATIONS, clock);
});
afterEach(() => database.close());

const stored = (): unknown =>
  database.prepare('SELECT collection, id, body FROM catalogue_documents').all();

const document = (
  collection: CatalogueDocument['collection'],
  id: string,
  name: string,
): CatalogueDocument => ({ collection, id, fields: { id, name } });

const MULTI = document('machines', 'multi', 'Multi');
const UREA = document('product', 'urea', 'Urea');
const OLD = document('product', 'old', 'Old');

test('an instance is drawn once and stays who it is', () => {
  const first = readInstance(database, clock, random);
  expect(first).toMatchObject({ createdAt: new Date(clock()), catalogueVersion: null });
  expect(first.projectId).toMatch(/^mix-[0-9a-f]{16}$/);
  expect(first.apiKey).toMatch(/^[0-9a-f]{32}$/);
  expect(readInstance(database, clock, random)).toEqual(first);
});

test('two databases are two instances', () => {
  const other = openDatabase(':memory:');
  migrate(other, MIGRATIONS, clock);
  const [one, two] = [database, other].map((each) => readInstance(each, clock, random));
  expect(one?.projectId).not.toBe(two?.projectId);
  other.close();
});

test('a new version replaces the documents, the same version touches none', () => {
  readInstance(database, clock, random);
  expect(seedCatalogue(database, '1', [MULTI, UREA, OLD])).toBe(true);
  expect(stored()).toEqual([
    { collection: 'machines', id: 'multi', body: '{"id":"multi","name":"Multi"}' },
    { collection: 'product', id: 'old', body: '{"id":"old","name":"Old"}' },
    { collection: 'product', id: 'urea', body: '{"id":"urea","name":"Urea"}' },
  ]);

  expect(seedCatalogue(database, '1', [])).toBe(false);
  expect(stored()).toHaveLength(3);

  expect(seedCatalogue(database, '2', [document('product', 'urea', 'Urea 46')])).toBe(true);
  expect(stored()).toEqual([
    { collection: 'product', id: 'urea', body: '{"id":"urea","name":"Urea 46"}' },
  ]);
  expect(readInstance(database, clock, random).catalogueVersion).toBe('2');
});

test('a catalogue that cannot be stored leaves the old one whole', () => {
  readInstance(database, clock, random);
  seedCatalogue(database, '1', [MULTI, UREA, OLD]);
  expect(() => seedCatalogue(database, '2', [UREA, UREA])).toThrow('UNIQUE');
  expect(() => seedCatalogue(database, '2', [document('product', 'a/b', '')])).toThrow('CHECK');
  expect(stored()).toHaveLength(3);
});
