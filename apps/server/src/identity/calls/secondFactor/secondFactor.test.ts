import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  accountServerForEachTest,
  type Answer,
  EMAIL,
  PASSWORD,
  type Tokens,
  tokensOf,
} from '../../../testing/accountClient.ts';
import { authenticatorCode } from '../../../testing/authenticatorApp.ts';

const server = accountServerForEachTest();

const STEP_MS = 30_000;
const MINUTE = 60_000;

const wrong = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

interface Enrolled extends Tokens {
  readonly secret: string;
}

let owner: Tokens;
beforeEach(async () => {
  owner = await registerVerified();
});

async function registerVerified(email = EMAIL): Promise<Tokens> {
  const tokens = await server.register(email);
  await server.post('/v1/accounts:sendOobCode', {
    requestType: 'VERIFY_EMAIL',
    idToken: tokens.idToken,
  });
  const oobCode = await server.codeFor(email, 'verifyEmail');
  await server.post('/v1/accounts:update', { oobCode });
  return tokens;
}

const start = ({ idToken }: Tokens) =>
  server.post('/v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });

interface TotpSession {
  readonly sharedSecretKey: string;
  readonly sessionInfo: string;
}

const totpSession = ({ body }: Answer) => body['totpSessionInfo'] as TotpSession;

const finalize = ({ idToken }: Tokens, sessionInfo: string, verificationCode: string) =>
  server.post('/v2/accounts/mfaEnrollment:finalize', {
    idToken,
    totpVerificationInfo: { sessionInfo, verificationCode },
  });

async function enrol(tokens: Tokens): Promise<Enrolled> {
  const { sharedSecretKey: secret, sessionInfo } = totpSession(await start(tokens));
  const done = await finalize(tokens, sessionInfo, authenticatorCode(secret, server.time.now));
  expect(done.error).toBeNull();
  // The next step: the code of the enrolment is used up.
  server.time.now += STEP_MS;
  return { ...tokensOf(done), uid: tokens.uid, secret };
}

const factorIdOf = ({ body }: Answer): string =>
  String((body['mfaInfo'] as { mfaEnrollmentId: string }[])[0]?.mfaEnrollmentId);

const second = (first: Answer, verificationCode: string) =>
  server.post('/v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential: first.body['mfaPendingCredential'],
    mfaEnrollmentId: factorIdOf(first),
    totpVerificationInfo: { verificationCode },
  });

const makeCodes = async ({ idToken }: Tokens): Promise<readonly string[]> =>
  (await server.post('/v2/accounts:recoveryCodes', { idToken })).body[
    'recoveryCodes'
  ] as readonly string[];

describe('setting up', () => {
  test('the account is told of the factor, by lookup and by letter; nothing asks for it before', async () => {
    const enrolled = await enrol(owner);
    const { body } = await server.post('/v1/accounts:lookup', { idToken: enrolled.idToken });
    expect(body).toMatchObject({ users: [{ mfaInfo: [{ totpInfo: {} }] }] });
    await expect.poll(() => server.letters().join()).toMatch(/asks for a code now/);
    expect(server.letters().join()).not.toContain(enrolled.secret);
  });

  test.each([
    ['a wrong code', 'INVALID_CODE'],
    ['no code', 'MISSING_CODE'],
    ['the code of another minute', 'INVALID_CODE'],
  ])('%s is refused, and the password alone goes on', async (kind, error) => {
    const { sharedSecretKey, sessionInfo } = totpSession(await start(owner));
    const code = authenticatorCode(sharedSecretKey, server.time.now);
    const typed = {
      'a wrong code': wrong(code),
      'no code': '',
      'the code of another minute': authenticatorCode(
        sharedSecretKey,
        server.time.now - 2 * STEP_MS,
      ),
    }[kind];
    expect((await finalize(owner, sessionInfo, typed ?? '')).error).toBe(error);
    expect((await server.signIn()).body['idToken']).toBeDefined();
  });

  test('an address that is not confirmed, an old sign-in, a second app, another session', async () => {
    const stranger = await server.register('bob@example.org');
    expect((await start(stranger)).error).toBe('UNVERIFIED_EMAIL');
    const { sharedSecretKey, sessionInfo } = totpSession(await start(owner));
    const other = tokensOf(await server.signIn());
    const code = authenticatorCode(sharedSecretKey, server.time.now);
    expect((await finalize(other, sessionInfo, code)).error).toBe('INVALID_SESSION_INFO');
    expect((await finalize(owner, 'x', code)).error).toBe('INVALID_SESSION_INFO');
    expect((await finalize(owner, '', code)).error).toBe('MISSING_SESSION_INFO');
    const enrolled = await enrol(owner);
    expect((await start(enrolled)).error).toBe('SECOND_FACTOR_EXISTS');
    server.time.now += 6 * MINUTE;
    expect((await start(enrolled)).error).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const byText = { idToken: enrolled.idToken, phoneEnrollmentInfo: {} };
    expect((await server.post('/v2/accounts/mfaEnrollment:start', byText)).error).toBe(
      'OPERATION_NOT_ALLOWED',
    );
  });

  test('the secret is neither in the database nor in the log', async () => {
    const { secret } = await enrol(owner);
    const codes = await makeCodes(tokensOf(await signInWithCode(secret)));
    const kept = JSON.stringify([
      server.database.prepare('SELECT * FROM second_factors').all(),
      server.database.prepare('SELECT * FROM recovery_codes').all(),
      server.logged,
    ]);
    for (const told of [secret, ...codes]) expect(kept).not.toContain(told);
    expect(readFileSync(join(server.dataDirectory, 'second-factor-key.json'), 'utf8')).toContain(
      '"key"',
    );
  });
});

