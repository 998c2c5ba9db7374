import { describe, expect, test } from 'vitest';
import { accountServerForEachTest, EMAIL, PASSWORD } from '../../testing/accountClient.ts';

const server = accountServerForEachTest();

test('answers in the form of the hosted service', async () => {
  const { status, body } = await server.post('/v1/accounts:signUp', {
    returnSecureToken: true,
    email: 'Ann@Example.ORG',
    password: PASSWORD,
    clientType: 'CLIENT_TYPE_WEB',
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: expect.stringMatching(/^[A-Za-z0-9]{28}$/) as string,
    email: EMAIL,
    idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
    refreshToken: expect.stringMatching(/^[\w-]{43}$/) as string,
    expiresIn: '3600',
  });
  const claims = JSON.parse(
    Buffer.from(String(body['idToken']).split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>;
  const now = server.time.now / 1000;
  expect(claims).toMatchObject({
    iss: `urn:mix-instance:${server.projectId}`,
    aud: server.projectId,
    sub: body['localId'],
    user_id: body['localId'],
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email: EMAIL,
    email_verified: false,
    firebase: { identities: { email: [EMAIL] }, sign_in_provider: 'password' },
  });
  expect(claims).not.toHaveProperty('admin');
});

test('neither password nor token is stored in the clear', async () => {
  const { refreshToken } = await server.register();
  const rows = JSON.stringify([
    server.database.prepare('SELECT * FROM accounts').all(),
    server.database.prepare('SELECT hex(hash), session_id FROM refresh_tokens').all(),
  ]);
  expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(rows).not.toContain(PASSWORD);
  expect(rows).not.toContain(refreshToken);
});

describe('refusals', () => {
  test.each<[string, unknown, string]>([
    ['no address', { password: PASSWORD }, 'MISSING_EMAIL'],
    ['an empty address', { email: '', password: PASSWORD }, 'MISSING_EMAIL'],
    ['no at', { email: 'ann', password: PASSWORD }, 'INVALID_EMAIL'],
    ['two ats', { email: 'a@b@c.org', password: PASSWORD }, 'INVALID_EMAIL'],
    ['a space', { email: 'a n@c.org', password: PASSWORD }, 'INVALID_EMAIL'],
    ['a line break', { email: 'a@c.org\nBcc: b@c.org', password: PASSWORD }, 'INVALID_EMAIL'],
    ['a name beside it', { email: 'Ann <a@c.org>', password: PASSWORD }, 'INVALID_EMAIL'],
    [
      'too long',
      { email: `${'a'.repeat(60)}@${'b.'.repeat(100)}org`, password: PASSWORD },
      'INVALID_EMAIL',
    ],
    ['no password', { email: EMAIL }, 'MISSING_PASSWORD'],
    ['an empty password', { email: EMAIL, password: '' }, 'MISSING_PASSWORD'],
    [
      '5 characters',
      { email: EMAIL, password: 'lime5' },
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
    [
      '7 characters',
      { email: EMAIL, password: 'limes77' },
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters]',
    ],
    [
      '4,097 characters',
      { email: EMAIL, password: 'x'.repeat(4097) },
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at most 4096 characters]',
    ],
    [
      'a common password',
      { email: EMAIL, password: 'Password123' },
      'WEAK_PASSWORD : This password is one of the first anybody would guess; choose another',
    ],
    [
      'an id of their choice',
      { email: EMAIL, password: PASSWORD, localId: 'me' },
      'UNEXPECTED_PARAMETER : User ID',
    ],
    ['nobody', {}, 'ADMIN_ONLY_OPERATION'],
    ['linking', { email: EMAIL, password: PASSWORD, idToken: 'x' }, 'OPERATION_NOT_ALLOWED'],
    ['a number', { email: 7, password: PASSWORD }, 'INVALID_ARGUMENT : Invalid value at email.'],
    ['a list', [], 'INVALID_ARGUMENT : The body is not an object.'],
    [
      'an invisible name',
      { email: EMAIL, password: PASSWORD, displayName: 'a\u202eb' },
      'INVALID_DISPLAY_NAME',
    ],
  ])('%s', async (_name, body, error) => {
    const answer = await server.post('/v1/accounts:signUp', body);
    expect(answer.error).toBe(error);
    expect(answer.body).toEqual({
      error: {
        code: 400,
        message: error,
        errors: [{ message: error, domain: 'global', reason: 'invalid' }],
      },
    });
    expect(server.database.prepare('SELECT uid FROM accounts').all()).toEqual([]);
  });

  test('a taken address, whatever its case', async () => {
    await server.register();
    const answer = await server.post('/v1/accounts:signUp', {
      email: 'ANN@example.org',
      password: PASSWORD,
    });
    expect(answer.error).toBe('EMAIL_EXISTS');
  });

  test('of ten at once for one address, one account comes to be', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.post('/v1/accounts:signUp', { email: EMAIL, password: PASSWORD }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'EMAIL_EXISTS')).toHaveLength(9);
  });
});

test('where sign-up is closed', async () => {
  await server.restartWith({ SIGN_UP: 'closed' });
  const answer = await server.post('/v1/accounts:signUp', { email: EMAIL, password: PASSWORD });
  expect(answer.error).toBe('ADMIN_ONLY_OPERATION');
});
