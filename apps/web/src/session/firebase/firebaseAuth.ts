import { initializeApp } from 'firebase/app';
import {
  ActionCodeOperation,
  applyActionCode,
  type Auth,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type User,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { AccountServer } from '../../device/config/clientConfig.ts';
import type { Account } from '../Account.ts';
import type { AccountProvider, LinkInfo } from '../AccountProvider.ts';
import { hashOf } from './hashOf.ts';
import { drawSecret, hasSecondFactor, removeSecondFactor, withCode } from './secondFactor.ts';
import { passwordRules, unmetRules } from '../password/passwordRules.ts';

/** The origin this page came from. */
export interface Origin {
  readonly host: string;
  /** With its colon, as `location` has it. */
  readonly protocol: string;
}

/**
 * Points the library at our own origin. The three fields are public but written nowhere in its
 * documentation: they keep its production paths, where the documented emulator mode would not.
 * It must happen in the tick that made the library, before it asks for anything. A test asserts
 * the addresses that are really used.
 */
function pointAtOwnOrigin(auth: Auth, { host, protocol }: Origin): void {
  Object.assign(auth.config, {
    apiHost: host,
    tokenApiHost: host,
    apiScheme: protocol.slice(0, -1),
  });
}

/**
 * Opens the identity provider. The library keeps the session on the device and in step over tabs.
 * @param language of the e-mails that the provider is asked to send, as ISO 639 writes it
 */
export function openFirebaseAuth(
  server: AccountServer,
  origin: Origin,
  language: string,
): AccountProvider {
  const { apiKey, projectId, appId } = server;
  const app = initializeApp({ apiKey, projectId, appId });
  // A browser with a broken IndexedDB stays signed in through its plain storage.
  const persistence = [indexedDBLocalPersistence, browserLocalPersistence];
  const auth = initializeAuth(app, { persistence });
  if (server.selfHosted) pointAtOwnOrigin(auth, origin);
  auth.languageCode = language;
  return accountProvider(auth);
}

const accountOf = (user: User): Account => ({
  uid: user.uid,
  name: user.displayName,
  email: user.email,
  isEmailVerified: user.emailVerified,
});

/** Thrown by a call that needs somebody signed in when nobody is. */
class NobodySignedIn extends Error {
  readonly code = 'auth/no-current-user';
}

const purposes: Readonly<Record<string, LinkInfo['purpose']>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
};

async function readLink(auth: Auth, code: string): Promise<LinkInfo> {
  const { operation, data } = await checkActionCode(auth, code);
  const purpose = purposes[operation];
  if (purpose === undefined) throw new Error(`a link for ${operation} is not ours`);
  return { purpose, email: data.email ?? null };
}

function accountProvider(auth: Auth): AccountProvider {
  const user = (): User => {
    if (auth.currentUser === null) throw new NobodySignedIn();
    return auth.currentUser;
  };
  /** The user, once it is known: a page that was just opened does not know yet who is signed in. */
  const knownUser = async (): Promise<User> => {
    await auth.authStateReady();
    return user();
  };
  return {
    follow: (listener) => {
      // Tells of a confirmed address too, which arrives with a new token.
      onIdTokenChanged(auth, (changed) => {
        listener(changed === null ? null : accountOf(changed));
      });
    },
    signIn: (email, { password, code }) =>
      withCode(auth, code, () => signInWithEmailAndPassword(auth, email, password)),
    createAccount: async (email, password) =>
      accountOf((await createUserWithEmailAndPassword(auth, email, password)).user),
    setName: (name) => updateProfile(user(), { displayName: name }),
    sendVerification: () => sendEmailVerification(user()),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    signOut: () => signOut(auth),
    confirmPassword: async ({ password, code }) => {
      const credential = EmailAuthProvider.credential(user().email ?? '', password);
      await withCode(auth, code, () => reauthenticateWithCredential(user(), credential));
    },
    changePassword: (password) => updatePassword(user(), password),
    requestEmailChange: (email) => verifyBeforeUpdateEmail(user(), email),
    deleteAccount: () => deleteUser(user()),
    passwordRules: async () => passwordRules(await validatePassword(auth, '')),
    unmetRules: async (password) => unmetRules(await validatePassword(auth, password)),
    readLink: (code) => readLink(auth, code),
    applyLink: (code) => applyActionCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
    hasSecondFactor: async () => hasSecondFactor(await knownUser()),
    drawSecret: async (issuer) => drawSecret(user(), issuer),
    removeSecondFactor: async () => removeSecondFactor(user()),
    idToken: async () => (await knownUser()).getIdToken(),
    refreshTokenHash: async () => hashOf(auth.currentUser?.refreshToken ?? ''),
    refresh: async () => {
      await auth.authStateReady();
      if (auth.currentUser === null) return null;
      await auth.currentUser.reload();
      await auth.currentUser.getIdToken(true);
      return accountOf(auth.currentUser);
    },
  };
}
