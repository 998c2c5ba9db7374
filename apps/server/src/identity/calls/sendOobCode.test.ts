import { beforeEach, describe, expect, test } from 'vitest';
import {
  accountServerForEachTest,
  type Answer,
  EMAIL,
  PASSWORD,
  type Tokens,
} from '../../testing/accountClient.ts';

let tokens: Tokens;
const PUBLIC_URL = 'https://mix.example.org';
const server = accountServerForEachTest({
  PUBLIC_URL,
  CONTINUE_ORIGINS: 'https://farm.example.com',
  PRODUCT_NAME: 'Høyland <&> Co',
});
beforeEach(async () => {
  tokens = await server.register();
});

const send = (body: object, headers?: Record<string, string>): Promise<Answer> =>
  server.post('/v1/accounts:sendOobCode', body, headers);
const reset = (email = EMAIL): Promise<Answer> => send({ requestType: 'PASSWORD_RESET', email });
const verify = (): Promise<Answer> =>
  send({ requestType: 'VERIFY_EMAIL', idToken: tokens.idToken });
const change = (newEmail: string): Promise<Answer> =>
  send({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: tokens.idToken, newEmail });
const apply = (oobCode: string): Promise<Answer> => server.post('/v1/accounts:update', { oobCode });
const check = (oobCode: string): Promise<Answer> =>
  server.post('/v1/accounts:resetPassword', { oobCode });

test.each([
  ['VERIFY_EMAIL', 'verifyEmail', EMAIL],
  ['PASSWORD_RESET', 'resetPassword', EMAIL],
  ['VERIFY_AND_CHANGE_EMAIL', 'verifyAndChangeEmail', 'new@example.org'],
])('%s is answered and mailed', async (requestType, mode, to) => {
  const evil = {
    host: 'evil.example.com',
    'x-forwarded-host': 'evil.example.com',
    origin: 'https://evil.example.com',
  };
  const answer = await send(
    {
      requestType,
      idToken: tokens.idToken,
      email: EMAIL,
      newEmail: to,
      continueUrl: `${PUBLIC_URL}/mix?a=1&b=2`,
      returnOobLink: true,
    },
    evil,
  );
  expect(answer.body).toEqual({
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email: to,
  });
  const code = await server.codeFor(to, mode);
  expect(code).toMatch(/^[\w-]{32}$/);
  const [letter = ''] = server.letters();
  expect(letter).toContain(
    `${PUBLIC_URL}/auth/Action?mode=${mode}&oobCode=${code}&apiKey=${server.apiKey}&lang=en` +
      `&continueUrl=https%3A%2F%2Fmix.example.org%2Fmix%3Fa%3D1%26b%3D2\n`,
  );
  expect(letter).toContain('Høyland <&> Co Mix Calculator');
  expect(letter).not.toContain('evil');
  const hashes = JSON.stringify(
    server.database.prepare('SELECT hex(hash) AS hash, email FROM action_codes').all(),
  );
  expect(hashes).not.toContain(code);
  expect(server.database.prepare('SELECT * FROM letters').all()).toEqual([]);
});

