import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentClient, refusalIn } from '../../testing/DocumentClient.ts';
import {
  AGGREGATION_CASES,
  AGGREGATION_WINDOWS,
  EXACT_SUMS,
  REFUSED_SELECTIONS,
} from '../../testing/aggregationTable.ts';
import { QUERY_CASES } from '../../testing/queryTable.ts';
import { ALLOWED_QUERIES, REFUSED_QUERIES } from '../../testing/refusedQueries.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { int, placed } from '../../testing/wireValues.ts';

let server: TestServer;
let client: DocumentClient;
beforeAll(async () => {
  server = await startTestServer({}, { authorize: () => () => true });
  client = new DocumentClient(server.url, server.documents.projectId);
  await client.storeQueryDocuments();
});
afterAll(() => server.stop());

describe('what a query finds, and in which order', () => {
  test.each(QUERY_CASES)('$name', async (query) => {
    expect(await client.find(query)).toBe(query.finds);
  });
});

const onP = (query: object): object =>
  placed({ from: [{ collectionId: 'p' }], ...query }, client.root);

describe('a query that cannot be meant is refused in the words of the service', () => {
  test.each(REFUSED_QUERIES)('%s', async (_name, query, words) => {
    const refusal = refusalIn(await client.query(onP(query)));
    expect(refusal).toContain(`INVALID_ARGUMENT ${words}`);
  });

  test.each(ALLOWED_QUERIES)('%s is allowed', async (_name, query) => {
    expect(refusalIn(await client.query(onP(query)))).toBe('accepted');
  });
});

describe('count, sum and average', () => {
  let made = 0;
  test.each([...AGGREGATION_CASES, ...EXACT_SUMS])('%s', async (_name, values, sum, average) => {
    made += 1;
    expect(await client.aggregate(`sums${made}`, values)).toEqual({
      count: int(values.length),
      sum,
      average,
    });
  });

  test.each(REFUSED_SELECTIONS)('refuses a sum over a choice of %j', async (fields, words) => {
    const select = { fields: fields.map((fieldPath) => ({ fieldPath })) };
    expect(JSON.stringify(await client.aggregateWindow({ select }, ['n']))).toContain(words);
  });

  test.each(AGGREGATION_WINDOWS)('of %j over %j', async (query, summed, figures) => {
    expect(await client.aggregateWindow(query, summed)).toEqual(figures);
  });
});
