import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { DocumentClient, refusalIn } from '../../testing/DocumentClient.ts';
import { sendRaw } from '../../testing/sendRaw.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { AccessRequest } from '../access/Authorize.ts';

const MAY = { uid: 'may', token: { sub: 'may' } };
const asked: AccessRequest[] = [];

let server: TestServer;
let client: DocumentClient;
let root: string;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      users: { 'may-token': MAY },
      authorize: () => (request) => {
        asked.push(request);
        return true;
      },
    },
  );
  client = new DocumentClient(server.url, server.documents.projectId);
  ({ root } = client);
  await client.set('p/0', {});
});
afterEach(() => {
  asked.length = 0;
  vi.restoreAllMocks();
});
afterAll(() => server.stop());

const UNIMPLEMENTED = 'UNIMPLEMENTED';
const NOTHING = 'NOT_FOUND There is nothing at this address.';

describe('addresses', () => {
  const elsewhere = 'projects/other/databases/(default)/documents';
  test.each([
    ['POST', ':beginTransaction', UNIMPLEMENTED],
    ['POST', ':rollback', UNIMPLEMENTED],
    ['POST', ':batchWrite', UNIMPLEMENTED],
    ['POST', ':partitionQuery', UNIMPLEMENTED],
    ['POST', ':executePipeline', UNIMPLEMENTED],
    ['POST', ':listCollectionIds', 'PERMISSION_DENIED Metadata operations require admin'],
    ['POST', ':nonsense', NOTHING],
    ['POST', '/p/0:commit', NOTHING],
    ['POST', '/p/0', NOTHING],
    ['PUT', '/p/0', NOTHING],
    ['PATCH', '/p', NOTHING],
    ['GET', '', NOTHING],
    ['GET', '/p/0?transaction=AAAA', UNIMPLEMENTED],
    ['GET', '/p/0?readTime=2026-01-01T00:00:00Z', UNIMPLEMENTED],
    ['GET', '/p/%2F', 'INVALID_ARGUMENT Resource id "/" is invalid because it contains "/".'],
    ['GET', '/p/%zz', 'INVALID_ARGUMENT The address is not encoded as it should be.'],
    ['GET', '/p//x', 'INVALID_ARGUMENT'],
    ['GET', '/__p__/x', 'INVALID_ARGUMENT Collection id "__p__"'],
    ['GET', '/__p__', 'INVALID_ARGUMENT Collection id "__p__"'],
  ])('%s …%s', async (method, target, words) => {
    const body = method === 'GET' ? undefined : {};
    expect(refusalIn(await client.send(method, `${root}${target}`, body))).toContain(words);
  });

  test.each([
    ['GET', `${elsewhere}/p/0`],
    ['POST', `${elsewhere}:commit`],
    ['POST', `${elsewhere}:batchGet`],
    ['POST', 'projects/mix-abababababababab/databases/other/documents:commit'],
  ])('%s %s: another database is not here', async (method, target) => {
    const body = method === 'GET' ? undefined : {};
    expect(refusalIn(await client.send(method, target, body))).toMatch(
      /^NOT_FOUND The database \S+ does not exist for project \S+\.$/,
    );
  });

  test('a query in another database is not here either', async () => {
    const body = { structuredQuery: { from: [{ collectionId: 'p' }] } };
    const answer = await client.send('POST', `${elsewhere}:runQuery`, body);
    expect(refusalIn(answer)).toContain('NOT_FOUND The database (default) does not exist');
  });
});

