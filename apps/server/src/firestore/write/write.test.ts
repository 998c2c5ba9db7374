import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../sqlite/openDatabase.ts';
import { guardDatabase } from '../../sqlite/guardDatabase.ts';
import type { Database } from '../../sqlite/Database.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { WebChannelClient, type Json } from '../../testing/WebChannelClient.ts';
import { int, text } from '../../testing/wireValues.ts';
import { eventually } from '../../testing/eventually.ts';

let inner: Database;
let server: TestServer;
beforeEach(async () => {
  inner = openDatabase(':memory:');
  const clock = (): number => Date.UTC(2026, 10, 21);
  server = await startTestServer(
    {},
    {
      authorize:
        () =>
        ({ path }) =>
          !path.startsWith('denied/'),
      database: guardDatabase(inner, { clock, onBroken: () => undefined }),
      users: {
        phone: { uid: 'ann', token: { sid: 'phone' } },
        tablet: { uid: 'ann', token: { sid: 'tablet' } },
      },
      channels: { tickMs: 20 },
    },
  );
});
afterEach(() => server.stop());

/** A Write session whose greeting has been received. */
async function open(token: string | null = null, isListening = true): Promise<WebChannelClient> {
  const client = new WebChannelClient(server.url, server.projectId, 'Write', token);
  await client.open({ database: client.database });
  if (!isListening) return client;
  void client.listen();
  await eventually(() => expect(client.received).toHaveLength(1));
  return client;
}

const writing = (...writes: readonly Json[]): Json => ({ streamToken: 'MQ==', writes });

const set = (client: WebChannelClient, path: string, n: number): Json => ({
  update: { name: client.name(path), fields: { n: int(n) } },
});

const increment = (client: WebChannelClient, path = 'd/counter'): Json => ({
  update: { name: client.name(path), fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath: 'n', increment: int(1) }],
});

const stored = (path: string): unknown => {
  const fields = server.documents.table.read(path)?.fieldsText;
  return fields === undefined ? null : (JSON.parse(fields) as unknown);
};

const answers = async (client: WebChannelClient, count: number): Promise<readonly Json[]> => {
  await eventually(() => expect(client.received).toHaveLength(count + 1));
  return client.received.slice(1);
};

test('the greeting is answered with a token, each request in order with its results', async () => {
  const client = await open();
  expect(client.received[0]).toEqual({ streamId: '1', streamToken: 'MQ==' });
  await client.send([
    writing(set(client, 'd/a', 1), increment(client)),
    writing({ delete: client.name('d/a') }),
    writing(increment(client)),
  ]);
  const told = await answers(client, 3);
  expect(told.map(({ writeResults }) => writeResults)).toEqual([
    [
      { updateTime: '2026-11-21T00:00:00.000002Z' },
      { updateTime: '2026-11-21T00:00:00.000002Z', transformResults: [int(1)] },
    ],
    [{}],
    [{ updateTime: '2026-11-21T00:00:00.000006Z', transformResults: [int(2)] }],
  ]);
  expect(told.map(({ commitTime }) => commitTime)).toEqual([
    '2026-11-21T00:00:00.000002Z',
    '2026-11-21T00:00:00.000004Z',
    '2026-11-21T00:00:00.000006Z',
  ]);
  for (const { streamToken } of told) expect(streamToken).toMatch(/^[\w+/]+=*$/);
});

test('a goodbye writes nothing and needs no answer', async () => {
  const client = await open();
  await client.send([writing(), writing(set(client, 'd/a', 1))]);
  await answers(client, 1);
  expect(stored('d/a')).toEqual({ n: int(1) });
});

describe('what is refused for good, so that the queue of the client goes on behind it', () => {
  const large = 'x'.repeat(11 * 1024 * 1024);
  test.each([
    ['by the rules', (c: WebChannelClient) => writing(set(c, 'denied/a', 1)), 'PERMISSION_DENIED'],
    [
      'for want of the document',
      (c: WebChannelClient) =>
        writing({ ...set(c, 'd/none', 1), currentDocument: { exists: true } }),
      'NOT_FOUND',
    ],
    [
      'because it is there already',
      (c: WebChannelClient) =>
        writing({ ...set(c, 'd/there', 2), currentDocument: { exists: false } }),
      'ALREADY_EXISTS',
    ],
    [
      'for contradicting itself',
      (c: WebChannelClient) =>
        writing(set(c, 'd/x', 1), { ...set(c, 'd/x', 1), currentDocument: { exists: false } }),
      'INVALID_ARGUMENT',
    ],
    ['for a value that is none', () => writing({ update: { name: 7 } }), 'INVALID_ARGUMENT'],
    ['for being no JSON', () => '{"writes":', 'INVALID_ARGUMENT'],
    ['for its depth', () => `{"writes":${'['.repeat(200)}${']'.repeat(200)}}`, 'INVALID_ARGUMENT'],
    ['for its size', () => JSON.stringify({ writes: [large] }), 'INVALID_ARGUMENT'],
  ] as const)('%s', async (_case, message, status) => {
    const client = await open('phone');
    await client.send([writing(set(client, 'd/there', 1))]);
    await answers(client, 1);
    await client.send([message(client)]);
    await eventually(() => expect(client.failure).toBe(status));
    expect(server.logged.filter(({ msg }) => msg === 'a stream failed')).toEqual([]);
  });

  test('what was sent behind it is ignored; the client sends it again', async () => {
    const client = await open();
    const behind = writing(increment(client));
    await client.send([writing(set(client, 'denied/a', 1)), behind]);
    await client.send([behind]);
    await eventually(() => expect(client.failure).toBe('PERMISSION_DENIED'));
    expect(stored('d/counter')).toBeNull();
    const next = await open();
    await next.send([behind]);
    await answers(next, 1);
    expect(stored('d/counter')).toEqual({ n: int(1) });
  });
});

