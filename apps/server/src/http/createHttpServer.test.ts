import { once } from 'node:events';
import type { Server } from 'node:http';
import { BlockList, connect, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { sendRaw } from '../testing/sendRaw.ts';
import { CLIENT_LIMITS, createHttpServer, type HttpServerParts } from './createHttpServer.ts';

let close = (): void => undefined;
afterEach(() => close());

let running: Server;

async function listen(parts: Partial<HttpServerParts>): Promise<string> {
  const server = (running = createHttpServer({
    fetch: () => new Response('hello'),
    securityHeaders: { 'x-content-type-options': 'nosniff' },
    log: pino({ level: 'silent' }),
    clock: () => 0,
    newRequestId: () => 'id',
    limits: { ...CLIENT_LIMITS, connectionsCheckingInterval: 20 },
    connections: { most: 100, mostPerAddress: 100, trustedProxies: new BlockList() },
    ...parts,
  }));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const fast = (limits: object): object => ({
  limits: { ...CLIENT_LIMITS, connectionsCheckingInterval: 20, ...limits },
});

test.each([
  ['headers that never end', fast({ headersTimeout: 100 }), 'GET / HTTP/1.1\r\nhost: a\r\n'],
  [
    'a body that never ends',
    fast({ headersTimeout: 100, requestTimeout: 150 }),
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc',
  ],
])(
  '%s: the connection is closed with a word that asks to try again',
  async (_name, parts, bytes) => {
    const url = await listen({
      ...parts,
      fetch: async (request) => new Response(await request.text()),
    });
    const answer = await sendRaw(url, bytes);
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { status: 'UNAVAILABLE' } });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a connection that said nothing is closed without a word, which a browser would take for its answer', async () => {
  const { port } = new URL(await listen(fast({ headersTimeout: 100 })));
  const socket = connect(Number(port), '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (bytes) => heard.push(bytes));
  await once(socket, 'close');
  expect(Buffer.concat(heard).toString()).toBe('');
});

test('the limits are those the reliability goals name', () => {
  expect(CLIENT_LIMITS).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
});

test('a 503 is an error in the log, but not one that a server gives while it stops', async () => {
  const lines: { level: number; status: number }[] = [];
  const write = (line: string): void => {
    lines.push(JSON.parse(line) as (typeof lines)[number]);
  };
  const asked = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const answers = asked.map(() => Promise.withResolvers<Response>());
  let count = 0;
  const url = await listen({
    log: pino({ level: 'debug' }, { write }),
    fetch: () => {
      asked[count]?.resolve(null);
      count += 1;
      return answers[count - 1]?.promise ?? new Response('');
    },
  });
  const unavailable = (): Response => new Response('{}', { status: 503 });
  answers[0]?.resolve(unavailable());
  await (await fetch(url)).text();
  const late = fetch(url);
  await asked[1]?.promise;
  running.close();
  answers[1]?.resolve(unavailable());
  expect((await late).status).toBe(503);
  await expect.poll(() => lines).toMatchObject([{ level: 50 }, { level: 30 }]);
});
