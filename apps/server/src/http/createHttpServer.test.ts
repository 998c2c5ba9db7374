import { once } from 'node:events';
import type { Server } from 'node:http';
import { BlockList, connect, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
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
    admit: (_request, begin) => void setImmediate(begin),
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
  ['said nothing', fast({ headersTimeout: 100 }), ''],
  [
    'has headers that never end',
    fast({ headersTimeout: 100 }),
    'POST /v1/token HTTP/1.1\r\nhost: a\r\n',
  ],
  [
    'has a body that never ends',
    fast({ headersTimeout: 100, requestTimeout: 150 }),
    'POST /v1/token HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc',
  ],
])(
  'a connection that %s is closed without a word, as a lost network would be',
  async (_name, parts, bytes) => {
    const url = await listen({
      ...parts,
      fetch: async (request) => new Response(await request.text()),
    });
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    const heard: Buffer[] = [];
    socket.on('data', (heardBytes) => heard.push(heardBytes));
    await once(socket, 'close');
    expect(Buffer.concat(heard).toString()).toBe('');
  },
);

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

test('what this server does not do is no error in the log, whoever asks for it', async () => {
  const lines: { level: number }[] = [];
  const write = (line: string): void => {
    lines.push(JSON.parse(line) as (typeof lines)[number]);
  };
  const url = await listen({
    log: pino({ level: 'debug' }, { write }),
    fetch: () => new Response('{}', { status: 501 }),
  });
  await (await fetch(url)).text();
  await expect.poll(() => lines).toMatchObject([{ level: 30 }]);
});
