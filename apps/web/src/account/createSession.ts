import type { Account } from './Account.ts';
import type { AccountProvider } from './AccountProvider.ts';
import { createUserFollower, type FollowerParts } from './createUserFollower.ts';
import { errorCode } from './errorCode.ts';
import type { SessionEvent } from './sessionReducer.ts';
import type { UserProfile } from './UserProfile.ts';

interface SessionParts extends FollowerParts {
  readonly provider: AccountProvider;
  /** Who was signed in when this device was last used. */
  readonly kept: Account | null;
  /**
   * The account that is being taken off this device; it outlives the page, and every tab sees it.
   * Whoever finds it with nobody signed in removes what is left.
   */
  readonly leaving: {
    readonly get: () => string | null;
    readonly set: (uid: string | null) => void;
  };
  /** `isAsked`: whoever holds this device asked for it. */
  readonly setAccount: (account: Account | null, isAsked: boolean) => void;
}

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The provider's code string of a call that failed; null: it worked. */
export type Failure = string | null;

/** A text is the provider's code, and there is no account. */
export type Registered = string | { readonly mailFailure: Failure };

/** The code of a registration that lacks a name, an e-mail or a password. Nothing was sent. */
export const INVALID_USER_DATA = 'invalid-user-data';

/** What a person can do with an account. */
export interface Session extends Pick<
  AccountProvider,
  'passwordRules' | 'unmetRules' | 'readLink'
> {
  readonly signIn: (email: string, password: string) => Promise<Failure>;
  readonly register: (given: Registration) => Promise<Registered>;
  readonly sendVerification: () => Promise<Failure>;
  readonly sendPasswordReset: (email: string) => Promise<Failure>;
  /** Signs out, and removes all of the account from this device. */
  readonly signOut: () => Promise<Failure>;
  readonly changePassword: (current: string, next: string) => Promise<Failure>;
  readonly requestEmailChange: (password: string, email: string) => Promise<Failure>;
  /** Deletes the account and all of its documents. */
  readonly deleteAccount: (password: string) => Promise<Failure>;
  readonly applyLink: (code: string) => Promise<Failure>;
  readonly resetPassword: (code: string, password: string) => Promise<Failure>;
  /** Asks the server whether the address was confirmed meanwhile. */
  readonly refresh: () => Promise<Failure>;
  /** Writes the whole profile; settles when the server has answered, which may be much later. */
  readonly saveProfile: (user: UserProfile) => Promise<Failure>;
  /** Documents of the account that only this device holds. */
  readonly countUnsent: () => Promise<number>;
  /** Everything of the account as a value for JSON. */
  readonly exportAll: () => Promise<unknown>;
}

const failureOf = async (work: () => Promise<void>): Promise<Failure> => {
  try {
    await work();
    return null;
  } catch (error) {
    return errorCode(error);
  }
};

