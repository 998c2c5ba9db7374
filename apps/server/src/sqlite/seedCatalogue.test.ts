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

const FIRST = {
  version: '1',
  machines: [{ id: 'm' }],
  nozzles: [{ id: 'n' }],
  products: [{ id: 'urea', name: 'Urea' }, { id: 'old' }],
};

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
  expect(seedCatalogue(database, FIRST)).toEqual({ written: true, documents: 4 });
  expect(stored()).toEqual([
    { collection: 'machines', id: 'm', body: '{"id":"m"}' },
    { collection: 'nozzles', id: 'n', body: '{"id":"n"}' },
    { collection: 'product', id: 'old', body: '{"id":"old"}' },
    { collection: 'product', id: 'urea', body: '{"id":"urea","name":"Urea"}' },
  ]);

  expect(seedCatalogue(database, { ...FIRST, products: [] }).written).toBe(false);
  expect(stored()).toHaveLength(4);

  const second = { ...FIRST, version: '2', products: [{ id: 'urea', name: 'Urea 46' }] };
  expect(seedCatalogue(database, second)).toEqual({ written: true, documents: 3 });
  expect(stored()).toContainEqual({
    collection: 'product',
    id: 'urea',
    body: '{"id":"urea","name":"Urea 46"}',
  });
  expect(stored()).toHaveLength(3);
  expect(readInstance(database, clock, random).catalogueVersion).toBe('2');
});

test('a catalogue that cannot be stored leaves the old one whole', () => {
  readInstance(database, clock, random);
  seedCatalogue(database, FIRST);
  const twice = { ...FIRST, version: '2', nozzles: [{ id: 'n' }, { id: 'n' }] };
  expect(() => seedCatalogue(database, twice)).toThrow('UNIQUE');
  expect(() => seedCatalogue(database, { ...twice, nozzles: [{ id: 'a/b' }] })).toThrow('CHECK');
  expect(stored()).toHaveLength(4);
});
