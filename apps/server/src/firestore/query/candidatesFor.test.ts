import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../sqlite/Database.ts';
import { migrate } from '../../sqlite/migrate.ts';
import { openDatabase } from '../../sqlite/openDatabase.ts';
import { arbitraryValue } from '../../testing/arbitraryValues.ts';
import { countRows } from '../../testing/countRows.ts';
import { openTestDocuments } from '../../testing/openTestDocuments.ts';
import { MIGRATIONS } from '../../testing/startTestServer.ts';
import { commitTrusted } from '../commit/commit.ts';
import type { Write } from '../commit/Write.ts';
import type { Documents } from '../storage/Documents.ts';
import { encodeValue } from '../wire/encodeValue.ts';
import type { Fields, Value } from '../wire/Value.ts';
import { candidatesFor } from './candidatesFor.ts';
import { evaluateQuery, selectFrom } from './evaluateQuery.ts';
import { readQuery } from './readQuery.ts';

let database: Database;
beforeEach(() => {
  database = openDatabase(':memory:');
});
afterEach(() => database.close());

const set = (path: string, fields: Fields): Write => ({
  kind: 'set',
  path,
  fields,
  mask: null,
  transforms: [],
  precondition: { kind: 'none' },
});
const remove = (path: string): Write => ({ kind: 'delete', path, precondition: { kind: 'none' } });

const asked = (documents: Documents, parent: string, query: object) =>
  readQuery(documents, `${documents.root}${parent}`, { from: [{ collectionId: 'd' }], ...query });

