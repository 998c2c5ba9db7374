import { expect, test } from 'vitest';
import {
  accountServerForEachTest,
  type Answer,
  EMAIL,
  PASSWORD,
} from '../../../testing/accountClient.ts';

const server = accountServerForEachTest({ TRUSTED_PROXIES: '127.0.0.1' });

const signInFrom = (address: string, password: string, email = EMAIL): Promise<Answer> =>
  server.post(
    '/v1/accounts:signInWithPassword',
    { email, password },
    { 'x-forwarded-for': address },
  );

/** So many wrong passwords, five from each network. @returns how many were tried. */
async function guess(count: number, email = EMAIL): Promise<number> {
  let tried = 0;
  for (let n = 0; n < count; n += 1) {
    const { error } = await signInFrom(
      `198.51.100.${Math.floor(n / 5)}`,
      'not the password',
      email,
    );
    if (error === 'INVALID_LOGIN_CREDENTIALS') tried += 1;
    else expect(error).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account/);
  }
  return tried;
}

const AT_HOME = '203.0.113.1';
const ELSEWHERE = '203.0.113.2';

test('of one account 100 wrong passwords are tried in a day, from however many networks', async () => {
  await server.register();
  expect(await guess(110)).toBe(100);
  expect((await signInFrom(ELSEWHERE, PASSWORD)).error).toMatch('TOO_MANY_ATTEMPTS_TRY_LATER');
  server.time.now += 24 * 3_600_000;
  expect((await signInFrom(ELSEWHERE, PASSWORD)).error).toBeNull();
}, 120_000);

test('the owner gets in where the account was signed in before, and anywhere behind a letter', async () => {
  await server.register();
  await signInFrom(AT_HOME, PASSWORD);
  await guess(100);
  expect((await signInFrom(AT_HOME, PASSWORD)).error).toBeNull();
  const reset = { requestType: 'PASSWORD_RESET', email: EMAIL };
  await server.post('/v1/accounts:sendOobCode', reset);
  const oobCode = await server.codeFor(EMAIL, 'resetPassword');
  const body = { oobCode, newPassword: 'spread lime in autumn' };
  await server.post('/v1/accounts:resetPassword', body, { 'x-forwarded-for': ELSEWHERE });
  // Further guesses lock nobody out of the network where the letter was read.
  expect(await guess(110)).toBe(100);
  expect((await signInFrom(ELSEWHERE, 'spread lime in autumn')).error).toBeNull();
}, 120_000);

test('an address without an account is treated alike', async () => {
  expect(await guess(102, 'nobody@example.org')).toBe(100);
}, 120_000);