async function signInWithCode(secret: string): Promise<Answer> {
  const answer = await second(await server.signIn(), authenticatorCode(secret, server.time.now));
  expect(answer.error).toBeNull();
  return { ...answer, body: { ...answer.body, localId: owner.uid } };
}

describe('signing in', () => {
  test('the password alone gives no token; with a code it does, and each code once', async () => {
    const { secret } = await enrol(owner);
    const first = await server.signIn();
    expect(first.body).toMatchObject({ mfaInfo: [{ totpInfo: {} }] });
    expect(JSON.stringify(first.body)).not.toMatch(/idToken|refreshToken/);
    const code = authenticatorCode(secret, server.time.now);
    const signedIn = await second(first, code);
    expect(signedIn.error).toBeNull();
    const { idToken } = tokensOf(signedIn);
    expect((await server.post('/v1/accounts:lookup', { idToken })).error).toBeNull();
    expect(
      JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()),
    ).toMatchObject({
      firebase: { sign_in_second_factor: 'totp', second_factor_identifier: factorIdOf(first) },
    });
    expect((await second(await server.signIn(), code)).error).toBe('INVALID_CODE');
    // The code of the step before is refused too, though its time is not over.
    const before = authenticatorCode(secret, server.time.now - STEP_MS);
    expect((await second(await server.signIn(), before)).error).toBe('INVALID_CODE');
    server.time.now += STEP_MS;
    expect(
      (await second(await server.signIn(), authenticatorCode(secret, server.time.now))).error,
    ).toBeNull();
  });

  test('the proof of the password is good for ten minutes, for this account and this password', async () => {
    const { secret, idToken } = await enrol(owner);
    const first = await server.signIn();
    const forged = { ...first, body: { ...first.body, mfaPendingCredential: 'AAAA' } };
    expect((await second(forged, authenticatorCode(secret, server.time.now))).error).toBe(
      'INVALID_MFA_PENDING_CREDENTIAL',
    );
    server.time.now += 11 * MINUTE;
    expect((await second(first, authenticatorCode(secret, server.time.now))).error).toBe(
      'INVALID_MFA_PENDING_CREDENTIAL',
    );
    const again = tokensOf(await signInWithCode(secret));
    const other = await server.signIn();
    const change = { idToken: again.idToken, password: 'spread lime in autumn' };
    expect((await server.post('/v1/accounts:update', change)).error).toBeNull();
    server.time.now += STEP_MS;
    expect((await second(other, authenticatorCode(secret, server.time.now))).error).toBe(
      'INVALID_MFA_PENDING_CREDENTIAL',
    );
    expect((await server.post('/v1/accounts:lookup', { idToken })).error).toBe('TOKEN_EXPIRED');
  });

  test('twenty wrong codes a day and account, from wherever and at once; then the right one waits too', async () => {
    const { secret } = await enrol(owner);
    const first = await server.signIn();
    const tries = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        second(first, wrong(authenticatorCode(secret, server.time.now), 1 + at)),
      ),
    );
    const refused = tries.filter(({ error }) => error === 'INVALID_CODE');
    expect(refused).toHaveLength(20);
    await expect.poll(() => server.letters().join()).toMatch(/Somebody knows your password/);
    const right = await second(await server.signIn(), authenticatorCode(secret, server.time.now));
    expect(right.error).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
    server.time.now += 24 * 60 * MINUTE;
    expect(
      (await second(await server.signIn(), authenticatorCode(secret, server.time.now))).error,
    ).toBeNull();
  });

  test('a code that is sent again, by a double tap or over a bad line, is no other try', async () => {
    const { secret } = await enrol(owner);
    const code = authenticatorCode(secret, server.time.now);
    const first = await server.signIn();
    const rights = await Promise.all(Array.from({ length: 30 }, () => second(first, code)));
    expect(rights.filter(({ error }) => error === null)).toHaveLength(1);
    expect(new Set(rights.map(({ error }) => error))).toEqual(new Set([null, 'INVALID_CODE']));
    for (let n = 0; n < 30; n += 1) {
      expect((await second(first, wrong(code))).error).toBe('INVALID_CODE');
    }
    server.time.now += STEP_MS;
    // In another minute the same code is another try: other codes are the right ones now.
    for (let n = 2; n < 20; n += 1) await second(first, wrong(code, n));
    expect((await second(first, wrong(code))).error).toBe('INVALID_CODE');
    expect((await second(first, wrong(code, 30))).error).toMatch(/^TOO_MANY/);
  }, 30_000);

  test('who guesses one-time codes shuts no recovery code out, and the other way round', async () => {
    const { secret } = await enrol(owner);
    const [code = ''] = await makeCodes(tokensOf(await signInWithCode(secret)));
    server.time.now += STEP_MS;
    const first = await server.signIn();
    const right = authenticatorCode(secret, server.time.now);
    for (let n = 1; n <= 21; n += 1) await second(first, wrong(right, n));
    expect((await second(first, right)).error).toMatch(/^TOO_MANY/);
    expect((await second(first, code)).error).toBeNull();
    server.time.now += 25 * 60 * MINUTE;
    const next = await server.signIn();
    const guess = (n: number) => `0000-0000-0000-${String(n).padStart(4, '0')}`;
    for (let n = 0; n < 21; n += 1) await second(next, guess(n));
    expect((await second(next, guess(99))).error).toMatch(/^TOO_MANY/);
    expect((await second(next, authenticatorCode(secret, server.time.now))).error).toBeNull();
  }, 30_000);

  test('right codes are not counted', async () => {
    const { secret } = await enrol(owner);
    for (let n = 0; n < 22; n += 1) {
      await signInWithCode(secret);
      server.time.now += STEP_MS;
    }
  });

  test('a new password by mail does not get around the code', async () => {
    await enrol(owner);
    await server.post('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    const oobCode = await server.codeFor(EMAIL, 'resetPassword');
    const newPassword = 'spread lime in autumn';
    expect(
      (await server.post('/v1/accounts:resetPassword', { oobCode, newPassword })).error,
    ).toBeNull();
    expect((await server.signIn(EMAIL, newPassword)).body['mfaPendingCredential']).toBeDefined();
  });
});

