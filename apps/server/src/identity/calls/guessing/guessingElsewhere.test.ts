import { expect, test } from 'vitest';
import {
  accountServerForEachTest,
  EMAIL,
  PASSWORD,
  tokensOf,
  type Answer,
} from '../../../testing/accountClient.ts';

// Whoever proved themselves from a network, in any way, gets in from there despite guesses
// elsewhere.

const server = accountServerForEachTest({ TRUSTED_PROXIES: '127.0.0.1' });

const AT_HOME = '203.0.113.1';
const IN_TOWN = '203.0.113.2';
const FROM = 'x-forwarded-for';
const DAY_MS = 24 * 3_600_000;

const signInFrom = (address: string, password = PASSWORD): Promise<Answer> =>
  server.post('/v1/accounts:signInWithPassword', { email: EMAIL, password }, { [FROM]: address });

const registerFrom = (address: string): Promise<Answer> =>
  server.post('/v1/accounts:signUp', { email: EMAIL, password: PASSWORD }, { [FROM]: address });

const refreshFrom = (address: string, refreshToken: string): Promise<Answer> =>
  server.post('/v1/token', `grant_type=refresh_token&refresh_token=${refreshToken}`, {
    'content-type': 'application/x-www-form-urlencoded',
    [FROM]: address,
  });

async function guess(): Promise<void> {
  for (let n = 0; n < 105; n += 1) await signInFrom(`198.51.100.${Math.floor(n / 5)}`, 'a guess');
  expect((await signInFrom('198.51.100.200')).error).toMatch('TOO_MANY_ATTEMPTS_TRY_LATER');
}

test('where they registered', async () => {
  await registerFrom(AT_HOME);
  await guess();
  expect((await signInFrom(AT_HOME)).error).toBeNull();
}, 120_000);

test('where the app has stayed signed in for months', async () => {
  let { refreshToken } = tokensOf(await registerFrom(AT_HOME));
  for (let month = 0; month < 3; month += 1) {
    server.time.now += 25 * DAY_MS;
    ({ refreshToken } = tokensOf(await refreshFrom(IN_TOWN, refreshToken)));
  }
  await guess();
  expect((await signInFrom(IN_TOWN)).error).toBeNull();
  // The account was not seen there for more than a month.
  expect((await signInFrom(AT_HOME)).error).toMatch('TOO_MANY_ATTEMPTS_TRY_LATER');
}, 120_000);

test('where a living session has just asked who it is', async () => {
  const { idToken } = tokensOf(await registerFrom(AT_HOME));
  await guess();
  expect((await signInFrom(IN_TOWN)).error).toMatch('TOO_MANY_ATTEMPTS_TRY_LATER');
  await server.post('/v1/accounts:lookup', { idToken }, { [FROM]: IN_TOWN });
  expect((await signInFrom(IN_TOWN)).error).toBeNull();
}, 120_000);

test('a session that is refreshed is never refused for the guesses of others', async () => {
  const { refreshToken } = tokensOf(await registerFrom(AT_HOME));
  await guess();
  expect((await refreshFrom('198.51.100.3', refreshToken)).error).toBeNull();
}, 120_000);