describe('in the language that is asked for', () => {
  const spanish = { 'x-firebase-locale': 'es-MX' };

  test.each([
    ['VERIFY_EMAIL', 'verifyEmail', EMAIL, 'Confirme su correo para'],
    ['PASSWORD_RESET', 'resetPassword', EMAIL, 'Ponga una contraseña nueva para'],
    [
      'VERIFY_AND_CHANGE_EMAIL',
      'verifyAndChangeEmail',
      'new@example.org',
      'Confirme su correo nuevo',
    ],
  ])('%s in Spanish, its link too', async (requestType, mode, to, subject) => {
    const body = { requestType, idToken: tokens.idToken, email: EMAIL, newEmail: to };
    expect((await send(body, spanish)).error).toBeNull();
    await server.codeFor(to, mode);
    const [letter = ''] = server.letters();
    expect(letter).toContain(`Subject: ${subject}`);
    expect(letter).toContain('&lang=es\n');
  });

  test('the way back after a change, in the language of whoever changed it', async () => {
    await change('new@example.org');
    const oobCode = await server.codeFor('new@example.org', 'verifyAndChangeEmail');
    await server.post('/v1/accounts:update', { oobCode }, spanish);
    await server.codeFor(EMAIL, 'recoverEmail');
    const toOldAddress = server.letters().find((letter) => letter.startsWith(`To: ${EMAIL}\n`));
    expect(toOldAddress).toContain('Subject: Cambió su correo para');
  });

  test.each(['mi', 'es;q=1', `es-${'x-'.repeat(2000)}y`])('English for %.9s', async (locale) => {
    await send({ requestType: 'PASSWORD_RESET', email: EMAIL }, { 'x-firebase-locale': locale });
    await server.codeFor(EMAIL, 'resetPassword');
    expect(server.letters()[0]).toContain('Subject: Choose a new password');
    expect(server.letters()[0]).toContain('&lang=en\n');
  });
});

test('no log line holds an address, a code, a token or a password', async () => {
  await verify();
  const code = await server.codeFor(EMAIL, 'verifyEmail');
  await apply(code);
  await server.signIn(EMAIL, 'not the password');
  await server.refresh(tokens.refreshToken);
  const logged = JSON.stringify(server.logged);
  for (const secret of [
    EMAIL,
    code,
    PASSWORD,
    'not the password',
    tokens.idToken,
    tokens.refreshToken,
  ]) {
    expect(logged).not.toContain(secret);
  }
  const events = server.logged.map(({ audit }) => audit).filter((event) => event !== undefined);
  expect(new Set(events)).toEqual(
    new Set(['signUp', 'codeIssued', 'mail', 'emailVerified', 'signInFailed']),
  );
  const signUp = server.logged.find(({ audit }) => audit === 'signUp');
  expect(signUp).toMatchObject({ uid: tokens.uid, requestId: expect.any(String) as string });
  expect(logged).toContain('outbox');
});

describe('refusals', () => {
  test.each<[string, (idToken: string) => object, string]>([
    ['no kind', () => ({}), 'MISSING_REQ_TYPE'],
    ['another kind', () => ({ requestType: 'SMS' }), 'INVALID_REQ_TYPE'],
    [
      'signing in by link',
      () => ({ requestType: 'EMAIL_SIGNIN', email: EMAIL }),
      'OPERATION_NOT_ALLOWED',
    ],
    ['no address', () => ({ requestType: 'PASSWORD_RESET' }), 'MISSING_EMAIL'],
    ['no such address', () => ({ requestType: 'PASSWORD_RESET', email: 'x' }), 'INVALID_EMAIL'],
    ['nobody', () => ({ requestType: 'VERIFY_EMAIL' }), 'MISSING_ID_TOKEN'],
    [
      'no new address',
      (idToken) => ({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken }),
      'MISSING_NEW_EMAIL',
    ],
    [
      'their own address',
      (idToken) => ({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: EMAIL }),
      'EMAIL_EXISTS',
    ],
    ...[
      ['https://evil.example.com/', 'UNAUTHORIZED_DOMAIN'],
      ['https://mix.example.org.evil.com/', 'UNAUTHORIZED_DOMAIN'],
      ['https://mix.example.org@evil.com/', 'UNAUTHORIZED_DOMAIN'],
      ['https://user:word@mix.example.org/', 'UNAUTHORIZED_DOMAIN'],
      ['http://mix.example.org/', 'UNAUTHORIZED_DOMAIN'],
      ['https://mix.example.org:444/', 'UNAUTHORIZED_DOMAIN'],
      ['javascript:alert(1)', 'UNAUTHORIZED_DOMAIN'],
      ['data:text/html,x', 'UNAUTHORIZED_DOMAIN'],
      ['//evil.example.com', 'INVALID_CONTINUE_URI'],
      ['/mix', 'INVALID_CONTINUE_URI'],
    ].map(([continueUrl = '', error = '']): [string, () => object, string] => [
      `leading to ${continueUrl}`,
      () => ({ requestType: 'PASSWORD_RESET', email: EMAIL, continueUrl }),
      error,
    ]),
  ])('%s', async (_name, body, error) => {
    expect((await send(body(tokens.idToken))).error).toBe(error);
    expect(server.letters()).toEqual([]);
  });

  test('an origin the operator listed is none', async () => {
    const answer = await send({
      requestType: 'PASSWORD_RESET',
      email: EMAIL,
      continueUrl: 'https://farm.example.com/a',
    });
    expect(answer.error).toBeNull();
  });
});