describe('recovery codes', () => {
  test('ten of them, each in place of one code, told by letter', async () => {
    const enrolled = await enrol(owner);
    const codes = await makeCodes(enrolled);
    expect(new Set(codes).size).toBe(10);
    expect(
      codes.every((code) => /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/.test(code)),
    ).toBe(true);
    const [one = '', two = ''] = codes;
    expect((await second(await server.signIn(), one)).error).toBeNull();
    expect((await second(await server.signIn(), one)).error).toBe('INVALID_CODE');
    await expect.poll(() => server.letters().join()).toMatch(/Codes that are left: 9\./);
    // As a person writes the code by hand.
    const written = two
      .toUpperCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'O')
      .replaceAll('1', 'l');
    expect((await second(await server.signIn(), written)).error).toBeNull();
    const made = await makeCodes(tokensOf(await signInWithCode(enrolled.secret)));
    expect(made).not.toEqual(codes);
    expect((await second(await server.signIn(), codes[3] ?? '')).error).toBe('INVALID_CODE');
    expect((await second(await server.signIn(), made[0] ?? '')).error).toBeNull();
  });

  test('still let in when the key that seals the secrets is lost', async () => {
    const enrolled = await enrol(owner);
    const [code = ''] = await makeCodes(enrolled);
    server.database.prepare("UPDATE second_factors SET sealed_secret = 'of another key'").run();
    const now = authenticatorCode(enrolled.secret, server.time.now);
    expect((await second(await server.signIn(), now)).error).toBe('INVALID_CODE');
    expect((await second(await server.signIn(), code)).error).toBeNull();
  });

  test('are made for nobody without a factor, nor in a session that showed no code', async () => {
    const { idToken } = owner;
    const call = '/v2/accounts:recoveryCodes';
    expect((await server.post(call, { idToken })).error).toBe('MFA_ENROLLMENT_NOT_FOUND');
    const before = tokensOf(await server.signIn());
    await enrol(owner);
    expect((await server.post(call, { idToken: before.idToken })).error).toBe(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    );
  });
});

