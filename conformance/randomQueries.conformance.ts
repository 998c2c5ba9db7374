import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentClient, refusalIn } from '../apps/server/src/testing/DocumentClient.ts';
import { startTestServer } from '../apps/server/src/testing/startTestServer.ts';
import {
  bool,
  double,
  int,
  list,
  map,
  nothing,
  text,
  time,
  type WireJson,
} from '../apps/server/src/testing/wireValues.ts';
import { findEmulatorJar, PROJECT_ID, startFirestoreEmulator } from './startFirestoreEmulator.ts';

const jar = findEmulatorJar();
if (jar === null) {
  console.log(
    "random queries: skipped, Google's Firestore emulator is not installed (FIRESTORE_EMULATOR_JAR names it) or is left to npm run prove",
  );
}

/** Few values, so that many are equal, in documents and in filters alike. */
const VALUES: readonly WireJson[] = [
  nothing,
  bool(true),
  int(0),
  int(1),
  int(2),
  double(1),
  double(1.5),
  double('NaN'),
  text('a'),
  text('ü'),
  time('2026-01-01T00:00:00Z'),
  { bytesValue: 'AA==' },
  list(int(1)),
  list(int(1), text('a')),
  list(nothing, double('NaN')),
  { arrayValue: {} },
  map({ x: int(1) }),
  map({ x: int(1), y: text('a') }),
  { mapValue: {} },
];

const value = fc.constantFrom(...VALUES);
const field = fc.constantFrom('a', 'b', 'c', 'a.x').map((fieldPath) => ({ fieldPath }));
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { maxKeys: 3 });

const COMPARISONS = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
];
const listed = fc.array(value, { minLength: 1, maxLength: 3 }).map((each) => list(...each));

const { filter } = fc.letrec((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .record({ field, op: fc.constantFrom(...COMPARISONS), value })
      .map((fieldFilter) => ({ fieldFilter })),
    fc
      .record({ field, op: fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'), value: listed })
      .map((fieldFilter) => ({ fieldFilter })),
    fc
      .record({ field, op: fc.constantFrom('IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN') })
      .map((unaryFilter) => ({ unaryFilter })),
    fc
      .record({
        op: fc.constantFrom('AND', 'OR'),
        filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      })
      .map((compositeFilter) => ({ compositeFilter })),
  ),
}));

const values = fc.array(value, { maxLength: 3 });
const order = fc.record({ field, direction: fc.constantFrom('ASCENDING', 'DESCENDING') });
const query = fc
  .record(
    {
      where: filter,
      orderBy: fc.uniqueArray(order, { maxLength: 3, selector: (each) => each.field.fieldPath }),
      startAt: fc.record({ values, before: fc.boolean() }),
      endAt: fc.record({ values, before: fc.boolean() }),
      limit: fc.nat(20),
      offset: fc.nat(5),
    },
    { requiredKeys: ['orderBy'] },
  )
  .map(({ startAt, endAt, ...rest }) => {
    const places = Object.entries({ startAt, endAt }).flatMap(([name, place]) =>
      place === undefined
        ? []
        : [[name, { ...place, values: place.values.slice(0, rest.orderBy.length) }] as const],
    );
    return { from: [{ collectionId: 'r' }], ...rest, ...Object.fromEntries(places) };
  });

/** The emulator strikes out what can never match, and what is said twice, before it counts these. */
const COUNTED = /Too many disjunctions|A maximum of 1 'ARRAY_CONTAINS'/;

async function answerOf(client: DocumentClient, structuredQuery: object): Promise<string> {
  const answer = await client.query(structuredQuery);
  if (answer.status !== 200) return refusalIn(answer);
  return (answer.body as readonly { document?: { name: string } }[])
    .map(({ document }) => document?.name.slice(client.root.length) ?? '')
    .join(' ');
}

describe.skipIf(jar === null)('our server and the emulator', () => {
  const clients: DocumentClient[] = [];
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const server = await startTestServer({}, { authorize: () => () => true });
    stops.push(() => server.stop());
    const emulator = await startFirestoreEmulator(jar ?? '');
    stops.push(emulator.stop);
    clients.push(
      new DocumentClient(server.url, server.documents.projectId),
      new DocumentClient(emulator.origin, PROJECT_ID, 'owner'),
    );
    const stored = fc.sample(fields, { numRuns: 60, seed: 1 });
    for (const client of clients) {
      const update = (each: object, index: number): object => ({
        update: { name: client.name(`r/${index}`), fields: each },
      });
      await client.commit(...stored.map(update));
    }
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  test('find the same for any query, or refuse it in the same words', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const [ours, theirs] = await Promise.all(clients.map((each) => answerOf(each, asked)));
        fc.pre(!COUNTED.test(`${String(ours)} ${String(theirs)}`));
        expect(ours).toBe(theirs);
      }),
      {
        numRuns: 500,
        plugins: [fc.interruptAfterTimeLimit(140_000, { failOnInterrupt: true })],
      },
    );
  });
});
