import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { accountServerForEachTest, EMAIL, PASSWORD } from '../../testing/accountClient.ts';

const server = accountServerForEachTest();

test('answers in the form of the hosted service', async () => {
  const { uid } = await server.register();
  const { status, body } = await server.signIn('ANN@example.org');
  expect(status).toBe(200);
  expect(body).toEqual({
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: uid,
    email: EMAIL,
    displayName: '',
    registered: true,
    idToken: expect.any(String) as string,
    refreshToken: expect.any(String) as string,
    expiresIn: '3600',
  });
});

test.each<[string, object, string]>([
  ['a wrong password', { email: EMAIL, password: 'not the password' }, 'INVALID_LOGIN_CREDENTIALS'],
  [
    'an unknown address',
    { email: 'bob@example.org', password: PASSWORD },
    'INVALID_LOGIN_CREDENTIALS',
  ],
  [
    'a password no account can have',
    { email: EMAIL, password: 'x'.repeat(5000) },
    'INVALID_LOGIN_CREDENTIALS',
  ],
  [
    'the password in other letters',
    { email: EMAIL, password: PASSWORD.toUpperCase() },
    'INVALID_LOGIN_CREDENTIALS',
  ],
  ['no password', { email: EMAIL }, 'MISSING_PASSWORD'],
  ['no address', { password: PASSWORD }, 'MISSING_EMAIL'],
  ['no such address', { email: 'ann@', password: PASSWORD }, 'INVALID_EMAIL'],
])('%s is refused', async (_name, body, error) => {
  await server.register();
  expect((await server.post('/v1/accounts:signInWithPassword', body)).error).toBe(error);
});

test('a wrong password and an unknown address are told apart by nothing in the answer', async () => {
  await server.register();
  const wrong = await server.signIn(EMAIL, 'not the password');
  const unknown = await server.signIn('bob@example.org', 'not the password');
  expect(unknown).toEqual(wrong);
});

test('an operator may tell them apart', async () => {
  await server.restartWith({ HIDE_ACCOUNTS: 'off' });
  await server.register();
  expect((await server.signIn(EMAIL, 'not the password')).error).toBe('INVALID_PASSWORD');
  expect((await server.signIn('bob@example.org')).error).toBe('EMAIL_NOT_FOUND');
  const reset = { requestType: 'PASSWORD_RESET', email: 'bob@example.org' };
  expect((await server.post('/v1/accounts:sendOobCode', reset)).error).toBe('EMAIL_NOT_FOUND');
});

test('a disabled account is named so only to who knows its password', async () => {
  await server.register();
  server.database.exec('UPDATE accounts SET disabled = 1');
  expect((await server.signIn()).error).toBe('USER_DISABLED');
  expect((await server.signIn(EMAIL, 'not the password')).error).toBe('INVALID_LOGIN_CREDENTIALS');
});

test('a hash with old parameters is replaced at the next sign-in', async () => {
  await server.register();
  const old = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1 });
  server.database.prepare('UPDATE accounts SET password_hash = ?').run(old);
  const stored = (): unknown =>
    server.database.prepare('SELECT password_hash FROM accounts').get()?.['password_hash'];
  expect((await server.signIn(EMAIL, 'not the password')).error).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(stored()).toBe(old);
  expect((await server.signIn()).error).toBeNull();
  expect(stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await server.signIn()).error).toBeNull();
});

describe('limits', () => {
  const refusals = async (count: number, together: boolean, email = EMAIL): Promise<number> => {
    const attempt = (): Promise<string | null> =>
      server.signIn(email, 'not the password').then(({ error }) => error);
    const errors: (string | null)[] = [];
    if (together) errors.push(...(await Promise.all(Array.from({ length: count }, attempt))));
    else for (let n = 0; n < count; n += 1) errors.push(await attempt());
    return errors.filter((error) => error?.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER : ')).length;
  };

  test.each([
    ['one after another', false],
    ['64 at once', true],
  ])('ten wrong passwords, then waiting: %s', async (_name, together) => {
    await server.register();
    const count = together ? 64 : 12;
    expect(await refusals(count, together)).toBe(count - 10);
    expect((await server.signIn()).error).toBe(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts. Try again in 1 minute.',
    );
    server.time.now += 999;
    expect((await server.signIn()).error).toMatch('TOO_MANY');
    server.time.now += 1;
    expect((await server.signIn()).error).toBeNull();
    expect(await refusals(9, false)).toBe(0);
  });

  test('the wait doubles to 15 minutes and is the same for an address nobody has', async () => {
    const email = 'nobody@example.org';
    expect(await refusals(10, false, email)).toBe(0);
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      server.time.now += seconds * 1000 - 1;
      expect(await refusals(1, false, email)).toBe(1);
      server.time.now += 1;
      expect(await refusals(1, false, email)).toBe(0);
    }
  });

  test('failures spread over more than 15 minutes cost nothing', async () => {
    expect(await refusals(9, false)).toBe(0);
    server.time.now += 15 * 60_000;
    expect(await refusals(9, false)).toBe(0);
  });

  test.each([
    ['one after another', false],
    ['64 at once', true],
  ])('100 sign-ins an hour from one network: %s', async (_name, together) => {
    // The counter is set near the limit: the test is about the hundredth try and the one after it.
    await refusals(1, false, 'first@example.org');
    server.database.exec(`UPDATE attempts SET count = 90 WHERE kind = 'signInByIp'`);
    const emails = Array.from({ length: together ? 64 : 12 }, (_, n) => `n${n}@example.org`);
    let refused = 0;
    if (together) {
      const each = await Promise.all(emails.map((email) => refusals(1, false, email)));
      refused = each.reduce((sum, count) => sum + count, 0);
      // The hash queue takes all ten that the limit lets through.
    } else for (const email of emails) refused += await refusals(1, false, email);
    expect(refused).toBe(emails.length - 10);
    server.time.now += 3_600_000;
    expect(await refusals(1, false, 'last@example.org')).toBe(0);
  });

  test('an operator may switch them off', async () => {
    await server.restartWith({ RATE_LIMITS: 'off' });
    expect(await refusals(12, false)).toBe(0);
  });
});

test('more at once than the hash queue takes are asked to come again, and cost no failure', async () => {
  await server.restartWith({ TRUSTED_PROXIES: '127.0.0.1' });
  await server.register();
  const attempt = (n: number): Promise<string | null> =>
    server
      .post(
        '/v1/accounts:signInWithPassword',
        { email: EMAIL, password: PASSWORD },
        { 'x-forwarded-for': `198.51.100.${n}` },
      )
      .then(({ error }) => error);
  const errors = await Promise.all(Array.from({ length: 90 }, (_, n) => attempt(n)));
  const busy = errors.filter((error) => error !== null);
  expect(busy.length).toBeGreaterThan(0);
  expect(new Set(busy)).toEqual(
    new Set(['TOO_MANY_ATTEMPTS_TRY_LATER : The server is busy. Try again in a minute.']),
  );
  expect(server.database.prepare(`SELECT * FROM attempts WHERE kind = 'failure'`).all()).toEqual(
    [],
  );
});