describe('taking it off', () => {
  const withdraw = ({ idToken }: Tokens, mfaEnrollmentId: string) =>
    server.post('/v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId });

  test('needs a sign-in with a code, lately; then the password is enough, and a letter tells', async () => {
    const before = tokensOf(await server.signIn());
    const enrolled = await enrol(owner);
    const id = factorIdOf(await server.signIn());
    expect((await withdraw(before, id)).error).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    expect((await withdraw(enrolled, 'another')).error).toBe('MFA_ENROLLMENT_NOT_FOUND');
    server.time.now += 6 * MINUTE;
    expect((await withdraw(enrolled, id)).error).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const recent = tokensOf(await signInWithCode(enrolled.secret));
    const done = await withdraw(recent, id);
    expect(done.error).toBeNull();
    expect((await server.signIn()).body['idToken']).toBeDefined();
    await expect.poll(() => server.letters().join()).toMatch(/asks for no code any more/);
    const { body } = await server.post('/v1/accounts:lookup', tokensOf(done));
    expect(body).toMatchObject({ users: [{ mfaInfo: [] }] });
  });

  test('goes with the account', async () => {
    const enrolled = await enrol(owner);
    await makeCodes(enrolled);
    expect(
      (await server.post('/v1/accounts:delete', { idToken: enrolled.idToken })).error,
    ).toBeNull();
    for (const table of ['second_factors', 'recovery_codes']) {
      expect(server.database.prepare(`SELECT * FROM ${table}`).all()).toEqual([]);
    }
  });
});

test('where administrators need it, one is an administrator only with a code', async () => {
  await server.restartWith({ ADMIN_SECOND_FACTOR: 'on' });
  owner = await registerVerified();
  server.database.prepare('UPDATE accounts SET is_admin = 1').run();
  const isAdmin = async ({ idToken }: Tokens): Promise<boolean> => {
    const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
    const address = `${server.url}/v1/projects/${server.projectId}/databases/(default)/documents`;
    const answer = await fetch(`${address}/machines/test`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fields: {} }),
    });
    expect(claims.includes('"admin":true')).toBe(answer.status !== 403);
    return answer.status !== 403;
  };
  expect(await isAdmin(tokensOf(await server.signIn()))).toBe(false);
  const enrolled = await enrol(owner);
  expect(await isAdmin(enrolled)).toBe(true);
  expect(await isAdmin(tokensOf(await signInWithCode(enrolled.secret)))).toBe(true);
  const body = { idToken: enrolled.idToken, password: PASSWORD, returnSecureToken: true };
  expect(await isAdmin(tokensOf(await server.post('/v1/accounts:update', body)))).toBe(true);
  server.database.prepare('DELETE FROM second_factors').run();
  expect(await isAdmin(tokensOf(await server.signIn()))).toBe(false);
});
