import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../sqlite/Database.ts';
import { guardDatabase } from '../../sqlite/guardDatabase.ts';
import { openDatabase } from '../../sqlite/openDatabase.ts';
import { DocumentClient, refusalIn } from '../../testing/DocumentClient.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { int, text } from '../../testing/wireValues.ts';

// Rules R1 and R2: a fault that passes is never answered with a final code, for the client would
// drop the write; after an error of the disk nothing is answered from that disk any more.

let now: number;
let inner: Database;
let server: TestServer;
let client: DocumentClient;
const onBroken = vi.fn();
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21);
  onBroken.mockClear();
  inner = openDatabase(':memory:');
  const clock = (): number => now;
  const database = guardDatabase(inner, { clock, onBroken });
  server = await startTestServer({}, { authorize: () => () => true, clock, database });
  client = new DocumentClient(server.url, server.documents.projectId);
  await client.set('d/x', { a: int(1) });
});
afterEach(() => server.stop());

const write = async (path: string): Promise<string> =>
  refusalIn(await client.set(path, { a: text('x'.repeat(100_000)) }));

test('a full disk: reading goes on, writing may be tried again, and works when there is room', async () => {
  const { page_count: pages } = inner.prepare('PRAGMA page_count').get() ?? {};
  inner.exec(`PRAGMA max_page_count = ${String(pages)}`);
  expect(await write('d/y')).toMatch(/^UNAVAILABLE /);
  expect(await write('d/y')).toMatch(/^UNAVAILABLE /);
  expect(await client.fieldsOf('d/x')).toEqual({ a: int(1) });
  expect(await client.read('d/y')).toBeNull();

  inner.exec('PRAGMA max_page_count = 100000');
  now += 1000;
  expect(await write('d/y')).toBe('accepted');
  expect(onBroken).not.toHaveBeenCalled();
});

test('an error of the disk: neither read nor written, and the owner is told to end the process', async () => {
  vi.spyOn(inner, 'transaction').mockImplementation(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 1034 });
  });
  expect(await write('d/y')).toMatch(/^UNAVAILABLE /);
  vi.restoreAllMocks();
  expect(await write('d/y')).toMatch(/^UNAVAILABLE /);
  const read = await client.post('batchGet', { documents: [client.name('d/x')] });
  expect(read.status).toBe(503);
  expect(refusalIn(read)).toMatch(/^UNAVAILABLE /);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  expect(onBroken).toHaveBeenCalledOnce();
});
