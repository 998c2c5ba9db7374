import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendRaw } from '../testing/sendRaw.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../testing/startTestServer.ts';

let server: TestServer;
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const start = async (env: Record<string, string> = {}, options: TestServerOptions = {}) => {
  server = await startTestServer(env, options);
};

const statusOf = async (path: string): Promise<number> => (await fetch(server.url + path)).status;

const DAY_MS = 24 * 3_600_000;

describe('what watches the server', () => {
  test('hears of damage that was found in the daily check; a restart would mend nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let damage: readonly string[] = ['row 3 missing from index'];
    await start({}, { findDamage: () => Promise.resolve(damage) });
    expect(await statusOf('/readyz')).toBe(200);
    vi.advanceTimersByTime(DAY_MS);
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503));
    expect(await statusOf('/healthz')).toBe(200);
    const said = server.logged.find(({ msg }) => String(msg).startsWith('the database is damaged'));
    expect(said).toMatchObject({ level: 60, damage });
    damage = [];
    vi.advanceTimersByTime(DAY_MS);
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200));
  });

  test('finds where to report a weakness, where the operator says so', async () => {
    await start({ SECURITY_CONTACT: 'mailto:security@mix.example' });
    const answer = await fetch(`${server.url}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:security@mix\.example$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(server.time.now);
    expect(expires).toBeLessThan(server.time.now + 365 * DAY_MS);
    await server.stop();
    await start();
    expect(await statusOf('/.well-known/security.txt')).toBe(404);
  });
});

describe('what a proxy in front could read another way is refused', () => {
  test.each([
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b'],
    ['one host twice', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a'],
    ['two lengths', 'POST /mix HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2'],
    [
      'a length beside chunks',
      'POST /mix HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked',
    ],
    [
      'chunks inside another coding',
      'POST /mix HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, x',
    ],
  ])('%s', async (_name, head) => {
    await start();
    const answer = await sendRaw(server.url, `${head}\r\nConnection: close\r\n\r\n`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1';

describe.each(['Listen', 'Write'])('the channel of %s', (kind) => {
  const path = `/google.firestore.v1.Firestore/${kind}/channel?VER=8&RID=1`;

  test.each(['PUT', 'OPTIONS', 'DELETE', 'PATCH'])('%s is 405', async (method) => {
    await start();
    const answer = await fetch(server.url + path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, POST');
  });

  test('a compressed body opens no session', async () => {
    await start();
    const body = gzipSync('count=0&ofs=0');
    const headers = { 'content-encoding': 'gzip' };
    const answer = await fetch(server.url + path, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('"c"');
    const plain = await fetch(server.url + path, { method: 'POST', body: 'count=0&ofs=0' });
    expect(await plain.text()).toContain('"c"');
  });
});

test('no page of another origin may read an answer, or ask whether it may', async () => {
  await start();
  const key = `?key=${server.apiKey}`;
  const asked = ['/mix', '/config.json', `/v1/accounts:lookup${key}`, '/v1/projects/p', CHANNEL];
  for (const path of asked) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const headers = { origin: 'https://elsewhere.example' };
      const answer = await fetch(server.url + path, { method, headers });
      await answer.body?.cancel();
      const names = [...answer.headers.keys()];
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  }
});