describe('a reset for an address nobody has', () => {
  test('is answered alike, writes as much, and mails nothing', async () => {
    const known = await reset();
    await server.codeFor(EMAIL, 'resetPassword');
    const unknown = await reset('nobody@example.org');
    expect({ ...unknown.body, email: EMAIL }).toEqual(known.body);
    expect(server.database.prepare('SELECT count(*) AS n FROM action_codes').get()).toEqual({
      n: 2,
    });
    await expect.poll(() => server.database.prepare('SELECT * FROM letters').all()).toEqual([]);
    expect(server.letters()).toHaveLength(1);
  });

  test('takes its allowance alike', async () => {
    for (const email of [EMAIL, 'nobody@example.org']) {
      const errors = [];
      for (let n = 0; n < 6; n += 1) errors.push((await reset(email)).error);
      expect(errors.slice(0, 5)).toEqual([null, null, null, null, null]);
      expect(errors[5]).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : /);
    }
    server.time.now += 3_600_000;
    expect((await reset()).error).toBeNull();
  });
});

describe('a code', () => {
  test('is not used up by checking it or by reading its page, only by applying it, once', async () => {
    await verify();
    const code = await server.codeFor(EMAIL, 'verifyEmail');
    for (let n = 0; n < 3; n += 1) {
      await fetch(
        `${server.url}/auth/Action?mode=verifyEmail&oobCode=${code}&apiKey=${server.apiKey}`,
      );
      await fetch(`${server.url}/v1/accounts:update?key=${server.apiKey}&oobCode=${code}`);
      expect((await check(code)).body).toEqual({
        kind: 'identitytoolkit#ResetPasswordResponse',
        email: EMAIL,
        requestType: 'VERIFY_EMAIL',
      });
    }
    expect((await apply(code)).body).toMatchObject({ localId: tokens.uid, emailVerified: true });
    expect((await apply(code)).error).toBe('INVALID_OOB_CODE');
    expect((await check(code)).error).toBe('INVALID_OOB_CODE');
  });

  test('of two uses at once, one counts', async () => {
    await reset();
    const oobCode = await server.codeFor(EMAIL, 'resetPassword');
    const use = (newPassword: string): Promise<Answer> =>
      server.post('/v1/accounts:resetPassword', { oobCode, newPassword });
    const answers = await Promise.all([use('one long password'), use('two long password')]);
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['INVALID_OOB_CODE', null]));
  });

  test.each([
    ['resetPassword', 3600, reset],
    ['verifyEmail', 86_400, verify],
    ['verifyAndChangeEmail', 86_400, () => change('new@example.org')],
  ])('%s works for %i s', async (mode, seconds, ask) => {
    await ask();
    const to = mode === 'verifyAndChangeEmail' ? 'new@example.org' : EMAIL;
    const code = await server.codeFor(to, mode);
    server.time.now += seconds * 1000 - 1;
    expect((await check(code)).error).toBeNull();
    server.time.now += 1;
    expect((await check(code)).error).toBe('EXPIRED_OOB_CODE');
    expect((await apply(code)).error).toBe('EXPIRED_OOB_CODE');
  });

  test('dies when a newer one of its kind is mailed', async () => {
    await verify();
    const first = await server.codeFor(EMAIL, 'verifyEmail');
    await reset();
    server.time.now += 1;
    await verify();
    await expect.poll(() => server.letters().length).toBe(3);
    expect((await check(first)).error).toBe('INVALID_OOB_CODE');
    expect((await check(await server.codeFor(EMAIL, 'resetPassword'))).error).toBeNull();
    expect((await check(await server.codeFor(EMAIL, 'verifyEmail'))).error).toBeNull();
  });

  test('is for its own purpose alone', async () => {
    await reset();
    await verify();
    const forReset = await server.codeFor(EMAIL, 'resetPassword');
    const oobCode = await server.codeFor(EMAIL, 'verifyEmail');
    expect((await apply(forReset)).error).toBe('INVALID_OOB_CODE');
    const newPassword = 'another long one';
    expect((await server.post('/v1/accounts:resetPassword', { oobCode, newPassword })).error).toBe(
      'INVALID_OOB_CODE',
    );
    expect((await check(forReset)).error).toBeNull();
  });

  test.each([
    ['short', 'WEAK_PASSWORD'],
    ['seven77', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    ['', 'MISSING_PASSWORD'],
  ])('survives the refused password "%s"', async (newPassword, error) => {
    await reset();
    const oobCode = await server.codeFor(EMAIL, 'resetPassword');
    const answer = await server.post('/v1/accounts:resetPassword', { oobCode, newPassword });
    expect(answer.error).toContain(error);
    expect((await check(oobCode)).error).toBeNull();
  });

  test('of an account disabled meanwhile opens nothing', async () => {
    await verify();
    const code = await server.codeFor(EMAIL, 'verifyEmail');
    server.database.exec('UPDATE accounts SET disabled = 1');
    expect((await apply(code)).error).toBe('USER_DISABLED');
  });

  test('can be guessed 20 times an hour, exactly, at once', async () => {
    await verify();
    const code = await server.codeFor(EMAIL, 'verifyEmail');
    for (let n = 0; n < 10; n += 1) expect((await check(code)).error).toBeNull();
    const guesses = await Promise.all(Array.from({ length: 64 }, (_, n) => check(`guess${n}`)));
    expect(guesses.filter(({ error }) => error === 'INVALID_OOB_CODE')).toHaveLength(20);
    expect((await check(code)).error).toMatch('TOO_MANY_ATTEMPTS_TRY_LATER');
    server.time.now += 3_600_000;
    expect((await check(code)).error).toBeNull();
  });
});

