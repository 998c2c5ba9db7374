import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OPERATIONS } from '../identity/calls/operations.ts';
import { IdentityError } from '../identity/IdentityError.ts';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { guardDatabase } from '../sqlite/guardDatabase.ts';
import {
  EMAIL,
  PASSWORD,
  startAccountServer,
  type AccountServer,
  type Tokens,
} from '../testing/accountClient.ts';

let server: AccountServer;
beforeAll(async () => (server = await startAccountServer()));
afterAll(() => server.stop());

const JSON_TYPE = { 'content-type': 'application/json' };

const ask = async (
  method: string,
  target: string,
  init: RequestInit = {},
): Promise<{ status: number; message: unknown; headers: Headers }> => {
  const path = target.replace('KEY', `key=${server.apiKey}`);
  const response = await fetch(`${server.url}${path}`, { method, ...init });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = (await response.json()) as { error?: { message: unknown } };
  return { status: response.status, message: body.error?.message, headers: response.headers };
};

const NO_KEY = 'API key not valid. Please pass a valid API key.';

test.each<[string, string, number, string | undefined]>([
  ['GET', '/v2/passwordPolicy?KEY', 200, undefined],
  ['GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy?KEY', 200, undefined],
  [
    'GET',
    '/v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE&KEY',
    200,
    undefined,
  ],
  ['GET', '/identitytoolkit.googleapis.com/v2/recaptchaConfig?KEY', 200, undefined],
  ['GET', '/v2/passwordPolicy', 400, NO_KEY],
  ['GET', '/v2/passwordPolicy?key=other', 400, NO_KEY],
  ['POST', '/v1/accounts:lookup', 400, NO_KEY],
  ['GET', '/v1/recaptchaParams?KEY', 400, 'OPERATION_NOT_ALLOWED'],
  ['GET', '/v1/recaptchaParams', 400, NO_KEY],
  ['GET', '/v1/projects?KEY', 400, 'OPERATION_NOT_ALLOWED'],
  ['GET', '/identitytoolkit.googleapis.com/v1/projects?KEY', 400, 'OPERATION_NOT_ALLOWED'],
  ['POST', '/v1/recaptchaParams?KEY', 405, 'METHOD_NOT_ALLOWED'],
  ['POST', '/v1/accounts:nothing?KEY', 404, 'NOT_FOUND'],
  ['POST', '/v1/accounts?KEY', 404, 'NOT_FOUND'],
  ['POST', '/v1/accounts:signUp/x?KEY', 404, 'NOT_FOUND'],
  ['POST', '/v1/accounts/x?KEY', 404, 'NOT_FOUND'],
  ['POST', '/v1/token/x?KEY', 404, 'NOT_FOUND'],
  ['POST', '/v2/nothing?KEY', 404, 'NOT_FOUND'],
  ['GET', '/v2/__proto__?KEY', 404, 'NOT_FOUND'],
  ['GET', '/identitytoolkit.googleapis.com/nothing', 404, 'NOT_FOUND'],
  ['POST', '/securetoken.googleapis.com/v2/token?KEY', 404, 'NOT_FOUND'],
  ['GET', '/v1/accounts:lookup?KEY', 405, 'METHOD_NOT_ALLOWED'],
  ['PUT', '/v1/accounts:update?KEY', 405, 'METHOD_NOT_ALLOWED'],
  ['POST', '/v2/passwordPolicy?KEY', 405, 'METHOD_NOT_ALLOWED'],
  // Not of accounts: the rest of the server answers.
  ['POST', '/v1/accountsX', 405, 'This address answers GET and HEAD only.'],
  ['POST', '/mix', 405, 'This address answers GET and HEAD only.'],
])('%s %s: %i', async (method, target, status, message) => {
  const answer = await ask(method, target);
  expect([answer.status, answer.message]).toEqual([status, message]);
});

