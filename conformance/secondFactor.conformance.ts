import { deleteApp, FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  sendEmailVerification,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  updatePassword,
  type Auth,
  type MultiFactorError,
  type TotpSecret,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  EMAIL,
  PASSWORD,
  startAccountServer,
  type AccountServer,
} from '../apps/server/src/testing/accountClient.ts';
import { authenticatorCode } from '../apps/server/src/testing/authenticatorApp.ts';
import { codeOf } from './codeOf.ts';
import { connectAuth } from './connectAuth.ts';

let server: AccountServer;
let auth: Auth;
beforeEach(async () => {
  server = await startAccountServer();
  auth = connectAuth(server.url, server.apiKey, server.projectId);
});
afterEach(async () => {
  await deleteApp(auth.app);
  await server.stop();
});

const STEP_MS = 30_000;

async function registerVerified(): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
  await sendEmailVerification(user);
  await applyActionCode(auth, await server.codeFor(EMAIL, 'verifyEmail'));
  await user.reload();
  return user;
}

const drawSecret = async (user: User): Promise<TotpSecret> =>
  TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());

/** The code that the authenticator app shows now; each call moves on to the next code. */
const code = ({ secretKey }: TotpSecret): string => {
  const shown = authenticatorCode(secretKey, server.time.now);
  server.time.now += STEP_MS;
  return shown;
};

async function enrol(user: User): Promise<TotpSecret> {
  const secret = await drawSecret(user);
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code(secret));
  await multiFactor(user).enroll(assertion, 'Phone');
  return secret;
}

/** Goes on where the library asks for the second factor. */
async function resolve(first: Promise<unknown>, typed: string): Promise<UserCredential> {
  const error = await first.then(
    () => null,
    (refusal: unknown) => refusal,
  );
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  if (!(error instanceof FirebaseError)) throw new Error('the password alone was enough');
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
  const [hint] = resolver.hints;
  expect(hint).toMatchObject({ factorId: 'totp', displayName: 'Phone' });
  return resolver.resolveSignIn(
    TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', typed),
  );
}

const signIn = () => signInWithEmailAndPassword(auth, EMAIL, PASSWORD);

test('enrol, sign in with a code, reauthenticate, take it off', async () => {
  const user = await registerVerified();
  const drawn = await drawSecret(user);
  expect(drawn).toMatchObject({ codeLength: 6, codeIntervalSeconds: 30, hashingAlgorithm: 'SHA1' });
  expect(drawn.generateQrCodeUrl('ann', 'Paddock')).toMatch(
    /^otpauth:\/\/totp\/Paddock:ann\?secret=/,
  );
  const secret = await enrol(user);
  expect(multiFactor(user).enrolledFactors).toMatchObject([
    { factorId: 'totp', displayName: 'Phone' },
  ]);
  const { user: signedIn } = await resolve(signIn(), code(secret));
  expect(signedIn.uid).toBe(user.uid);
  expect((await signedIn.getIdTokenResult()).signInSecondFactor).toBe('totp');
  await signedIn.getIdToken(true);

  server.time.now += 10 * 60_000;
  expect(await codeOf(updatePassword(signedIn, 'another long one'))).toBe(
    'auth/requires-recent-login',
  );
  const password = EmailAuthProvider.credential(EMAIL, PASSWORD);
  await resolve(reauthenticateWithCredential(signedIn, password), code(secret));
  await signedIn.reload();
  const [factor] = multiFactor(signedIn).enrolledFactors;
  await multiFactor(signedIn).unenroll(factor?.uid ?? '');
  expect(multiFactor(signedIn).enrolledFactors).toEqual([]);
  expect((await signIn()).user.uid).toBe(user.uid);
});

test('a recovery code stands in for a code, in the very call of the library', async () => {
  const user = await registerVerified();
  await enrol(user);
  const idToken = await user.getIdToken();
  const { body } = await server.post('/v2/accounts:recoveryCodes', { idToken });
  const [recovery = ''] = body['recoveryCodes'] as readonly string[];
  expect((await resolve(signIn(), recovery)).user.uid).toBe(user.uid);
  expect(await codeOf(resolve(signIn(), recovery))).toBe('auth/invalid-verification-code');
});

test('each refusal under the library’s own code', async () => {
  const { user: unconfirmed } = await createUserWithEmailAndPassword(
    auth,
    'bob@example.org',
    PASSWORD,
  );
  expect(await codeOf(drawSecret(unconfirmed))).toBe('auth/unverified-email');
  const user = await registerVerified();
  const drawn = await drawSecret(user);
  const wrong = TotpMultiFactorGenerator.assertionForEnrollment(drawn, '12345');
  expect(await codeOf(multiFactor(user).enroll(wrong))).toBe('auth/invalid-verification-code');
  server.time.now += 31 * 60_000;
  const late = TotpMultiFactorGenerator.assertionForEnrollment(drawn, code(drawn));
  expect(await codeOf(multiFactor(user).enroll(late))).toBe('auth/requires-recent-login');
  expect(await codeOf(drawSecret(user))).toBe('auth/requires-recent-login');
  const { user: recent } = await signIn();
  await enrol(recent);
  expect(await codeOf(drawSecret(recent))).toBe('auth/second-factor-already-in-use');
  expect(await codeOf(resolve(signIn(), '12345'))).toBe('auth/invalid-verification-code');
  expect(await codeOf(multiFactor(recent).unenroll('another'))).toBe(
    'auth/multi-factor-info-not-found',
  );
});
