import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentClient } from '../testing/DocumentClient.ts';
import { QUERY_CASES } from '../testing/queryTable.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

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
