import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentClient, refusalIn } from '../../testing/DocumentClient.ts';
import { REPEATED_WRITES, writeOf } from '../../testing/repeatedWrites.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { int } from '../../testing/wireValues.ts';

let server: TestServer;
let client: DocumentClient;
beforeAll(async () => {
  server = await startTestServer({}, { authorize: () => () => true });
  client = new DocumentClient(server.url, server.documents.projectId);
});
afterAll(() => server.stop());

describe('several writes of one document in a commit', () => {
  test.each(REPEATED_WRITES)('%j: %s', async (steps, outcome) => {
    await client.set('d/x', { before: int(1) });
    const name = client.name('d/x');
    const answer = await client.commit(...steps.map((step) => writeOf(step, name)));
    expect(refusalIn(answer)).toContain(outcome);
    if (outcome !== 'accepted') expect(await client.fieldsOf('d/x')).toEqual({ before: int(1) });
  });

  test('writes of another document in between change nothing', async () => {
    const other = { update: { name: client.name('d/y'), fields: {} } };
    const name = client.name('d/x');
    const writes = [writeOf('delete', name), other, writeOf('update', name)];
    expect(refusalIn(await client.commit(...writes))).toContain('Cannot delete then update');
    expect(await client.read('d/y')).toBeNull();
  });
});
