import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../sqlite/Database.ts';
import { openDatabase } from '../../sqlite/openDatabase.ts';
import { arbitraryValue } from '../../testing/arbitraryValues.ts';
import { openTestDocuments } from '../../testing/openTestDocuments.ts';
import type { Documents } from '../storage/Documents.ts';
import { encodeValue } from '../wire/encodeValue.ts';
import { answerRest } from './answerRest.ts';

let database: Database;
let documents: Documents;
beforeAll(() => {
  database = openDatabase(':memory:');
  documents = openTestDocuments(database);
});
afterAll(() => database.close());

const ROOT = 'projects/p/databases/(default)/documents';

/** Noise: JSON, wire values and names, in places where they may or may not belong. */
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 2, arbitrary: arbitraryValue.map(encodeValue) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      `${ROOT}/a/b`,
      ROOT,
      `${ROOT}/a`,
      'a.b',
      '__name__',
      '`',
      '',
      -1,
      2 ** 31,
    ),
  },
);

/** An object with some of the members, each of them mostly valid. */
const object = (members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 60,
      arbitrary: fc.record(
        Object.fromEntries(
          Object.entries(members).map(([name, value]) => [
            name,
            fc.oneof({ weight: 60, arbitrary: value }, { weight: 1, arbitrary: anything }),
          ]),
        ),
        { requiredKeys: [] },
      ),
    },
    { weight: 1, arbitrary: anything },
  );
const list = (item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.array(item, { maxLength: 3 });

const path = fc.constantFrom('a', 'b', 'a.b', '`a b`', 'a.`b`', '__name__');
const field = object({ fieldPath: path });
const value = arbitraryValue.map(encodeValue);
const name = fc.constantFrom('a/b', 'a/c', 'a/b/c/d', 'a').map((each) => `${ROOT}/${each}`);
const fields = fc.dictionary(fc.constantFrom('a', 'b', ''), value, { maxKeys: 2 });
const precondition = object({
  exists: fc.boolean(),
  updateTime: fc.constantFrom('2026-01-01T00:00:00Z', 'now'),
});
const transform = object({
  fieldPath: path,
  setToServerValue: fc.constant('REQUEST_TIME'),
  increment: value,
  appendMissingElements: object({ values: list(value) }),
});
const write = object({
  update: object({ name, fields }),
  delete: name,
  updateMask: object({ fieldPaths: list(path) }),
  updateTransforms: list(transform),
  currentDocument: precondition,
});

const { filter } = fc.letrec((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    object({
      fieldFilter: object({
        field,
        op: fc.constantFrom('EQUAL', 'IN', 'NOT_IN', 'LESS_THAN', 'ARRAY_CONTAINS_ANY', '?'),
        value,
      }),
    }),
    object({ unaryFilter: object({ field, op: fc.constantFrom('IS_NULL', 'IS_NOT_NAN') }) }),
    object({
      compositeFilter: object({ op: fc.constantFrom('AND', 'OR'), filters: list(tie('filter')) }),
    }),
  ),
}));
const query = object({
  from: fc.tuple(object({ collectionId: fc.constant('a'), allDescendants: fc.boolean() })),
  where: filter,
  orderBy: list(object({ field, direction: fc.constantFrom('ASCENDING', 'DESCENDING') })),
  startAt: object({ values: list(value), before: fc.boolean() }),
  limit: fc.nat(3),
  offset: fc.nat(2),
  select: object({ fields: list(field) }),
});
const aggregation = object({
  alias: fc.constantFrom('x', 'y'),
  count: object({}),
  sum: object({ field }),
});

const ofA = { from: [{ collectionId: 'a' }] };

/** Each operation with one valid request: noise makes a valid one only now and then. */
test.each<[string, object, fc.Arbitrary<unknown>]>([
  ['commit', { writes: [{ delete: `${ROOT}/a/b` }] }, object({ writes: list(write) })],
  [
    'batchGet',
    { documents: [`${ROOT}/a/b`] },
    object({ documents: list(name), mask: object({ fieldPaths: list(path) }) }),
  ],
  ['runQuery', { structuredQuery: ofA }, object({ structuredQuery: query })],
  [
    'runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: ofA,
        aggregations: [{ alias: 'x', count: {} }],
      },
    },
    object({
      structuredAggregationQuery: object({
        structuredQuery: query,
        aggregations: list(aggregation),
      }),
    }),
  ],
])(
  'whatever is asked of %s, the answer is an answer or says what is wrong',
  async (operation, sound, body) => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        const answer = await answerRest(documents, {
          method: 'POST',
          pathname: `/v1/${ROOT}:${operation}`,
          query: new URLSearchParams(),
          body: JSON.stringify(json),
          user: null,
        });
        expect(answer.status).toBeOneOf([200, 400, 404, 409, 501]);
        expect(JSON.parse(answer.body)).toBeTypeOf('object');
        statuses.add(answer.status);
      }),
      { numRuns: 1500, examples: [[sound]] },
    );
    expect(statuses).toContain(200);
    expect(statuses).toContain(400);
  },
);
