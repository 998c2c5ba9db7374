import { beforeEach, describe, expect, test } from 'vitest';
import {
  accountServerForEachTest,
  EMAIL,
  PASSWORD,
  type Tokens,
  tokensOf,
} from '../../testing/accountClient.ts';
import { GRACE_MS } from '../tokens/Sessions.ts';

const server = accountServerForEachTest();
let tokens: Tokens;
beforeEach(async () => {
  tokens = await server.register();
});

/** The refresh token that follows; fails the test when there is none. */
const traded = async (token: string): Promise<string> => {
  const answer = await server.refresh(token);
  expect(answer.error).toBeNull();
  return tokensOf(answer).refreshToken;
};

const refusal = async (token: string): Promise<string | null> =>
  (await server.refresh(token)).error;

test('answers in the form of the hosted service', async () => {
  const { status, body } = await server.refresh(tokens.refreshToken);
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: body['id_token'],
    expires_in: '3600',
    token_type: 'Bearer',
    refresh_token: expect.stringMatching(/^[\w-]{43}$/) as string,
    id_token: expect.any(String) as string,
    user_id: tokens.uid,
    project_id: server.projectId,
  });
});

test.each([
  ['', 'MISSING_GRANT_TYPE'],
  ['grant_type=password&refresh_token=x', 'INVALID_GRANT_TYPE'],
  ['grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
  ['grant_type=refresh_token&refresh_token=x', 'INVALID_REFRESH_TOKEN'],
])('"%s": %s', async (form, error) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await server.post('/v1/token', form, headers)).error).toBe(error);
});