describe('every answer', () => {
  test.each([
    ['a document', 'GET', '/p/0', 200],
    ['a refusal', 'GET', '/p/none', 404],
    ['an unknown operation', 'POST', ':nonsense', 404],
    ['a method of WebDAV', 'PROPFIND', '/p/0', 404],
  ])('%s is JSON that nobody keeps', async (_name, method, target, status) => {
    const answer = await fetch(`${server.url}/v1/${root}${target}`, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toBeTypeOf('object');
  });

  test('the code, the status and the message of a refusal belong together', async () => {
    expect(await client.send('GET', `${root}/p/none`)).toEqual({
      status: 404,
      body: {
        error: { code: 404, status: 'NOT_FOUND', message: `Document "${root}/p/none" not found.` },
      },
    });
  });

  test('a fault of ours asks to try again, and tells nothing of itself', async () => {
    vi.spyOn(server.documents.table, 'read').mockImplementation(() => {
      throw new TypeError('SECRET');
    });
    const answer = await client.post('batchGet', { documents: [client.name('p/0')] });
    expect(answer.status).toBe(500);
    expect(refusalIn(answer)).toMatch(/^INTERNAL /);
    expect(JSON.stringify(answer.body)).not.toContain('SECRET');
  });
});

describe('bodies', () => {
  let signedIn: DocumentClient;
  beforeAll(() => {
    signedIn = new DocumentClient(server.url, server.projectId, 'may-token');
  });

  test.each([
    ['no JSON', '{', 'this is no JSON'],
    ['a list', '[]', 'an object is missing'],
    ['nothing', 'null', 'an object is missing'],
    ['101 levels', `${'['.repeat(101)}${']'.repeat(101)}`, 'too deep'],
    ['a million levels', '['.repeat(1_000_000), 'too deep'],
    ['two million objects', `[${'{},'.repeat(2_000_000)}{}]`, 'too many values'],
    ['a member nobody knows', '{"writes":[],"foo":1}', 'unknown "foo"'],
    ['a prototype', '{"__proto__":{}}', 'unknown "__proto__"'],
    ['a transaction', '{"transaction":"AAAA"}', 'transaction is not supported'],
  ])('%s', async (_name, body, words) => {
    const answer = await signedIn.post('commit', body);
    expect(answer.status).toBeOneOf([400, 501]);
    expect(refusalIn(answer)).toContain(words);
  });

  test('a hundred thousand names, or fields of a document, are refused before they are looked at', async () => {
    const many = Array.from({ length: 100_000 }, (_, n) => `f${n}`);
    const names = await signedIn.post('batchGet', {
      documents: many.map((id) => client.name(`d/${id}`)),
    });
    expect(refusalIn(names)).toContain('maximum 1000 documents');
    const fields = Object.fromEntries(many.map((id) => [id, { nullValue: null }]));
    expect(refusalIn(await signedIn.set('d/x', fields))).toContain('too many index entries');
    const inside = Object.fromEntries(many.slice(0, 15_000).map((id) => [id, { nullValue: null }]));
    const map = { mapValue: { fields: inside } };
    expect(refusalIn(await signedIn.set('d/x', { a: map, b: map }))).toContain(
      'too many index entries',
    );
    const writes = many.slice(0, 2001).map((id) => ({ delete: client.name(`d/${id}`) }));
    expect(refusalIn(await signedIn.commit(...writes))).toContain('maximum 2000 writes');
  });

  test('brackets in a text are not levels', async () => {
    const value = { stringValue: '["'.repeat(500) };
    expect((await client.set('p/1', { a: value })).status).toBe(200);
  });

  const TOO_LARGE = 'INVALID_ARGUMENT Request payload size exceeds the limit: 10485760 bytes.';

  test('10 MiB and one byte is refused at once, told its length or not', async () => {
    const body = 'x'.repeat(10 * 1024 * 1024 + 1);
    expect(refusalIn(await signedIn.post('commit', body))).toBe(TOO_LARGE);
    const stream = new Blob([body]).stream();
    const answer = await fetch(`${server.url}/v1/${root}:commit`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { authorization: 'Bearer may-token' },
    });
    expect(refusalIn({ status: answer.status, body: await answer.json() })).toBe(TOO_LARGE);
    expect((await client.send('GET', `${root}/p/0`)).status).toBe(200);
  });

  test('10 MiB is read', async () => {
    const body = ' '.repeat(10 * 1024 * 1024 - 2) + '{}';
    expect((await signedIn.post('commit', body)).status).toBe(200);
  });

  test('who is not signed in may ask for much with little', async () => {
    const body = ' '.repeat(256 * 1024 + 1);
    expect(refusalIn(await client.post('runQuery', body))).toBe(
      'INVALID_ARGUMENT Request payload size exceeds the limit: 262144 bytes.',
    );
  });

  test('a compressed body is refused before it can grow', async () => {
    const answer = await fetch(`${server.url}/v1/${root}:commit`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-encoding': 'gzip' },
    });
    expect(refusalIn({ status: answer.status, body: await answer.json() })).toBe(
      'INVALID_ARGUMENT A compressed body cannot be read.',
    );
  });
});

describe('who asks', () => {
  const ask = async (header: string | null): Promise<string> => {
    const answer = await fetch(`${server.url}/v1/${root}/p/0`, {
      headers: header === null ? {} : { authorization: header },
    });
    return refusalIn({ status: answer.status, body: await answer.json() });
  };

  test.each([
    [null, null],
    ['Bearer may-token', MAY],
  ])('%s is %j to the rules', async (header, user) => {
    expect(await ask(header)).toBe('accepted');
    expect(asked.map((request) => request.user)).toEqual([user]);
  });

  // The client gets a new token for UNAUTHENTICATED and tries again; other words would lose a write.
  test.each(['Bearer other', 'Bearer owner', 'Bearer', 'Basic bWF5', ''])(
    '%j is told to sign in again',
    async (header) => {
      expect(await ask(header)).toMatch(/^UNAUTHENTICATED /);
      expect(asked).toEqual([]);
    },
  );

  test('no log line holds a token, a body or an address with a code', async () => {
    await ask('Bearer may-token');
    await client.set('p/2', { a: { stringValue: 'SECRETBODY' } });
    const logged = JSON.stringify(server.logged);
    expect(logged).not.toContain('may-token');
    expect(logged).not.toContain('SECRETBODY');
  });
});

test('a query string cannot stand in for the path', async () => {
  const { status } = await sendRaw(
    server.url,
    `GET /v1/?/${root}/p/0 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
  );
  expect(status).toBe(404);
});