test.each([
  ['/v1/accounts:signInWithPassword', JSON_TYPE],
  ['/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', JSON_TYPE],
  ['/v1/token', { 'content-type': 'application/x-www-form-urlencoded' }],
  [
    '/securetoken.googleapis.com/v1/token',
    { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  ],
])('%s is reached', async (path, headers) => {
  const body = path.endsWith('token') ? 'grant_type=x' : '{}';
  const { message } = await ask('POST', `${path}?KEY`, { headers, body });
  expect(message).toBe(path.endsWith('token') ? 'INVALID_GRANT_TYPE' : 'MISSING_EMAIL');
});

test.each([
  '/v1/accounts:signInWithCustomToken',
  '/v1/accounts:signInWithEmailLink',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:signInWithPhoneNumber',
  '/v1/accounts:sendVerificationCode',
  '/v2/accounts/mfaSignIn:start',
])('%s is not offered, and says so', async (path) => {
  for (const body of ['{}', '{"token":"x","postBody":"id_token=y&providerId=google.com"}']) {
    const { status, message } = await ask('POST', `${path}?KEY`, { headers: JSON_TYPE, body });
    expect([status, message]).toEqual([400, 'OPERATION_NOT_ALLOWED']);
  }
});

describe('bodies', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  test.each<[string, Record<string, string>, string, number, string]>([
    [
      'of no type',
      { 'content-type': '' },
      '{}',
      400,
      'INVALID_ARGUMENT : Content-Type must be application/json.',
    ],
    [
      'as a form of another site sends it',
      { 'content-type': 'text/plain' },
      '{}',
      400,
      'INVALID_ARGUMENT : Content-Type must be application/json.',
    ],
    ['that are no JSON', JSON_TYPE, '{', 400, 'INVALID_ARGUMENT : The body is not JSON.'],
    ['that are empty', JSON_TYPE, '', 400, 'INVALID_ARGUMENT : The body is not JSON.'],
    ['that are null', JSON_TYPE, 'null', 400, 'INVALID_ARGUMENT : The body is not an object.'],
    ['20,000 deep', JSON_TYPE, deep, 400, 'INVALID_ARGUMENT : The body is not an object.'],
    [
      'that say they are packed',
      { ...JSON_TYPE, 'content-encoding': 'gzip' },
      '\u001f\u008b',
      400,
      'INVALID_ARGUMENT : A compressed body cannot be read.',
    ],
    ['of 64 KiB and one byte', JSON_TYPE, ' '.repeat(65_537), 413, 'PAYLOAD_TOO_LARGE'],
    ['of 8 MiB', JSON_TYPE, ' '.repeat(8 * 1024 * 1024), 413, 'PAYLOAD_TOO_LARGE'],
    [
      'that reach for the prototype',
      JSON_TYPE,
      '{"__proto__":{"email":"a@b.org"}}',
      400,
      'MISSING_EMAIL',
    ],
  ])('%s', async (_name, headers, body, status, message) => {
    const target = '/v1/accounts:signInWithPassword?KEY';
    const answer = await ask('POST', target, { headers, body });
    expect([answer.status, answer.message]).toEqual([status, message]);
  });

  test('whose length is not said beforehand', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(40_000));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let n = 0; n < 3; n += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const answer = await ask('POST', '/v1/accounts:lookup?KEY', {
      headers: JSON_TYPE,
      body,
      duplex: 'half',
    });
    expect(answer.status).toBe(413);
  });
});

test('a fault of ours is no code that means something else', async () => {
  const broken = await startAccountServer();
  broken.database.exec('DROP TABLE attempts');
  const answer = await broken.signIn();
  expect([answer.status, answer.error]).toEqual([500, 'INTERNAL_ERROR']);
  await broken.stop();
});

