import { afterAll, beforeAll, expect, test } from 'vitest';
import { DocumentClient } from '../../testing/DocumentClient.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { double, int, list, text } from '../../testing/wireValues.ts';

const COUNT = 10_000;

let server: TestServer;
let client: DocumentClient;
beforeAll(async () => {
  const users = { ann: { uid: 'ann', token: {} } };
  server = await startTestServer({}, { authorize: () => () => true, users });
  client = new DocumentClient(server.url, server.documents.projectId, 'ann');
  for (let from = 0; from < COUNT; from += 1000) {
    const writes = Array.from({ length: 1000 }, (_, index) => {
      const number = from + index;
      const fields = {
        number: int(number),
        share: double(Math.sin(number)),
        tags: list(text(`t${number % 7}`)),
        notes: text('sprayed in the morning '.repeat(20)),
      };
      return { update: { name: client.name(`records/${number}`), fields } };
    });
    await client.commit(...writes);
  }
});
afterAll(() => server.stop());

const compare = (fieldPath: string, op: string, value: object): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
});

test.each<[string, object, number]>([
  ['all', {}, COUNT],
  ['one by a field', { where: compare('number', 'EQUAL', int(4711)) }, 1],
  ['some by a list', { where: compare('tags', 'ARRAY_CONTAINS', text('t3')) }, 1429],
  [
    'the first in another order',
    {
      where: compare('share', 'GREATER_THAN', double(0)),
      orderBy: [{ field: { fieldPath: 'share' }, direction: 'DESCENDING' }],
      limit: 20,
    },
    20,
  ],
])('of ten thousand documents, all that match and no other: %s', async (_name, query, found) => {
  const structuredQuery = { from: [{ collectionId: 'records' }], ...query };
  const { body } = await client.query(structuredQuery);
  expect(body).toHaveLength(found);
});

test('of more than 24 MiB the first are found; all of them at once are refused', async () => {
  const half = 'x'.repeat(500_000);
  for (let n = 0; n < 60; n += 1) await client.set(`large/${n}`, { n: int(n), t: text(half) });
  const from = [{ collectionId: 'large' }];
  const orderBy = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }];
  const first = await client.query({ from, orderBy, limit: 3 });
  const names = (first.body as readonly { document: { name: string } }[]).map(({ document }) =>
    document.name.split('/').at(-1),
  );
  expect(names).toEqual(['59', '58', '57']);
  const matching = await client.query({ from, where: compare('n', 'EQUAL', int(7)) });
  expect(matching.body).toHaveLength(1);
  const all = await client.query({ from });
  expect(all.status).toBe(400);
  expect(JSON.stringify(all.body)).toContain('FAILED_PRECONDITION');
});
