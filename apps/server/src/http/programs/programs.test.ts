import { Validator } from '@seriousme/openapi-schema-validator';
import createClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { accountServerForEachTest, tokensOf, type Tokens } from '../../testing/accountClient.ts';
import { keepRecords } from '../../testing/keepRecords.ts';
import { putFarm } from '../../testing/programFarm.ts';
import type { paths } from '../../testing/programTypes.ts';

const server = accountServerForEachTest();

const DRAFT = {
  machineId: 'custom',
  tankCapacityL: 1200,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' as const } }],
};

interface Made {
  readonly tokenId: string;
  readonly secret: string;
}

async function makeToken(
  { idToken }: Tokens,
  scopes: readonly string[] = ['catalogue', 'plan', 'records'],
  more: object = {},
): Promise<Made> {
  const body = { idToken, name: 'Office sheet', scopes, days: 92, ...more };
  const answer = await server.post('/v2/accounts:makeProgramToken', body);
  if (answer.error !== null) throw new Error(answer.error);
  return answer.body as unknown as Made;
}

/** A client that was made from nothing but the description. */
const clientOf = ({ secret }: Pick<Made, 'secret'>) =>
  createClient<paths>({ baseUrl: server.url, headers: { authorization: `Bearer ${secret}` } });

const listOf = async ({ idToken }: Tokens) =>
  (await server.post('/v2/accounts:listProgramTokens', { idToken })).body['tokens'];