describe('what passes is never refused for good', () => {
  const fails = (error: Error): void => {
    vi.spyOn(inner, 'transaction').mockImplementation(() => {
      throw error;
    });
  };

  test.each([
    ['the disk is full', Object.assign(new Error('full'), { errcode: 13 }), 'UNAVAILABLE'],
    ['the database is busy', Object.assign(new Error('busy'), { errcode: 5 }), 'UNAVAILABLE'],
    ['the disk has failed', Object.assign(new Error('io'), { errcode: 1034 }), 'UNAVAILABLE'],
    ['we have made a mistake', new TypeError('x is not a function'), 'INTERNAL'],
  ])('when %s', async (_case, error, status) => {
    const client = await open();
    fails(error);
    await client.send([writing(set(client, 'd/a', 1))]);
    await eventually(() => expect(client.failure).toBe(status));
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: 'a stream failed' }));
    vi.restoreAllMocks();
  });

  test('and the words of it tell nothing of the server', async () => {
    const client = await open();
    fails(new Error('SELECT secret FROM /var/lib'));
    await client.send([writing(set(client, 'd/a', 1))]);
    await eventually(() => expect(client.failure).toBe('INTERNAL'));
    expect(JSON.stringify(client.received)).not.toContain('secret');
    vi.restoreAllMocks();
  });
});

describe('another database', () => {
  test('of another instance is refused at the greeting: the client keeps what it has to write', async () => {
    const client = new WebChannelClient(server.url, server.projectId, 'Write');
    await client.open({ database: 'projects/other/databases/(default)' });
    void client.listen();
    await eventually(() => expect(client.failure).toBe('NOT_FOUND'));
    expect(client.received).toHaveLength(1);
  });

  test('of this instance is refused behind the greeting: the client gives its write up', async () => {
    const client = new WebChannelClient(server.url, server.projectId, 'Write');
    await client.open({ database: `projects/${server.projectId}/databases/other` });
    void client.listen();
    await eventually(() => expect(client.received[0]).toHaveProperty('streamToken'));
    await client.send([writing(set(client, 'd/a', 1))]);
    await eventually(() => expect(client.failure).toBe('NOT_FOUND'));
    expect(stored('d/a')).toBeNull();
  });
});

describe('a write that is sent again because the session ended', () => {
  test('is answered with the first result when that was never put on a wire', async () => {
    const first = await open('phone', false);
    await first.send([writing(increment(first)), writing(increment(first, 'd/other'))]);
    const second = await open('phone');
    await second.send([writing(increment(first)), writing(increment(first, 'd/other'))]);
    const told = await answers(second, 2);
    expect(told.map(({ commitTime }) => commitTime)).toEqual([
      '2026-11-21T00:00:00.000002Z',
      '2026-11-21T00:00:00.000004Z',
    ]);
    expect(stored('d/counter')).toEqual({ n: int(1) });
    await second.send([writing(increment(first))]);
    await answers(second, 3);
    expect(stored('d/counter')).toEqual({ n: int(2) });
  });

  test('also when the first session has ended before', async () => {
    const first = await open('phone', false);
    await first.send([writing(increment(first))]);
    await first.terminate();
    const second = await open('phone');
    await second.send([writing(increment(first))]);
    await answers(second, 1);
    expect(stored('d/counter')).toEqual({ n: int(1) });
  });

  test('is done when its result may have arrived: then it may be a new one', async () => {
    const first = await open('phone');
    await first.send([writing(increment(first))]);
    await answers(first, 1);
    first.cut();
    const second = await open('phone');
    await second.send([writing(increment(first))]);
    await answers(second, 1);
    expect(stored('d/counter')).toEqual({ n: int(2) });
  });

  test.each([
    ['another device', 'tablet'],
    ['somebody signed out', null],
  ])('is done when it comes from %s', async (_case, token) => {
    const first = await open('phone', false);
    await first.send([writing(increment(first))]);
    const second = await open(token);
    await second.send([writing(increment(first))]);
    await answers(second, 1);
    expect(stored('d/counter')).toEqual({ n: int(2) });
  });

  test('is done when it says something else', async () => {
    const first = await open('phone', false);
    await first.send([writing(set(first, 'd/a', 1))]);
    const second = await open('phone');
    await second.send([writing({ update: { name: first.name('d/a'), fields: { t: text('x') } } })]);
    await answers(second, 1);
    expect(stored('d/a')).toEqual({ t: text('x') });
  });
});
