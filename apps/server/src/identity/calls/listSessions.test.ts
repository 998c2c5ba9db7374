import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  accountServerForEachTest,
  EMAIL,
  PASSWORD,
  type Tokens,
  tokensOf,
} from '../../testing/accountClient.ts';

const server = accountServerForEachTest();

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const OFFICE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

async function signInWith(agent: string): Promise<Tokens> {
  const body = { email: EMAIL, password: PASSWORD, returnSecureToken: true };
  return tokensOf(
    await server.post('/v1/accounts:signInWithPassword', body, { 'user-agent': agent }),
  );
}

interface Listed {
  readonly sessionId: string;
  readonly device: string | null;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

async function list({ idToken }: Tokens): Promise<readonly Listed[]> {
  const { body } = await server.post('/v2/accounts:listSessions', { idToken });
  return body['sessions'] as readonly Listed[];
}

test('an owner sees by device and last use where the account is signed in, and ends a session', async () => {
  await server.register();
  server.time.now += 1000;
  const phone = await signInWith(PHONE);
  server.time.now += 1000;
  const office = await signInWith(OFFICE);
  const listed = await list(phone);
  expect(listed.slice(0, 2).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Firefox, Windows', false],
    ['Chrome, Android', true],
  ]);
  const sessionId = listed[0]?.sessionId;
  expect(
    (await server.post('/v2/accounts:endSession', { idToken: phone.idToken, sessionId })).error,
  ).toBeNull();
  expect((await server.refresh(office.refreshToken)).error).toBe('TOKEN_EXPIRED');
  const asked = await server.post('/v1/accounts:lookup', { idToken: office.idToken });
  expect(asked.error).toBe('TOKEN_EXPIRED');
  expect(await list(phone)).toHaveLength(listed.length - 1);
});

test('who signs out takes the refresh token along, with an ID token that ran out too', async () => {
  const { refreshToken } = await server.register();
  server.time.now += 2 * 3_600_000;
  expect((await server.post('/v2/accounts:endSession', { refreshToken })).error).toBeNull();
  expect((await server.refresh(refreshToken)).error).toBe('TOKEN_EXPIRED');
  expect((await server.post('/v2/accounts:endSession', { refreshToken })).error).toBeNull();
});

test('the hash of a refresh token ends its session and opens nothing', async () => {
  const { refreshToken } = await server.register();
  const refreshTokenHash = createHash('sha256').update(refreshToken).digest('base64url');
  expect((await server.refresh(refreshTokenHash)).error).toBe('INVALID_REFRESH_TOKEN');
  expect((await server.post('/v2/accounts:endSession', { refreshTokenHash })).error).toBeNull();
  expect((await server.refresh(refreshToken)).error).toBe('TOKEN_EXPIRED');
  for (const made of ['', 'AAAA', '%']) {
    const { error } = await server.post('/v2/accounts:endSession', { refreshTokenHash: made });
    expect(error).toMatch(/^INVALID_(REFRESH_TOKEN|ARGUMENT)/);
  }
});