describe('rotation', () => {
  test('tabs that trade the same token at once all stay signed in', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => traded(tokens.refreshToken)));
    expect(new Set(all).size).toBe(20);
    // The tabs keep one of the new tokens; the old one is good for a while yet.
    await traded(all[7] ?? '');
    server.time.now += GRACE_MS;
    await traded(tokens.refreshToken);
  });

  test('used long after what came of it, and once more, it is stolen: all of the session ends', async () => {
    const second = await traded(tokens.refreshToken);
    const third = await traded(second);
    const fourth = await traded(third);
    server.time.now += GRACE_MS + 1;
    expect(await refusal(tokens.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    server.time.now += GRACE_MS;
    expect(await refusal(tokens.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    server.time.now += 1;
    expect(await refusal(tokens.refreshToken)).toBe('TOKEN_EXPIRED');
    expect(await refusal(fourth)).toBe('TOKEN_EXPIRED');
    expect((await server.post('/v1/accounts:lookup', { idToken: tokens.idToken })).error).toBe(
      'TOKEN_EXPIRED',
    );
    expect(server.logged.some(({ audit }) => audit === 'refreshTokenStolen')).toBe(true);
    // Other devices have sessions of their own.
    expect((await server.signIn()).error).toBeNull();
    await expect.poll(() => server.letters().join()).toMatch(/a copy of a sign-in was used/);
  });

  test('a tab that slept for hours is refused once, and goes on with the token of the others', async () => {
    let newest = tokens.refreshToken;
    for (let hour = 0; hour < 5; hour += 1) {
      newest = await traded(newest);
      server.time.now += 3_300_000;
    }
    expect(await refusal(tokens.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    newest = await traded(newest);
    server.time.now += 24 * 3_600_000;
    await traded(newest);
  });

  test('a copy taken from a device that goes on is out a minute after the owner was refused', async () => {
    const thiefs = await traded(tokens.refreshToken);
    server.time.now += 1000;
    const owners = await traded(tokens.refreshToken);
    server.time.now += 3_300_000;
    const thiefsNext = await traded(thiefs);
    server.time.now += 3_300_000;
    expect(await refusal(owners)).toBe('INVALID_REFRESH_TOKEN');
    // A listener to documents asks for a token again after a while.
    server.time.now += 30_000;
    expect(await refusal(owners)).toBe('INVALID_REFRESH_TOKEN');
    server.time.now += 60_000;
    expect(await refusal(owners)).toBe('TOKEN_EXPIRED');
    expect(await refusal(thiefsNext)).toBe('TOKEN_EXPIRED');
  });

  // Thief and owner refresh every hour, in turns, for as long as both are let in.
  test.each([
    ['the thief trades first', 1],
    ['the owner trades first', 0],
  ])('two who use one token are both out before long: %s', async (_, first) => {
    const held = [tokens.refreshToken, tokens.refreshToken];
    const isOut = [false, false];
    for (let turn = first; turn < 12 && !isOut.every(Boolean); turn += 1) {
      const who = turn % 2;
      server.time.now += 1_800_000;
      const answer = await server.refresh(held[who] ?? '');
      if (answer.error === null) held[who] = tokensOf(answer).refreshToken;
      isOut[who] = answer.error === 'TOKEN_EXPIRED';
    }
    expect(isOut).toEqual([true, true]);
  });

  test('a page that was gone before it kept what it used signs nobody out, however late', async () => {
    // A change of the account brings a token that the page uses at once; the device stores neither.
    const changed = await server.post('/v1/accounts:update', {
      idToken: tokens.idToken,
      displayName: 'Jo',
      returnSecureToken: true,
    });
    await traded(tokensOf(changed).refreshToken);
    server.time.now += 60 * 24 * 3_600_000;
    const received = await traded(tokens.refreshToken);
    server.time.now += 3_300_000;
    await traded(received);
  });

  test('an answer that was lost on the way signs nobody out, however late the next try', async () => {
    await traded(tokens.refreshToken);
    server.time.now += 16 * 60_000;
    const received = await traded(tokens.refreshToken);
    server.time.now += 24 * 3_600_000;
    await traded(received);
  });
});

describe('what ends sessions', () => {
  test('a disabled account is told so', async () => {
    server.database.exec('UPDATE accounts SET disabled = 1');
    expect(await refusal(tokens.refreshToken)).toBe('USER_DISABLED');
    server.database.exec('UPDATE accounts SET disabled = 0');
    expect(await refusal(tokens.refreshToken)).toBeNull();
  });

  test('a new password ends the others in the same second', async () => {
    const other = tokensOf(await server.signIn());
    const answer = await server.post('/v1/accounts:update', {
      idToken: tokens.idToken,
      password: 'another long one',
      returnSecureToken: true,
    });
    expect(answer.error).toBeNull();
    for (const old of [tokens, other]) {
      expect(await refusal(old.refreshToken)).toBe('TOKEN_EXPIRED');
      const lookup = await server.post('/v1/accounts:lookup', { idToken: old.idToken });
      expect(lookup.error).toBe('TOKEN_EXPIRED');
    }
    const here = tokensOf(answer);
    const lookup = await server.post('/v1/accounts:lookup', { idToken: here.idToken });
    expect(lookup.error).toBeNull();
    await traded(here.refreshToken);
  });

  test('deleting the account', async () => {
    const answer = await server.post('/v1/accounts:delete', { idToken: tokens.idToken });
    expect(answer.body).toEqual({ kind: 'identitytoolkit#DeleteAccountResponse' });
    expect(await refusal(tokens.refreshToken)).toBe('TOKEN_EXPIRED');
    expect((await server.signIn()).error).toBe('INVALID_LOGIN_CREDENTIALS');
    const lookup = await server.post('/v1/accounts:lookup', { idToken: tokens.idToken });
    expect(lookup.error).toBe('USER_NOT_FOUND');
  });

  test('of 200 refreshes beside a reset of the password, no token is good afterwards', async () => {
    await server.post('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    const oobCode = await server.codeFor(EMAIL, 'resetPassword');
    const [reset, ...answers] = await Promise.all([
      server.post('/v1/accounts:resetPassword', { oobCode, newPassword: `${PASSWORD} again` }),
      ...Array.from({ length: 200 }, () => server.refresh(tokens.refreshToken)),
    ]);
    expect(reset.error).toBeNull();
    const lastWords = new Set<string | null>();
    for (const answer of answers.filter(({ error }) => error === null)) {
      lastWords.add(await refusal(tokensOf(answer).refreshToken));
      const { idToken } = tokensOf(answer);
      lastWords.add((await server.post('/v1/accounts:lookup', { idToken })).error);
    }
    lastWords.add(await refusal(tokens.refreshToken));
    expect(lastWords).toEqual(new Set(['TOKEN_EXPIRED']));
  });
});

test('a clock that is set back an hour shuts nobody out who registered or came in before', async () => {
  server.time.now -= 3_600_000;
  for (const come of [server.signIn(), server.refresh(tokens.refreshToken)]) {
    const { idToken } = tokensOf(await come);
    const lookup = await server.post('/v1/accounts:lookup', { idToken });
    expect(lookup.error).toBeNull();
  }
});