describe('by an index or by all documents, a query finds the same', () => {
  const SECOND = BigInt(Date.UTC(2026, 10, 21)) * 1000n;
  // Around a whole second, and around where a key is cut off.
  const time = fc
    .constantFrom(-1n, 0n, 1n, 500n, 1000n, 500_000n, 1_000_000n)
    .map<Value>((part) => ({ kind: 'timestamp', value: SECOND + part }));
  const text = fc
    .constantFrom('', 'Z', 'aZ"}', 'a"', '\\', '🌾', '🌾'.repeat(250), `${'🌾'.repeat(250)}Z`)
    .map<Value>((value) => ({ kind: 'string', value }));
  // Few of each type, so that many are equal.
  const few = fc.constantFrom<Value>(
    { kind: 'null' },
    { kind: 'boolean', value: true },
    { kind: 'integer', value: 1n },
    { kind: 'double', value: 1 },
    { kind: 'double', value: NaN },
    { kind: 'bytes', value: new Uint8Array([1]) },
    { kind: 'geoPoint', latitude: 1, longitude: 1 },
    { kind: 'array', values: [] },
    { kind: 'vector', values: [1] },
    { kind: 'map', fields: new Map() },
  );
  const value = fc.oneof(time, text, few, arbitraryValue);
  const FIELDS = ['createdAt', 'name', 'userId', 'other'];
  const fields = fc
    .array(fc.option(value, { freq: 3 }), { minLength: 4, maxLength: 4 })
    .map<Fields>(
      (values) =>
        new Map(
          FIELDS.flatMap((name, index) => {
            const each = values[index] ?? null;
            return each === null ? [] : [[name, each]];
          }),
        ),
    );
  const field = fc.constantFrom(...FIELDS, 'createdAt');
  const id = fc.oneof(
    {
      weight: 20,
      arbitrary: fc.constantFrom('0', 'A', 'B', 'a', 'a!', 'a-', 'ü', 'ａ', '🌾', '__idx'),
    },
    { weight: 1, arbitrary: fc.constantFrom('__id7__', '__id-10__') },
  );
  const collection = fc.constantFrom('d', 'd', 'd', 'd', 'd', 'd-', 'c/x/d', 'd/a/d');
  const path = fc.tuple(collection, id).map(([before, last]) => `${before}/${last}`);
  const writes = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.tuple(path, fields).map(([at, each]) => set(at, each)) },
      { weight: 1, arbitrary: path.map(remove) },
    ),
    { maxLength: 40 },
  );

  const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
  const name = fc.tuple(collection, id).map<Value>(([before, last]) => ({
    kind: 'reference',
    name: `projects/p/databases/(default)/documents/${before}/${last}`,
  }));
  const orders = fc
    .tuple(
      fc.uniqueArray(field, { maxLength: 2 }),
      fc.boolean(),
      fc.tuple(direction, direction, direction),
    )
    .map(([paths, isByName, directions]) =>
      [...paths, ...(isByName ? ['__name__'] : [])].map((fieldPath, index) => ({
        field: { fieldPath },
        direction: directions[index],
      })),
    );
  /** Most queries get none of these conditions, as each leaves less to be found. */
  const seldom = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
  const cursor = seldom(
    fc.record({ values: fc.array(value, { maxLength: 3 }), name, before: fc.boolean() }),
  );
  const equal = fc.tuple(field, value).map(([fieldPath, each]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: encodeValue(each) },
  }));
  const filters = fc
    .tuple(fc.constantFrom('AND', 'OR'), fc.array(equal, { minLength: 1, maxLength: 2 }))
    .map(([op, each]) => ({ compositeFilter: { op, filters: each } }));
  const query = fc
    .record({
      orderBy: orders,
      start: cursor,
      end: cursor,
      where: seldom(fc.oneof(equal, filters)),
      limit: fc.option(fc.nat(8), { nil: undefined }),
      offset: fc.nat(2),
    })
    .map(({ orderBy, start, end, ...rest }) => {
      /** The wire form of a cursor, with a name where the order has one. */
      const placed = (at: typeof start): object | undefined => {
        if (at === undefined) return undefined;
        const values = orderBy
          .slice(0, at.values.length)
          .map((order, index) =>
            encodeValue(
              order.field.fieldPath === '__name__' ? at.name : (at.values[index] ?? at.name),
            ),
          );
        return { values, before: at.before };
      };
      return { orderBy, ...rest, startAt: placed(start), endAt: placed(end) };
    });
  const parent = fc.constantFrom('', '', '', '/c/x', '/d/a');

  test('of any documents', () => {
    const documents = openTestDocuments(database);
    let byIndex = 0;
    fc.assert(
      fc.property(
        writes,
        fc.array(fc.tuple(parent, query), { minLength: 20, maxLength: 20 }),
        (all, queries) => {
          database.exec('DELETE FROM documents');
          // One by one, so that what was there before is taken out of the indexes.
          for (const write of all) commitTrusted(documents, [write]);
          for (const [below, json] of queries) {
            const read = asked(documents, below, json);
            const { parent: at, collection: named } = read;
            const everything = [...documents.table.inCollection(at, named)];
            const paths = (found: readonly { path: string }[]) => found.map((each) => each.path);
            const found = evaluateQuery(documents, read);
            expect(paths(found)).toEqual(paths(selectFrom(everything, read, documents.root)));
            if ([...candidatesFor(documents, read)].includes(null)) byIndex += 1;
          }
        },
      ),
      { numRuns: 200 },
    );
    expect(byIndex).toBeGreaterThan(200);
  });
});

test('of equal times the names decide, in their own direction', () => {
  const documents = openTestDocuments(database);
  const fields = new Map<string, Value>([['createdAt', { kind: 'timestamp', value: 0n }]]);
  commitTrusted(
    documents,
    ['d/a', 'd/b', 'd/c'].map((path) => set(path, fields)),
  );
  const first = (...directions: readonly string[]) => {
    const orderBy = directions.map((direction, index) => ({
      field: { fieldPath: index === 0 ? 'createdAt' : '__name__' },
      direction,
    }));
    const read = asked(documents, '', { orderBy, limit: 1 });
    return evaluateQuery(documents, read).map(({ path }) => path);
  };
  expect(first('ASCENDING', 'DESCENDING')).toEqual(['d/c']);
  expect(first('DESCENDING', 'ASCENDING')).toEqual(['d/a']);
  expect(first('DESCENDING')).toEqual(['d/c']);
});