describe('a change of address', () => {
  const NEW = 'new@example.org';
  const move = async (to: string): Promise<void> => {
    expect((await change(to)).error).toBeNull();
    expect((await apply(await server.codeFor(to, 'verifyAndChangeEmail'))).error).toBeNull();
  };

  test('kills what was mailed before and tells the old address', async () => {
    await reset();
    await verify();
    const codes = [
      await server.codeFor(EMAIL, 'resetPassword'),
      await server.codeFor(EMAIL, 'verifyEmail'),
    ];
    await move(NEW);
    for (const code of codes) expect((await check(code)).error).toBe('INVALID_OOB_CODE');
    await server.codeFor(EMAIL, 'recoverEmail');
    expect((await server.signIn(EMAIL)).error).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await server.signIn(NEW)).error).toBeNull();
  });

  test('can be taken back though it was changed twice', async () => {
    await move(NEW);
    tokens = { ...tokens, idToken: String((await server.signIn(NEW)).body['idToken']) };
    await move('third@example.org');
    expect((await apply(await server.codeFor(EMAIL, 'recoverEmail'))).error).toBeNull();
    expect((await server.signIn(EMAIL)).error).toBeNull();
  });

  test('to an address somebody registered meanwhile is refused and keeps the code', async () => {
    await change(NEW);
    const code = await server.codeFor(NEW, 'verifyAndChangeEmail');
    await server.register(NEW);
    expect((await apply(code)).error).toBe('EMAIL_EXISTS');
    expect((await check(code)).error).toBeNull();
  });
});