/** What the client library asks at each start to learn who is signed in, of one server. */
async function askWho(of: AccountServer, tokens: Tokens): Promise<readonly Response[]> {
  const { idToken, refreshToken } = tokens;
  const post = (path: string, type: string, body: string): Promise<Response> =>
    fetch(`${of.url}/v1/${path}?key=${of.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return [
    await post('accounts:lookup', 'application/json', JSON.stringify({ idToken })),
    await post('token', 'application/x-www-form-urlencoded', form.toString()),
  ];
}

test('a fault of ours signs nobody out: who asks who is there hears what a lost network says', async () => {
  const broken = await startAccountServer();
  const tokens = await broken.register();
  broken.database.exec('PRAGMA foreign_keys = OFF; DROP TABLE sessions');
  for (const answer of await askWho(broken, tokens)) {
    expect(answer.status).toBe(500);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  }
  await broken.stop();
});

test.each(['TOO_MANY_ATTEMPTS_TRY_LATER', 'UNAVAILABLE', 'INTERNAL_ERROR'] as const)(
  'nor does %s, whichever part of the server comes to say it',
  async (code) => {
    const run = (): Promise<never> => Promise.reject(new IdentityError(code, 'Planted.'));
    const planted = vi
      .spyOn(OPERATIONS, 'get')
      .mockReturnValue({ method: 'POST', body: 'none', run });
    for (const answer of await askWho(server, { uid: '', idToken: 'x', refreshToken: 'x' })) {
      await expect(answer.json()).rejects.toThrow(SyntaxError);
    }
    planted.mockRestore();
  },
);

test('on a full disk people sign in and stay so; everything else is told to come back', async () => {
  const inner = openDatabase(':memory:');
  const pages = (): number => Number(inner.prepare('PRAGMA page_count').get()?.['page_count']);
  const reserve = {
    release: () => inner.exec(`PRAGMA max_page_count = ${pages() + 100}`),
    releaseWhenNeeded: () => undefined,
    refill: () => false,
  };
  const clock = (): number => Date.UTC(2026, 10, 21);
  const database = guardDatabase(inner, { clock, reserve, onBroken: () => undefined });
  const full = await startAccountServer({}, { database, essential: database.essential });
  const { refreshToken, idToken } = await full.register();
  inner.exec(`PRAGMA max_page_count = ${pages()}`);
  const answers = async (): Promise<readonly unknown[]> => {
    const calls = [
      () => full.post('/v1/accounts:signUp', { email: 'bob@example.org', password: PASSWORD }),
      () => full.post('/v1/accounts:update', { idToken, displayName: 'x'.repeat(200) }),
      () => full.post('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL }),
    ];
    const all = [];
    for (const call of calls) all.push((await call()).status);
    return all;
  };
  for (let n = 0, status = 200; status === 200; n += 1) {
    const body = { email: `${'x'.repeat(60)}@n${n}.example.org`, password: PASSWORD };
    ({ status } = await full.post('/v1/accounts:signUp', body));
  }
  for (let n = 0; n < 50; n += 1) {
    expect(await answers()).toEqual([503, 503, 503]);
    expect((await full.refresh(refreshToken)).status).toBe(200);
  }
  expect((await full.signIn()).status).toBe(200);
  await full.stop();
}, 120_000);

test('limits and sessions survive a restart', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'mix-restart-')), 'data');
  const first = await startAccountServer({ DATA_DIR: folder }, { database: openDatabase(folder) });
  const { refreshToken, idToken } = await first.register();
  for (let n = 0; n < 10; n += 1) await first.signIn(EMAIL, 'not the password');
  await first.stop();
  const second = await startAccountServer({ DATA_DIR: folder }, { database: openDatabase(folder) });
  expect((await second.signIn()).error).toMatch('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect((await second.post('/v1/accounts:lookup', { idToken })).error).toBeNull();
  expect((await second.refresh(refreshToken)).error).toBeNull();
  await second.stop();
  rmSync(join(folder, '..'), { recursive: true });
});

test('behind a proxy that is trusted, each client has an allowance of its own', async () => {
  const behind = await startAccountServer({ TRUSTED_PROXIES: '127.0.0.0/8' });
  const guess = async (ip: string): Promise<string | null> =>
    (
      await behind.post(
        '/v1/accounts:resetPassword',
        { oobCode: 'x' },
        { 'x-forwarded-for': `1.1.1.1, ${ip}` },
      )
    ).error;
  for (let n = 0; n < 20; n += 1) expect(await guess('198.51.100.1')).toBe('INVALID_OOB_CODE');
  expect(await guess('198.51.100.1')).toMatch('TOO_MANY');
  expect(await guess('198.51.100.2')).toBe('INVALID_OOB_CODE');
  await behind.stop();
});