describe('the description', () => {
  test('is OpenAPI 3.1, by its own schema', async () => {
    const text = await (await fetch(`${server.url}/api`)).text();
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...(JSON.parse(text) as object) });
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  test('is a page without scripts for who reads it', async () => {
    const response = await fetch(`${server.url}/api`, { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('POST /api/v1/plans');
    expect(html).not.toMatch(/<script|<style|style=/);
  });
});

describe('a client made from the description', () => {
  test('plans a mix, in words where it asks for them', async () => {
    const client = clientOf(await makeToken(await server.register()));
    const { data, response } = await client.POST('/api/v1/plans', { body: { draft: DRAFT } });
    expect(response.status).toBe(200);
    expect(data?.plan).toMatchObject({ loads: expect.anything() as unknown });
    const { applicationRateLPerHa: _gone, ...unfinished } = DRAFT;
    const stopped = await client.POST('/api/v1/plans', {
      body: { draft: unfinished as typeof DRAFT, language: 'es', units: 'metric' },
    });
    expect(stopped.data?.plan).toBeNull();
    const problem = stopped.data?.problems.find(({ severity }) => severity === 'stop');
    expect(problem?.words?.title).toMatch(/olumen|plicaci/);
  });

  test('reads the catalogue page by page', async () => {
    const client = clientOf(await makeToken(await server.register()));
    const { data: whole } = await client.GET('/api/v1/catalogue');
    const ids: string[] = [];
    let pageToken: string | null = null;
    do {
      const query: { pageSize: number; pageToken?: string } =
        pageToken === null ? { pageSize: 500 } : { pageSize: 500, pageToken };
      const { data } = await client.GET('/api/v1/catalogue/{collection}', {
        params: { path: { collection: 'products' }, query },
      });
      ids.push(...(data?.items ?? []).map(({ id }) => id));
      pageToken = data?.nextPageToken ?? null;
    } while (pageToken !== null);
    expect(new Set(ids).size).toBe(whole?.collections['products']);
    const { data: urea } = await client.GET('/api/v1/catalogue/{collection}/{id}', {
      params: { path: { collection: 'products', id: 'urea' } },
    });
    expect(urea?.name).toMatch(/Urea/);
    const { error } = await client.GET('/api/v1/catalogue/{collection}/{id}', {
      params: { path: { collection: 'products', id: 'no-such' } },
    });
    expect(error?.error.code).toBe('NOT_FOUND');
  });

  test('reads records, page by page and as CSV, without prices unless it may see money', async () => {
    const tokens = await server.register();
    await keepRecords(server, tokens, 3);
    const client = clientOf(await makeToken(tokens));
    const first = await client.GET('/api/v1/records', { params: { query: { pageSize: 2 } } });
    expect(first.data?.items.map(({ id }) => id)).toEqual(['r0', 'r1']);
    expect(JSON.stringify(first.data)).not.toContain('amountCents');
    const pageToken = first.data?.nextPageToken ?? '';
    const next = await client.GET('/api/v1/records', {
      params: { query: { pageSize: 2, pageToken } },
    });
    expect(next.data).toMatchObject({ items: [{ id: 'r2' }], nextPageToken: null });
    const csv = await client.GET('/api/v1/records.csv', {
      params: { query: { pageSize: 2 } },
      parseAs: 'text',
    });
    expect(csv.response.headers.get('next-page-token')).toBe(pageToken);
    const [heading, line] = String(csv.data).split('\r\n');
    expect(heading).toMatch(/^Record,Day,.*Notes$/);
    expect(line).toMatch(/^r0,2026-11-21,.*,"'=1\+1;'  =2"$/);
    const rich = clientOf(await makeToken(tokens, ['records', 'money']));
    const seen = await rich.GET('/api/v1/records', { params: { query: { pageSize: 1 } } });
    expect(JSON.stringify(seen.data)).toContain('"amountCents":98');
  });

  test('reads the farms of its owner, and hands over a job', async () => {
    const tokens = await server.register();
    putFarm(server, tokens.uid);
    const client = clientOf(await makeToken(tokens, ['records', 'farm', 'jobs']));
    const { data: farms } = await client.GET('/api/v1/farms');
    const [farm] = farms?.items ?? [];
    expect(farm).toMatchObject({ name: 'Hill Farm', role: 'owner', seesMoney: false });
    const path = { farm: farm?.id ?? '' };
    const records = await client.GET('/api/v1/farms/{farm}/records', { params: { path } });
    expect(records.data?.items.map(({ id }) => id)).toEqual(['r1']);
    const made = await client.POST('/api/v1/farms/{farm}/jobs', {
      params: { path },
      body: { draft: DRAFT, day: '2026-12-01' },
    });
    expect(made.response.status).toBe(201);
    const jobs = await client.GET('/api/v1/farms/{farm}/jobs', { params: { path } });
    expect(jobs.data?.items.map(({ id }) => id)).toContain(made.data?.id);
  });

  test('sees the records of its own account alone', async () => {
    const tokens = await server.register();
    await keepRecords(server, tokens, 1);
    const other = await server.register('ben@example.org');
    const { data } = await clientOf(await makeToken(other)).GET('/api/v1/records', {});
    expect(data?.items).toEqual([]);
  });
});

describe('a token', () => {
  test('is told once, kept as a hash, listed with its last use, and ended at once', async () => {
    const tokens = await server.register();
    const made = await makeToken(tokens);
    expect(made.secret).toMatch(/^mix_[\w-]{43}$/);
    const rows = JSON.stringify(server.database.prepare('SELECT * FROM program_tokens').all());
    expect(rows).not.toContain(made.secret);
    expect(await listOf(tokens)).toMatchObject([{ name: 'Office sheet', lastUsedAt: null }]);
    await clientOf(made).GET('/api/v1/catalogue');
    expect(await listOf(tokens)).toMatchObject([{ lastUsedAt: String(server.time.now) }]);
    expect(JSON.stringify(await listOf(tokens))).not.toContain(made.secret.slice(4));
    const { idToken } = tokens;
    await server.post('/v2/accounts:endProgramToken', { idToken, tokenId: made.tokenId });
    const { response } = await clientOf(made).GET('/api/v1/catalogue');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    const audits = server.logged.filter(({ audit }) => /^programToken/.test(String(audit)));
    expect(audits.map(({ audit }) => audit)).toEqual(['programTokenMade', 'programTokenEnded']);
    expect(JSON.stringify(server.logged)).not.toContain(made.secret);
  });

  test('may do what it says, and no more', async () => {
    const client = clientOf(await makeToken(await server.register(), ['catalogue']));
    expect((await client.GET('/api/v1/records', {})).error?.error.code).toBe('PERMISSION_DENIED');
    const planned = await client.POST('/api/v1/plans', { body: { draft: DRAFT } });
    expect(planned.response.status).toBe(403);
  });

  test('runs out, and goes with the password and with the account', async () => {
    const tokens = await server.register();
    const short = await makeToken(tokens, ['catalogue'], { days: 1 });
    server.time.now += 86_400_000;
    expect((await clientOf(short).GET('/api/v1/catalogue')).response.status).toBe(401);
    const signedIn = tokensOf(await server.signIn());
    const made = await makeToken(signedIn);
    const { idToken } = signedIn;
    await server.post('/v1/accounts:update', { idToken, password: 'lime in the autumn too' });
    expect((await clientOf(made).GET('/api/v1/catalogue')).response.status).toBe(401);
  });

  test('is made with a password given just now only, and twenty at most', async () => {
    const tokens = await server.register();
    for (let count = 0; count < 20; count += 1) await makeToken(tokens, ['plan']);
    await expect(makeToken(tokens)).rejects.toThrow('OPERATION_NOT_ALLOWED');
    await expect(makeToken(tokens, [])).rejects.toThrow('INVALID_ARGUMENT');
    await expect(makeToken(tokens, ['plan'], { days: 400 })).rejects.toThrow('INVALID_ARGUMENT');
    server.time.now += 6 * 60_000;
    await expect(makeToken(tokens)).rejects.toThrow('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });

  test('asks sixty times a minute, and is told when it may again', async () => {
    const client = clientOf(await makeToken(await server.register()));
    for (let count = 0; count < 60; count += 1) {
      expect((await client.GET('/api/v1/catalogue')).response.status).toBe(200);
    }
    const { response, error } = await client.GET('/api/v1/catalogue');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect(error?.error.code).toBe('RESOURCE_EXHAUSTED');
    server.time.now += 60_000;
    expect((await client.GET('/api/v1/catalogue')).response.status).toBe(200);
  });
});

describe('what is refused', () => {
  const ask = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);

  test.each([
    ['no token', {}],
    ['a cookie', { cookie: 'token=mix_x' }],
    ['a token that is none', { authorization: 'Bearer mix_x' }],
    ['a token as long as a letter', { authorization: `Bearer ${'x'.repeat(3000)}` }],
    ['another way to sign in', { authorization: 'Basic bWl4' }],
  ])('%s', async (_what, headers) => {
    for (const path of ['/api/v1/catalogue', '/api/v1/records']) {
      expect((await ask(path, { headers: headers as Record<string, string> })).status).toBe(401);
    }
  });

  test('is what another site asks in its pages', async () => {
    const preflight = await ask('/api/v1/catalogue', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(405);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('is each body and address that is none', async () => {
    const { secret } = await makeToken(await server.register());
    const authorization = `Bearer ${secret}`;
    const post = (body: string, type = 'application/json') =>
      ask('/api/v1/plans', {
        method: 'POST',
        headers: { authorization, 'content-type': type },
        body,
      });
    expect((await post('{')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post('{"draft":{},"more":1}')).status).toBe(400);
    expect((await post('{"draft":{},"language":"de"}')).status).toBe(400);
    expect((await post('{}', 'text/plain')).status).toBe(415);
    expect((await post(JSON.stringify({ draft: 'x'.repeat(300_000) }))).status).toBe(413);
    // The engine says what is no draft.
    expect(await (await post('{"draft":{"no":1}}')).json()).toMatchObject({ plan: null });
    const get = async (path: string) => (await ask(path, { headers: { authorization } })).status;
    expect(await get('/api/v1/records?pageSize=0')).toBe(400);
    expect(await get('/api/v1/records?pageToken=x')).toBe(400);
    expect(await get('/api/v1/records.csv?pageSize=501')).toBe(400);
    expect(await get('/api/v1/catalogue/products?pageToken=no-such')).toBe(400);
    expect(await get('/api/v1/catalogue/__proto__')).toBe(404);
    expect(await get('/api/v1/nothing')).toBe(404);
    expect(await get('/api/v1/plans')).toBe(405);
  });
});
