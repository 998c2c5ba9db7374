import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { StorageError } from '../../sqlite/guardDatabase.ts';
import { accountServerForEachTest, type Tokens } from '../../testing/accountClient.ts';
import { keepRecords } from '../../testing/keepRecords.ts';

const server = accountServerForEachTest();

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  vi.restoreAllMocks();
});

async function secretOf({ idToken }: Tokens): Promise<string> {
  const { body } = await server.post('/v2/accounts:makeProgramToken', {
    idToken,
    name: 'Office sheet',
    scopes: ['records'],
    days: 1,
  });
  return String(body['secret']);
}

const read = (secret: string, path = '/api/v1/records') =>
  fetch(server.url + path, { headers: { authorization: `Bearer ${secret}` } });

/** Asks three times, for more than the kernel holds for it, and reads no answer. */
function askAndLeave(secret: string): void {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  const request = `GET /api/v1/records HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\n\r\n`;
  socket.write(request.repeat(3));
  opened.push(socket);
}

test('answers that nobody takes are counted, and refused past the bound of an address', async () => {
  const tokens = await server.register();
  await keepRecords(server, tokens, 4, { notes: 'x'.repeat(990_000) });
  const secret = await secretOf(tokens);
  expect((await read(secret)).status).toBe(200);
  for (let count = 0; count < 15; count += 1) askAndLeave(secret);
  await expect.poll(async () => (await read(secret)).status, { timeout: 30_000 }).toBe(503);
});

test('a page of long records ends early, and its token leads on', async () => {
  const tokens = await server.register();
  await keepRecords(server, tokens, 8, { notes: 'x'.repeat(900_000) });
  const secret = await secretOf(tokens);
  const ids: string[] = [];
  let pageToken: string | null = '';
  let pages = 0;
  while (pageToken !== null && pages < 9) {
    const response = await read(secret, `/api/v1/records?pageToken=${pageToken}`);
    const page = (await response.json()) as {
      items: { id: string }[];
      nextPageToken: string | null;
    };
    ids.push(...page.items.map(({ id }) => id));
    ({ nextPageToken: pageToken } = page);
    pages += 1;
  }
  expect(ids).toEqual(Array.from({ length: 8 }, (_, place) => `r${String(place)}`));
  expect(pages).toBeGreaterThan(1);
});

test('a page that is more than anybody can be sent says what to ask for', async () => {
  const tokens = await server.register();
  await keepRecords(server, tokens, 29, { notes: 'x'.repeat(900_000) });
  const response = await read(await secretOf(tokens));
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('pageSize') as unknown,
  ]);
});

test('a full disk takes no program what it may read', async () => {
  const secret = await secretOf(await server.register());
  vi.spyOn(server.database, 'transaction').mockImplementation(() => {
    throw new StorageError('The disk is full.');
  });
  expect((await read(secret)).status).toBe(200);
});

test('a token that was written into an address is not in the log', async () => {
  const secret = await secretOf(await server.register());
  expect((await read(secret, `/api/v1/records/${secret}`)).status).toBe(404);
  await expect
    .poll(() => server.logged.filter(({ msg }) => msg === 'answered').length)
    .toBeGreaterThan(2);
  expect(JSON.stringify(server.logged)).not.toContain(secret);
});
