import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EMAIL,
  PASSWORD,
  startAccountServer,
  type AccountServer,
  type Answer,
  type Tokens,
} from '../../testing/accountClient.ts';

let server: AccountServer;
let tokens: Tokens;
beforeAll(async () => {
  server = await startAccountServer();
  tokens = await server.register();
});
afterAll(() => server.stop());

const update = (body: object): Promise<Answer> =>
  server.post('/v1/accounts:update', { idToken: tokens.idToken, returnSecureToken: true, ...body });

const user = async (): Promise<unknown> =>
  (
    (await server.post('/v1/accounts:lookup', { idToken: tokens.idToken })).body[
      'users'
    ] as unknown[]
  )[0];

test('lookup answers in the form of the hosted service', async () => {
  const ms = String(server.time.now);
  const { body } = await server.post('/v1/accounts:lookup', { idToken: tokens.idToken });
  expect(body).toEqual({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: tokens.uid,
        email: EMAIL,
        emailVerified: false,
        passwordHash: 'UkVEQUNURUQ=',
        passwordUpdatedAt: server.time.now,
        validSince: String(server.time.now / 1000),
        lastLoginAt: ms,
        createdAt: ms,
        lastRefreshAt: new Date(server.time.now).toISOString(),
        mfaInfo: [],
        providerUserInfo: [
          { providerId: 'password', federatedId: EMAIL, email: EMAIL, rawId: EMAIL },
        ],
      },
    ],
  });
});

test('sets the profile and clears it in each of the two ways', async () => {
  const photoUrl = 'https://example.org/a.png';
  const set = await update({ displayName: 'Ann', photoUrl });
  expect(set.body).toMatchObject({ displayName: 'Ann', photoUrl, expiresIn: '3600' });
  expect((await server.refresh(String(set.body['refreshToken']))).error).toBeNull();
  expect(await user()).toMatchObject({ displayName: 'Ann', photoUrl });
  await update({ deleteAttribute: ['PHOTO_URL'] });
  await update({ displayName: '' });
  expect(await user()).not.toHaveProperty('displayName');
  expect(await user()).not.toHaveProperty('photoUrl');
});

test.each<[string, object, string]>([
  [
    'another address',
    { email: 'new@example.org' },
    'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.',
  ],
  ['an address that is none', { email: 'new' }, 'INVALID_EMAIL'],
  [
    'a verified address by word',
    { emailVerified: true },
    'INVALID_ARGUMENT : Invalid value at emailVerified.',
  ],
  ['somebody else', { localId: 'x' }, 'INVALID_ARGUMENT : Invalid value at localId.'],
  [
    'rights',
    { customAttributes: '{"admin":true}' },
    'INVALID_ARGUMENT : Invalid value at customAttributes.',
  ],
  ['disabling', { disableUser: true }, 'INVALID_ARGUMENT : Invalid value at disableUser.'],
  ['revoking', { validSince: '1' }, 'INVALID_ARGUMENT : Invalid value at validSince.'],
  ['a long name', { displayName: 'x'.repeat(257) }, 'INVALID_DISPLAY_NAME'],
  ['a script for a picture', { photoUrl: 'javascript:alert(1)' }, 'INVALID_PHOTO_URL'],
  ['a secret in it', { photoUrl: 'https://ann:word@example.org/a.png' }, 'INVALID_PHOTO_URL'],
  [
    'a short password',
    { password: 'short' },
    'WEAK_PASSWORD : Password should be at least 6 characters',
  ],
  ['nobody', { idToken: '' }, 'MISSING_ID_TOKEN'],
  ['a forged token', { idToken: 'a.b.c' }, 'INVALID_ID_TOKEN'],
  ['a wrong code', { oobCode: 'x' }, 'INVALID_OOB_CODE'],
])('%s is refused', async (_name, body, error) => {
  const before = await user();
  expect((await update(body)).error).toBe(error);
  expect(await user()).toEqual(before);
});

test('the address an account has is no change', async () => {
  expect((await update({ email: EMAIL.toUpperCase() })).error).toBeNull();
});

test('a password and the account need a sign-in of the last five minutes', async () => {
  server.time.now += 5 * 60_000 + 1;
  expect((await update({ password: 'another long one' })).error).toBe(
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  );
  const gone = await server.post('/v1/accounts:delete', { idToken: tokens.idToken });
  expect(gone.error).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  expect((await update({ displayName: 'Ann' })).error).toBeNull();
  expect((await server.signIn(EMAIL, PASSWORD)).error).toBeNull();
});

test('revokeToken asks who is there and ends nothing', async () => {
  const revoke = (idToken: string): Promise<Answer> =>
    server.post('/v2/accounts:revokeToken', {
      providerId: 'apple.com',
      tokenType: 'ACCESS_TOKEN',
      token: 't',
      idToken,
    });
  expect((await revoke('a.b.c')).error).toBe('INVALID_ID_TOKEN');
  expect((await revoke(tokens.idToken)).body).toEqual({});
  expect(await user()).toMatchObject({ email: EMAIL });
});
