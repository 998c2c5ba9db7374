import { afterEach, expect, test } from 'vitest';
import { sendRaw } from '../../testing/sendRaw.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { WebChannelClient, type Json } from '../../testing/WebChannelClient.ts';
import { int, text } from '../../testing/wireValues.ts';
import { StorageError } from '../../sqlite/guardDatabase.ts';
import type { User } from '../access/Authorize.ts';
import type { ChannelSettings } from './ChannelSettings.ts';
import { eventually } from '../../testing/eventually.ts';

let server: TestServer;
afterEach(() => server.stop());

const ANN = { uid: 'ann', token: { sid: 's1' } };
const BOB = { uid: 'bob', token: { sid: 's2' } };

async function start(channels: Partial<ChannelSettings> = {}): Promise<void> {
  server = await startTestServer(
    {},
    {
      authorize: () => () => true,
      users: {
        ann: ANN,
        bob: BOB,
        short: { uid: 'ann', token: { sid: 's1', exp: 1_795_219_300 } },
        get broken(): User {
          throw new StorageError('planted');
        },
      },
      channels: { tickMs: 20, ...channels },
    },
  );
}

const clientFor = (kind: 'Listen' | 'Write', token: string | null = null): WebChannelClient =>
  new WebChannelClient(server.url, server.projectId, kind, token);

const hello = ({ database }: WebChannelClient): { database: string } => ({ database });

const count = (client: WebChannelClient, id = 'c'): Json => ({
  streamToken: '',
  writes: [
    {
      update: { name: client.name(`d/${id}`), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: int(1) }],
    },
  ],
});

const stored = (id = 'c'): unknown => {
  const fields = server.documents.table.read(`d/${id}`)?.fieldsText;
  return fields === undefined ? null : (JSON.parse(fields) as unknown);
};

/** A Write session with its back channel, its greeting received. */
async function openWrite(token: string | null = null): Promise<WebChannelClient> {
  const client = clientFor('Write', token);
  await client.open(hello(client));
  void client.listen();
  await eventually(() => expect(client.received).toHaveLength(1));
  return client;
}

test('the opening is answered with the session, and its routing id', async () => {
  await start();
  const client = clientFor('Write');
  const answer = await client.open(hello(client));
  expect(answer.status).toBe(200);
  const [length, json] = answer.text.split('\n');
  expect(Number(length)).toBe(json?.length);
  expect(JSON.parse(json ?? '')).toEqual([[0, ['c', client.sid, '', 8, 14, 30_000]]]);
  expect(client.sid.length).toBeGreaterThanOrEqual(22);
  expect(client.routingId.length).toBeGreaterThanOrEqual(22);
  expect(answer.headers.get('cache-control')).toContain('no-transform');
});

test('a back channel carries what waits at once, and is held back by nothing', async () => {
  await start();
  const client = clientFor('Write');
  await client.open(hello(client));
  const closed = client.listen();
  await eventually(() => expect(client.messages).toHaveLength(1));
  expect(client.messages[0]?.id).toBe(1);
  await client.terminate();
  const { status, headers } = await closed;
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache, no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
});

test('with nothing to say a sign of life comes at once, and again and again', async () => {
  await start({ keepAliveMs: 60 });
  const client = clientFor('Listen');
  await client.open();
  void client.listen();
  await eventually(() => expect(client.messages.length).toBeGreaterThan(3));
  expect(client.messages.map(({ payload }) => payload)).toEqual(
    client.messages.map(() => ['noop']),
  );
  expect(client.messages.map(({ id }) => id)).toEqual(client.messages.map((_, index) => index + 1));
});

test('each message is taken once, however often its POST comes', async () => {
  await start();
  const client = await openWrite();
  const write = count(client);
  await client.send([write]);
  const again = await client.send([write, write], 1);
  expect(again.text).toMatch(/^\d+\n\[1,\d+,\d+\]$/);
  await client.send([write], 2);
  await eventually(() => expect(client.received).toHaveLength(3));
  expect(stored()).toEqual({ n: int(2) });
});

test('the answer to a POST counts what is under way', async () => {
  await start();
  const client = clientFor('Write');
  await client.open(hello(client));
  const first = await client.send([count(client)]);
  const [present, newest, bytes] = JSON.parse(first.text.split('\n')[1] ?? '') as number[];
  expect([present, newest]).toEqual([0, 2]);
  expect(bytes).toBeGreaterThan(100);
  client.acknowledged = 2;
  const second = await client.send([]);
  expect(JSON.parse(second.text.split('\n')[1] ?? '')).toEqual([0, 2, 0]);
});

test('messages before these never came: the session is over', async () => {
  await start();
  const client = await openWrite();
  const answer = await client.send([count(client)], 5);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Unknown SID');
  expect(stored()).toBeNull();
});