test('a session that another on the same device takes over is gone, and signs no tab of it out', async () => {
  const before = await server.register();
  const after = tokensOf(await server.signIn());
  const refreshTokenHash = createHash('sha256').update(before.refreshToken).digest('base64url');
  const body = { refreshTokenHash, isSuperseded: true };
  expect((await server.post('/v2/accounts:endSession', body)).error).toBeNull();
  expect((await list(after)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  // A tab that has not heard of the other session gets codes that do not sign its client out.
  expect((await server.refresh(before.refreshToken)).error).toBe('INVALID_REFRESH_TOKEN');
  const { idToken } = before;
  expect((await server.post('/v1/accounts:lookup', { idToken })).error).toBe('INVALID_ID_TOKEN');
  // Signed out by the owner, it is signed out.
  expect((await server.post('/v2/accounts:endSession', { refreshTokenHash })).error).toBeNull();
  expect((await server.refresh(before.refreshToken)).error).toBe('INVALID_REFRESH_TOKEN');
});

test('sessions of others are neither seen nor ended', async () => {
  const ann = await server.register();
  const bob = await server.register('bob@example.org');
  const sessionId = (await list(bob))[0]?.sessionId;
  const { error } = await server.post('/v2/accounts:endSession', {
    idToken: ann.idToken,
    sessionId,
  });
  expect(error).toMatch(/^INVALID_ARGUMENT/);
  expect((await list(ann)).map((each) => each.sessionId)).not.toContain(sessionId);
  expect((await server.refresh(bob.refreshToken)).error).toBeNull();
  expect((await server.post('/v2/accounts:endSession', { refreshToken: 'x' })).error).toBe(
    'INVALID_REFRESH_TOKEN',
  );
  expect((await server.post('/v2/accounts:listSessions', {})).error).toBe('MISSING_ID_TOKEN');
});

test('a session that is not used for a year is over; one that is goes on', async () => {
  const idle = await server.register();
  const used = tokensOf(await server.signIn());
  const DAY = 24 * 3_600_000;
  server.time.now += 300 * DAY;
  const { refreshToken } = tokensOf(await server.refresh(used.refreshToken));
  server.time.now += 66 * DAY;
  expect((await server.refresh(idle.refreshToken)).error).toBe('TOKEN_EXPIRED');
  expect((await server.refresh(refreshToken)).error).toBeNull();
});

test('a profile changed all day leaves no tokens behind', async () => {
  const { idToken } = await server.register();
  const count = (): unknown =>
    server.database.prepare('SELECT count(*) AS n FROM refresh_tokens').get()?.['n'];
  const before = Number(count());
  for (let n = 0; n < 10; n += 1)
    await server.post('/v1/accounts:update', { idToken, displayName: `Ann ${n}` });
  expect(count()).toBe(before);
  for (let n = 0; n < 80; n += 1) {
    await server.post('/v1/accounts:update', {
      idToken,
      displayName: `Ann ${n}`,
      returnSecureToken: true,
    });
  }
  expect(Number(count())).toBeLessThanOrEqual(51);
});

test('a changed password is told to its owner, by letter', async () => {
  const { idToken } = await server.register();
  const body = { idToken, password: 'spread lime in autumn' };
  expect(
    (await server.post('/v1/accounts:update', body, { 'x-firebase-locale': 'es' })).error,
  ).toBeNull();
  await expect.poll(() => server.letters().join()).toMatch(/Cambió su contraseña/);
  expect(server.letters().join()).not.toContain('oobCode');
});

test('a password is the same in whatever form its letters were typed', async () => {
  const password = 'señor del campo';
  await server.register(EMAIL, password.normalize('NFD'));
  expect((await server.signIn(EMAIL, password.normalize('NFC'))).error).toBeNull();
  expect((await server.signIn(EMAIL, password.normalize('NFD'))).error).toBeNull();
});

test('of a deleted account no letter is left, and no session that names it', async () => {
  const { uid, idToken, refreshToken } = await server.register();
  await server.post('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await server.codeFor(EMAIL, 'verifyEmail');
  expect((await server.post('/v1/accounts:delete', { idToken })).error).toBeNull();
  expect(server.letters()).toEqual([]);
  expect(JSON.stringify(server.database.prepare('SELECT * FROM sessions').all())).not.toContain(
    uid,
  );
  // Another device of the deleted account is still told to sign out.
  expect((await server.refresh(refreshToken)).error).toBe('TOKEN_EXPIRED');
});

test('a denial names the request and the account', async () => {
  const { uid, idToken } = await server.register();
  const answer = await fetch(
    `${server.url}/v1/projects/${server.projectId}/databases/(default)/documents/users/stranger`,
    { headers: { authorization: `Bearer ${idToken}` } },
  );
  expect(answer.status).toBe(403);
  expect(server.logged).toContainEqual(
    expect.objectContaining({
      msg: 'denied by the rules',
      uid,
      requestId: answer.headers.get('x-request-id'),
    }),
  );
});
