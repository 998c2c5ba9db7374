import { createHash } from 'node:crypto';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { deleteApp } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  deleteUser,
  initializeRecaptchaConfig,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EMAIL,
  PASSWORD,
  startAccountServer,
  type AccountServer,
} from '../apps/server/src/testing/accountClient.ts';
import { codeOf } from './codeOf.ts';
import { connectAuth } from './connectAuth.ts';

const devices: Auth[] = [];

const connect = (...to: Parameters<typeof connectAuth>): Auth => {
  const device = connectAuth(...to);
  devices.push(device);
  return device;
};

let server: AccountServer;
let auth: Auth;
const start = async (env: Record<string, string> = {}): Promise<void> => {
  server = await startAccountServer(env);
  auth = connect(server.url, server.apiKey, server.projectId);
};
const restart = async (env: Record<string, string>): Promise<void> => {
  await server.stop();
  await start(env);
};
beforeEach(() => start());
afterEach(async () => {
  await Promise.all(devices.splice(0).map(({ app }) => deleteApp(app)));
  await server.stop();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const register = async (): Promise<User> =>
  (await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)).user;

describe('the error catalogue', () => {
  test('EMAIL_EXISTS: email-already-in-use', async () => {
    await register();
    expect(await codeOf(register())).toBe('auth/email-already-in-use');
  });

  test('INVALID_PASSWORD: wrong-password, where accounts are not hidden', async () => {
    await restart({ HIDE_ACCOUNTS: 'off' });
    await register();
    const signIn = signInWithEmailAndPassword(auth, EMAIL, 'not the password');
    expect(await codeOf(signIn)).toBe('auth/wrong-password');
  });

  test('EMAIL_NOT_FOUND: user-not-found, where accounts are not hidden', async () => {
    await restart({ HIDE_ACCOUNTS: 'off' });
    const signIn = signInWithEmailAndPassword(auth, EMAIL, PASSWORD);
    expect(await codeOf(signIn)).toBe('auth/user-not-found');
  });

  test('INVALID_LOGIN_CREDENTIALS: invalid-credential, for a wrong password and for nobody', async () => {
    await register();
    const wrong = signInWithEmailAndPassword(auth, EMAIL, 'not the password');
    expect(await codeOf(wrong)).toBe('auth/invalid-credential');
    const nobody = signInWithEmailAndPassword(auth, 'bob@example.org', PASSWORD);
    expect(await codeOf(nobody)).toBe('auth/invalid-credential');
  });

  test('TOO_MANY_ATTEMPTS_TRY_LATER: too-many-requests', async () => {
    await register();
    const signIn = (): Promise<string> =>
      codeOf(signInWithEmailAndPassword(auth, EMAIL, 'not the password'));
    for (let n = 0; n < 10; n += 1) expect(await signIn()).toBe('auth/invalid-credential');
    expect(await signIn()).toBe('auth/too-many-requests');
  });

  test('EXPIRED_OOB_CODE: expired-action-code', async () => {
    await sendEmailVerification(await register());
    const code = await server.codeFor(EMAIL, 'verifyEmail');
    server.time.now += 24 * HOUR;
    expect(await codeOf(applyActionCode(auth, code))).toBe('auth/expired-action-code');
    expect(await codeOf(checkActionCode(auth, code))).toBe('auth/expired-action-code');
  });

  test('INVALID_OOB_CODE: invalid-action-code, for a wrong and for a used one', async () => {
    expect(await codeOf(applyActionCode(auth, 'none'))).toBe('auth/invalid-action-code');
    await sendEmailVerification(await register());
    const code = await server.codeFor(EMAIL, 'verifyEmail');
    await applyActionCode(auth, code);
    expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
    expect(await codeOf(verifyPasswordResetCode(auth, code))).toBe('auth/invalid-action-code');
  });

  test('USER_DISABLED: user-disabled; who is signed in is signed out', async () => {
    const user = await register();
    server.database.exec('UPDATE accounts SET disabled = 1');
    expect(await codeOf(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe(
      'auth/user-disabled',
    );
    expect(auth.currentUser).not.toBeNull();
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-disabled');
    expect(auth.currentUser).toBeNull();
  });

  test('CREDENTIAL_TOO_OLD_LOGIN_AGAIN: requires-recent-login', async () => {
    const user = await register();
    server.time.now += 5 * MINUTE + 1000;
    expect(await codeOf(deleteUser(user))).toBe('auth/requires-recent-login');
    expect(await codeOf(updatePassword(user, 'another long one'))).toBe(
      'auth/requires-recent-login',
    );
    expect(await codeOf(verifyBeforeUpdateEmail(user, 'ann@new.example.org'))).toBe(
      'auth/requires-recent-login',
    );
    // A refreshed token does not make the password any younger.
    await user.getIdToken(true);
    expect(await codeOf(deleteUser(user))).toBe('auth/requires-recent-login');
    const again = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD);
    expect(await codeOf(deleteUser(again.user))).toBe('no error');
  });

  test('network timeout: network-request-failed after 30 s', async () => {
    const silent = createTcpServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    const lost = connect(`http://127.0.0.1:${port}`, 'key', 'project');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const code = codeOf(signInWithEmailAndPassword(lost, EMAIL, PASSWORD));
      let isDone = false;
      void code.then(() => (isDone = true));
      await vi.advanceTimersByTimeAsync(29_000);
      expect(isDone).toBe(false);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await code).toBe('auth/network-request-failed');
    } finally {
      vi.useRealTimers();
      silent.close();
    }
  });

  test('no server: network-request-failed', async () => {
    await server.stop();
    expect(await codeOf(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe(
      'auth/network-request-failed',
    );
    await start();
  });
});

describe('codes beyond the catalogue', () => {
  test.each([
    ['ann', PASSWORD, 'auth/invalid-email'],
    [EMAIL, '', 'auth/missing-password'],
    ['', PASSWORD, 'auth/missing-email'],
    [EMAIL, 'lime5', 'auth/weak-password'],
    [EMAIL, 'password123', 'auth/weak-password'],
    [EMAIL, 'limes77', 'auth/password-does-not-meet-requirements'],
  ])('registering "%s" with "%s": %s', async (email, password, code) => {
    expect(await codeOf(createUserWithEmailAndPassword(auth, email, password))).toBe(code);
  });

  test('how an address signs in is told to nobody', async () => {
    await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
    expect(await fetchSignInMethodsForEmail(auth, EMAIL)).toEqual([]);
    expect(await fetchSignInMethodsForEmail(auth, 'nobody@example.org')).toEqual([]);
    expect(await codeOf(fetchSignInMethodsForEmail(auth, 'ann'))).toBe('auth/invalid-email');
  });

  test('registering where it is closed: admin-restricted-operation', async () => {
    await restart({ SIGN_UP: 'closed' });
    expect(await codeOf(register())).toBe('auth/admin-restricted-operation');
  });

  test('a link that leads elsewhere: unauthorized-continue-uri', async () => {
    const user = await register();
    const elsewhere = sendEmailVerification(user, { url: 'https://evil.example.com/' });
    expect(await codeOf(elsewhere)).toBe('auth/unauthorized-continue-uri');
  });

  test('a session ended elsewhere signs this device out', async () => {
    const user = await register();
    await sendPasswordResetEmail(auth, EMAIL);
    const code = await server.codeFor(EMAIL, 'resetPassword');
    await confirmPasswordReset(auth, code, 'another long one');
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(auth.currentUser).toBeNull();
  });

  test('a session that another one takes over does not', async () => {
    const user = await register();
    const refreshTokenHash = createHash('sha256').update(user.refreshToken).digest('base64url');
    const body = { refreshTokenHash, isSuperseded: true };
    expect((await server.post('/v2/accounts:endSession', body)).error).toBeNull();
    expect(await codeOf(user.reload())).toBe('auth/invalid-user-token');
    expect(await codeOf(user.getIdToken(true))).toBe('auth/invalid-refresh-token');
    expect(auth.currentUser).toBe(user);
  });

  test('a refresh token of another server does not', async () => {
    const user = await register();
    server.database.exec('DELETE FROM refresh_tokens');
    expect(await codeOf(user.getIdToken(true))).toBe('auth/invalid-refresh-token');
    expect(auth.currentUser).toBe(user);
  });

  test('an account deleted elsewhere signs this device out', async () => {
    const user = await register();
    const device = connect(server.url, server.apiKey, server.projectId);
    await deleteUser((await signInWithEmailAndPassword(device, EMAIL, PASSWORD)).user);
    expect(await codeOf(user.reload())).toBe('auth/user-token-expired');
    expect(auth.currentUser).toBeNull();
  });
});

describe('a life with an account', () => {
  test('register, verify, profile, sign out, sign in', async () => {
    const user = await register();
    expect(user.emailVerified).toBe(false);
    expect(user.isAnonymous).toBe(false);
    expect(user.metadata.creationTime).toBe(new Date(server.time.now).toUTCString());
    await updateProfile(user, {
      displayName: 'Ann Høyland',
      photoURL: 'https://example.org/a.png',
    });
    await sendEmailVerification(user);
    const code = await server.codeFor(EMAIL, 'verifyEmail');
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: 'VERIFY_EMAIL',
      data: { email: EMAIL },
    });
    await applyActionCode(auth, code);
    await user.reload();
    expect(user.emailVerified).toBe(true);
    expect((await user.getIdTokenResult()).claims['email_verified']).toBe(false);
    expect((await user.getIdTokenResult(true)).claims).toMatchObject({
      email_verified: true,
      name: 'Ann Høyland',
      picture: 'https://example.org/a.png',
    });
    await signOut(auth);
    const again = (await signInWithEmailAndPassword(auth, 'Ann@Example.org', PASSWORD)).user;
    expect(again.uid).toBe(user.uid);
    expect(again.displayName).toBe('Ann Høyland');
    await updateProfile(again, { displayName: '', photoURL: '' });
    await again.reload();
    expect([again.displayName, again.photoURL]).toEqual([null, null]);
  });

  test('refresh again and again', async () => {
    const user = await register();
    let last = user.refreshToken;
    for (let hour = 0; hour < 5; hour += 1) {
      server.time.now += HOUR;
      await user.getIdToken(true);
      expect(user.refreshToken).not.toBe(last);
      last = user.refreshToken;
      await user.reload();
    }
  });

  test('reset a forgotten password', async () => {
    await register();
    await sendPasswordResetEmail(auth, EMAIL, {
      url: `http://127.0.0.1:${new URL(server.url).port}/mix`,
    });
    const code = await server.codeFor(EMAIL, 'resetPassword');
    expect(await verifyPasswordResetCode(auth, code)).toBe(EMAIL);
    expect(await codeOf(confirmPasswordReset(auth, code, 'short'))).toBe('auth/weak-password');
    await confirmPasswordReset(auth, code, 'another long one');
    expect(await codeOf(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe(
      'auth/invalid-credential',
    );
    const { user } = await signInWithEmailAndPassword(auth, EMAIL, 'another long one');
    expect(user.emailVerified).toBe(true);
  });

  test('letters in the language the app speaks, in English for one that no letter is in', async () => {
    const user = await register();
    const subjects = new Map<string, string | undefined>();
    for (const language of ['es', 'mi', 'en']) {
      auth.languageCode = language;
      await sendEmailVerification(user);
      await expect.poll(() => server.letters().length).toBe(subjects.size + 1);
      subjects.set(language, /^Subject: (\S+)/m.exec(server.letters().at(-1) ?? '')?.[1]);
      server.time.now += 1;
    }
    expect(Object.fromEntries(subjects)).toEqual({ es: 'Confirme', mi: 'Confirm', en: 'Confirm' });
    expect(server.letters()[0]).toContain('&lang=es');
  });

  test('a reset for nobody is answered alike and mails nothing', async () => {
    await sendPasswordResetEmail(auth, 'nobody@example.org');
    await register();
    await sendPasswordResetEmail(auth, EMAIL);
    await server.codeFor(EMAIL, 'resetPassword');
    expect(server.letters()).toHaveLength(1);
  });

  test('change the password and stay signed in here alone', async () => {
    const user = await register();
    const device = connect(server.url, server.apiKey, server.projectId);
    const other = (await signInWithEmailAndPassword(device, EMAIL, PASSWORD)).user;
    await updatePassword(user, 'another long one');
    await user.reload();
    await user.getIdToken(true);
    expect(await codeOf(other.reload())).toBe('auth/user-token-expired');
  });

  test('change the address, and take it back', async () => {
    const user = await register();
    const NEW = 'ann@new.example.org';
    await verifyBeforeUpdateEmail(user, NEW);
    const code = await server.codeFor(NEW, 'verifyAndChangeEmail');
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: NEW, previousEmail: EMAIL },
    });
    await applyActionCode(auth, code);
    expect(await codeOf(user.reload())).toBe('auth/user-token-expired');
    const moved = (await signInWithEmailAndPassword(auth, NEW, PASSWORD)).user;
    expect([moved.uid, moved.email, moved.emailVerified]).toEqual([user.uid, NEW, true]);
    const wayBack = await server.codeFor(EMAIL, 'recoverEmail');
    expect(await checkActionCode(auth, wayBack)).toMatchObject({
      operation: 'RECOVER_EMAIL',
      data: { email: EMAIL },
    });
    await applyActionCode(auth, wayBack);
    expect((await signInWithEmailAndPassword(auth, EMAIL, PASSWORD)).user.uid).toBe(user.uid);
  });

  test('delete the account and register anew', async () => {
    const user = await register();
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    expect((await register()).uid).not.toBe(user.uid);
  });

  test('the password policy and the absence of a captcha', async () => {
    await restart({ PASSWORD_MIN_LENGTH: '10', PASSWORD_REQUIRES: 'numeric,nonAlphanumeric' });
    expect(await validatePassword(auth, 'abcdefghi')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
    });
    expect(await validatePassword(auth, 'abcdefghi 1')).toMatchObject({ isValid: true });
    expect(await codeOf(createUserWithEmailAndPassword(auth, EMAIL, 'abcdefghijk'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    await createUserWithEmailAndPassword(auth, EMAIL, 'abcdefghi 1');
    // The client fetches no script of a captcha without a window; the server's part is the answer.
    expect(await codeOf(initializeRecaptchaConfig(auth))).not.toContain('recaptchaKey');
  });
});