test('what was sent is sent again until it is acknowledged, in the same numbers', async () => {
  await start();
  const client = await openWrite();
  await client.send(['a', 'b', 'c'].map((id) => count(client, id)));
  await eventually(() => expect(client.messages).toHaveLength(4));
  const before = client.messages.splice(0);
  for (const known of [1, 1, 2]) {
    client.cut(known);
    await eventually(() => expect(client.isBackOpen).toBe(false));
    client.messages.length = 0;
    void client.listen();
    await eventually(() => expect(client.messages.at(-1)?.id).toBeGreaterThanOrEqual(4));
    const again = client.messages.filter(({ id }) => id <= 4);
    expect(again).toEqual(before.filter(({ id }) => id > known));
  }
});

test('acknowledging what was never sent keeps nothing from being sent', async () => {
  await start();
  const client = clientFor('Write');
  await client.open(hello(client));
  client.acknowledged = 900;
  void client.listen();
  await client.send([count(client)]);
  await eventually(() => expect(client.received).toHaveLength(1));
});

test('a later back channel takes the place of an earlier one', async () => {
  await start();
  const client = clientFor('Write');
  await client.open(hello(client));
  const first = client.listen();
  await eventually(() => expect(client.messages).toHaveLength(1));
  const second = client.listen();
  expect((await first).status).toBe(200);
  await client.send([count(client)]);
  await eventually(() => expect(client.received).toHaveLength(2));
  await client.terminate();
  await second;
});

test('a client that sees nothing before the end gets each batch at its end, and waits between', async () => {
  await start();
  const client = clientFor('Write');
  await client.open(hello(client));
  await client.listen({ CI: '1' });
  expect(client.received).toHaveLength(1);
  const waiting = client.listen({ CI: '1' });
  await client.send([count(client)]);
  await waiting;
  expect(client.received).toHaveLength(2);
  const started = performance.now();
  await client.listen({ CI: '1', TO: '60' });
  expect(client.messages.at(-1)?.payload).toEqual(['noop']);
  expect(performance.now() - started).toBeGreaterThan(50);
});

test('lengths count UTF-16 units and bytes alike, whatever is written', async () => {
  await start();
  const client = clientFor('Listen');
  const odd = 'héllo 😀 \u2028 \ud800 漢字 '.repeat(3000);
  const writer = await openWrite();
  await writer.send([
    { writes: [{ update: { name: writer.name('d/x'), fields: { t: text(odd) } } }] },
  ]);
  await client.open({
    ...hello(client),
    addTarget: { targetId: 2, documents: { documents: [client.name('d/x')] } },
  });
  void client.listen();
  await eventually(() => expect(client.received).toHaveLength(4));
  for (const chunk of client.chunks) expect(chunk).toMatch(/^[\0-\x7f]*$/);
  expect(client.received[1]).toMatchObject({
    documentChange: { document: { fields: { t: text(odd.toWellFormed()) } } },
  });
});

test('a back channel is changed for the next one after a time, and after much was sent', async () => {
  await start({ rotateMs: 100 });
  const client = clientFor('Write');
  await client.open(hello(client));
  expect((await client.listen()).text).toBe('');
  await server.stop();
  await start({ rotateBytes: 3000, restBytes: 1 });
  const writer = clientFor('Write');
  await writer.open(hello(writer));
  await writer.send(Array.from({ length: 50 }, () => count(writer)));
  let rounds = 0;
  while (writer.received.length < 51) {
    await writer.listen();
    rounds += 1;
  }
  expect(rounds).toBeGreaterThan(1);
  expect(writer.messages.map(({ id }) => id)).toEqual(
    Array.from({ length: writer.messages.length }, (_, index) => index + 1),
  );
});

test('what is too large to be read to its end is refused for good, and nothing before it', async () => {
  await start({ largestBody: 10_000 });
  const endless = JSON.stringify({ writes: ['é'.repeat(10_000)] });
  const first = await openWrite('ann');
  await first.send([count(first), endless]);
  await eventually(() => expect(first.failure).toBe('UNAVAILABLE'));
  expect(stored()).toEqual({ n: int(1) });
  // The client sends only the message that is too large again.
  const second = await openWrite('ann');
  await second.send([endless]);
  await eventually(() => expect(second.failure).toBe('INVALID_ARGUMENT'));
  expect(stored()).toEqual({ n: int(1) });
});

test('terminate ends the session', async () => {
  await start();
  const client = await openWrite();
  await client.terminate();
  expect((await client.send([count(client)])).text).toContain('Unknown SID');
});

test('a session nobody asks after ends', async () => {
  await start({ abandonedMs: 100 });
  const client = clientFor('Write');
  await client.open(hello(client));
  await eventually(async () => {
    expect((await client.send([])).status).toBe(400);
  });
  expect((await client.listen()).status).toBe(400);
});