describe('the first twenty cost the same rows of three hundred documents and of three thousand', () => {
  const SECOND = BigInt(Date.UTC(2026, 10, 21)) * 1000n;
  const order = (fieldPath: string, direction = 'ASCENDING') => ({
    field: { fieldPath },
    direction,
  });
  const nameOf = (number: number): string => `d/${String(number).padStart(5, '0')}`;
  const referenceTo = (number: number): object => ({
    referenceValue: `projects/p/databases/(default)/documents/${nameOf(number)}`,
  });
  const timeOf = (number: number): object =>
    encodeValue({ kind: 'timestamp', value: SECOND + BigInt(number) });
  const called = (number: number) => ({
    fieldFilter: {
      field: { fieldPath: 'name' },
      op: 'EQUAL',
      value: { stringValue: `name ${number}` },
    },
  });

  test.each<[string, { readonly [part: string]: unknown; readonly offset?: number }, string]>([
    ['by name', { limit: 20 }, '0 to 19'],
    [
      'by name, the last first',
      { orderBy: [order('__name__', 'DESCENDING')], limit: 20 },
      '-1 to -20',
    ],
    [
      'behind a name',
      { orderBy: [order('__name__')], startAt: { values: [referenceTo(99)] }, limit: 20 },
      '100 to 119',
    ],
    ['of one name', { where: called(250) }, '250 to 250'],
    ['the newest', { orderBy: [order('createdAt', 'DESCENDING')], limit: 20 }, '-1 to -20'],
    [
      'before a time',
      {
        orderBy: [order('createdAt', 'DESCENDING')],
        startAt: { values: [timeOf(200)] },
        limit: 20,
      },
      '199 to 180',
    ],
    [
      'behind a time and a name',
      {
        orderBy: [order('createdAt'), order('__name__')],
        startAt: { values: [timeOf(200), referenceTo(200)] },
        limit: 20,
      },
      '201 to 220',
    ],
    ['but for some', { offset: 30, limit: 20 }, '30 to 49'],
  ])('%s', (_name, query, found) => {
    const counted = countRows(database);
    const documents = openTestDocuments(counted.database);
    let stored = 0;
    for (const count of [300, 3000]) {
      const writes: Write[] = [];
      for (; stored < count; stored += 1) {
        const fields: [string, Value][] = [
          ['createdAt', { kind: 'timestamp', value: SECOND + BigInt(stored) }],
          ['name', { kind: 'string', value: `name ${stored}` }],
        ];
        writes.push(set(nameOf(stored), new Map(fields)));
      }
      commitTrusted(documents, writes);
      const before = counted.rows();
      const paths = evaluateQuery(documents, asked(documents, '', query)).map(({ path }) => path);
      // 20 rows, one where the page before ended, and one behind the last.
      expect(counted.rows() - before).toBeLessThanOrEqual(22 + (query.offset ?? 0));
      const [first, last] = found
        .split(' to ')
        .map((place) => nameOf((Number(place) + count) % count));
      expect([paths[0], paths.at(-1)]).toEqual([first, last]);
    }
  });
});

test('a database of a version before is found in by its indexes, one with a broken document too', () => {
  const before = MIGRATIONS.filter(({ version }) => version < 21);
  migrate(database, before, () => 0);
  database.exec(`INSERT INTO documents VALUES
    ('d/a', '', 'd', '{"name":{"stringValue":"old"}}', 1, 1), ('d/b', '', 'd', '{', 1, 1)`);
  const counted = countRows(database);
  const documents = openTestDocuments(counted.database);
  const value = { stringValue: 'old' };
  const where = { fieldFilter: { field: { fieldPath: 'name' }, op: 'EQUAL', value } };
  const found = evaluateQuery(documents, asked(documents, '', { where }));
  expect([found.map(({ path }) => path), counted.rows()]).toEqual([['d/a'], 1]);
});