/** Follows the provider's sign-in status, and does what a person asks of their account. */
export function createSession(parts: SessionParts): Session {
  const { provider, leaving, log } = parts;
  let present = parts.kept;
  /** Undefined until the first status. */
  let followedUid: string | null | undefined;
  let isRegistering = false;
  /** How often somebody left: what began before must not bring them back. */
  let departures = 0;

  const setPresent = (account: Account | null) => {
    present = account;
    parts.setAccount(account, leaving.get() !== null);
  };
  /** What the provider says, under the name of the profile: its own may be older, or none. */
  const accountSeen = (account: Account | null) => {
    const isSame = account !== null && account.uid === present?.uid;
    setPresent(isSame ? { ...account, name: present?.name ?? account.name } : account);
  };
  const dispatch = (event: SessionEvent) => {
    if (event.type === 'userLoaded' && present !== null) {
      setPresent({ ...present, name: event.user.name });
    }
    parts.dispatch(event);
  };
  const user = createUserFollower({ ...parts, dispatch });

  /** Nobody is signed in: the documents go only when somebody left, never when a session ended. */
  const clear = async (isStart: boolean): Promise<void> => {
    const leftUid = leaving.get();
    if (leftUid === null && isStart) return;
    const documents = await parts.loadDocuments();
    if (leftUid === null) {
      await documents.stopSync();
      return;
    }
    await documents.forget(leftUid);
    // The other tabs of a page that was there have yet to see it.
    if (isStart) leaving.set(null);
  };

  let cleared: Promise<void> = Promise.resolve();

  const adopt = (account: Account | null) => {
    if (followedUid === (account?.uid ?? null)) return;
    const isStart = followedUid === undefined;
    followedUid = account?.uid ?? null;
    if (account === null) {
      user.stop();
      dispatch({ type: 'signedOut' });
      // What is not removed now is removed when the app starts next.
      cleared = clear(isStart).catch((error: unknown) => {
        log('Error signing out user', error);
      });
    } else {
      if (leaving.get() === account.uid) leaving.set(null);
      dispatch({ type: 'signedIn', uid: account.uid });
      user.follow(account);
    }
  };
  provider.follow((account) => {
    accountSeen(account);
    // A registration writes the profile itself, once the name is known.
    if (!isRegistering) adopt(account);
  });

  const uid = (): string => present?.uid ?? '';

  const register = async ({ name, email, password }: Registration): Promise<Registered> => {
    if (name === '' || email === '' || password === '') {
      log('Invalid user data');
      return INVALID_USER_DATA;
    }
    isRegistering = true;
    const before = departures;
    try {
      const account = { ...(await provider.createAccount(email, password)), name };
      // The account stands. What fails from here on is logged and can be made good later.
      const naming = await failureOf(() => provider.setName(name));
      if (naming !== null) log('Error registering user', naming);
      const mailFailure = account.isEmailVerified
        ? null
        : await failureOf(() => provider.sendVerification());
      if (mailFailure !== null) log('Error registering user', mailFailure);
      if (departures === before) {
        setPresent(account);
        adopt(account);
        dispatch({ type: 'registrationCompleted' });
      }
      return { mailFailure };
    } catch (error) {
      log('Error registering user', error);
      return errorCode(error);
    } finally {
      isRegistering = false;
    }
  };

  /** Ends the session, and takes the account's documents off this device. */
  const leave = async (end: () => Promise<void>): Promise<void> => {
    departures += 1;
    leaving.set(uid());
    try {
      await end();
    } catch (error) {
      leaving.set(null);
      throw error;
    }
    accountSeen(null);
    adopt(null);
    await cleared;
  };

  const signOut = async (): Promise<Failure> => {
    try {
      await leave(provider.signOut);
      return null;
    } catch (error) {
      log('Error signing out user', error);
      return errorCode(error);
    }
  };

  const deleteAccount = async (password: string): Promise<void> => {
    await provider.confirmPassword(password);
    const documents = await parts.loadDocuments();
    // A profile that is missing would be created anew, a document sent anew.
    user.stop();
    await documents.stopSync();
    try {
      await documents.deleteAll(uid());
      await leave(provider.deleteAccount);
    } catch (error) {
      if (present !== null) user.follow(present);
      throw error;
    }
  };

  const refresh = (): Promise<Failure> =>
    failureOf(async () => {
      const before = departures;
      const account = await provider.refresh();
      if (account !== null && departures === before) accountSeen(account);
    });

  /** A carried-out link changes the account that is signed in here, or ends its session. */
  const afterLink = async (work: () => Promise<void>): Promise<Failure> => {
    const failure = await failureOf(work);
    if (failure !== null) return failure;
    await refresh();
    return null;
  };

  return {
    passwordRules: provider.passwordRules,
    unmetRules: provider.unmetRules,
    readLink: provider.readLink,
    register,
    signOut,
    signIn: (email, password) => failureOf(() => provider.signIn(email, password)),
    sendVerification: () => failureOf(provider.sendVerification),
    sendPasswordReset: (email) => failureOf(() => provider.sendPasswordReset(email)),
    changePassword: (current, next) =>
      failureOf(async () => {
        await provider.confirmPassword(current);
        await provider.changePassword(next);
      }),
    requestEmailChange: (password, email) =>
      failureOf(async () => {
        await provider.confirmPassword(password);
        await provider.requestEmailChange(email);
      }),
    deleteAccount: (password) => failureOf(() => deleteAccount(password)),
    applyLink: (code) => afterLink(() => provider.applyLink(code)),
    resetPassword: (code, password) => afterLink(() => provider.resetPassword(code, password)),
    refresh,
    saveProfile: (profile) =>
      failureOf(async () => (await parts.loadDocuments()).saveProfile(profile)),
    countUnsent: async () => (await parts.loadDocuments()).countUnsent(uid()),
    exportAll: async () => (await parts.loadDocuments()).exportAll(uid()),
  };
}