test('who does not know both secrets of a session cannot use it', async () => {
  await start();
  const client = await openWrite();
  const { routingId, sid } = client;
  client.routingId = `${routingId}x`;
  expect((await client.send([count(client)])).text).toContain('Unknown SID');
  client.routingId = routingId;
  client.sid = `${sid}x`;
  expect((await client.send([count(client)])).text).toContain('Unknown SID');
  expect(stored()).toBeNull();
});

test('a token that is not valid is refused inside the stream, so that the client gets another', async () => {
  await start();
  const client = clientFor('Write', 'forged');
  expect((await client.open(hello(client))).status).toBe(200);
  void client.listen();
  await eventually(() => expect(client.failure).toBe('UNAUTHENTICATED'));
  await client.send([count(client)]);
  expect(stored()).toBeNull();
});

test('when the token ends the stream ends, for a write at the very moment', async () => {
  await start({ tickMs: 1_000_000 });
  const client = clientFor('Write', 'short');
  server.time.now = 1795219299_000;
  await client.open(hello(client));
  await client.send([count(client)]);
  expect(stored()).toEqual({ n: int(1) });
  server.time.now = 1795219300_000;
  await client.send([count(client)]);
  expect(stored()).toEqual({ n: int(1) });
  void client.listen();
  await eventually(() => expect(client.failure).toBe('UNAUTHENTICATED'));
});

test('when the token ends a listener is told without asking', async () => {
  await start();
  server.time.now = 1795219299_000;
  const client = clientFor('Listen', 'short');
  await client.open();
  void client.listen();
  await eventually(() => expect(client.messages).toHaveLength(1));
  server.time.now = 1795219300_000;
  await eventually(() => expect(client.failure).toBe('UNAUTHENTICATED'));
});

test('a user, an address and the server have so many sessions and no more', async () => {
  await start({ mostPerUser: 2, mostPerAddress: 5, mostSessions: 6 });
  const open = async (token: string | null): Promise<number> => {
    const client = clientFor('Listen', token);
    const { status } = await client.open();
    if (status === 200) void client.listen();
    if (status === 200) await eventually(() => expect(client.messages).toHaveLength(1));
    return status;
  };
  expect([await open('ann'), await open('ann')]).toEqual([200, 200]);
  expect(await open('ann')).toBe(503);
  expect([await open('bob'), await open(null), await open(null)]).toEqual([200, 200, 200]);
  expect(await open(null)).toBe(503);
});

test('a user whose sessions nobody listens to any more gets a new one for the oldest', async () => {
  await start({ mostPerUser: 2 });
  const clients = [1, 2, 3].map(() => clientFor('Listen', 'ann'));
  for (const client of clients) expect((await client.open()).status).toBe(200);
  const states = await Promise.all(clients.map((client) => client.send([])));
  expect(states.map(({ status }) => status)).toEqual([400, 200, 200]);
});

test('a client that takes nothing is dropped once too much waits for it', async () => {
  await start({ idleBytes: 2000, keepAliveMs: 50 });
  const client = clientFor('Write');
  await client.open(hello(client));
  await client.send(Array.from({ length: 30 }, () => count(client)));
  await eventually(async () => expect((await client.send([])).status).toBe(400));
});

test.each([
  ['GET without a session', 'GET', 'VER=8&RID=rpc', '', 400],
  ['another method', 'PUT', 'VER=8', '', 405],
  ['no form', 'POST', 'VER=8&RID=1', 'count=1&ofs=0&req0___data__=%zz', 400],
  ['fewer messages than counted', 'POST', 'VER=8&RID=1', 'count=2&ofs=0&req0___data__={}', 400],
  ['messages out of order', 'POST', 'VER=8&RID=1', 'count=1&ofs=0&req1___data__={}', 400],
  ['a count that is none', 'POST', 'VER=8&RID=1', 'count=x', 400],
] as const)('%s is refused in plain HTTP', async (_name, method, query, body, status) => {
  await start();
  const answer = await sendRaw(
    server.url,
    `${method} /google.firestore.v1.Firestore/Write/channel?${query} HTTP/1.1\r\nHost: x\r\n` +
      `Connection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer.status).toBe(status);
});

test('the database fails while a token is looked up: the client may try again', async () => {
  await start();
  const client = clientFor('Listen', 'broken');
  expect((await client.open()).status).toBe(503);
});

test('when the server stops, each client is told to come back, and it stops at once', async () => {
  await start();
  const client = await openWrite();
  const started = performance.now();
  const stopping = server.stop(10_000);
  await eventually(() => expect(client.messages.at(-1)?.payload).toEqual(['stop']));
  await stopping;
  expect(performance.now() - started).toBeLessThan(2000);
  await start();
});
