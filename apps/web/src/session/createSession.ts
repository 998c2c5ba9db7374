import type { Account } from './Account.ts';
import type { AccountProvider } from './AccountProvider.ts';
import { createAccountSecurity, type AccountSecurity } from './ownServer/AccountSecurity.ts';
import { createUserFollower, type FollowerParts } from './createUserFollower.ts';
import { errorCode } from './errorCode.ts';
import { LEFT } from './leavingAccount.ts';
import type { PendingSignOuts } from './ownServer/pendingSignOuts.ts';
import type { PendingName } from './pendingName.ts';
import type { OwnServer } from './ownServer/OwnServer.ts';
import type { Proof } from './Proof.ts';
import type { SessionEvent } from './sessionReducer.ts';
import type { UserProfile } from './UserProfile.ts';

/** What the session works with. */
export interface SessionParts extends FollowerParts {
  readonly provider: AccountProvider;
  /** Who was signed in when this device was last used. */
  readonly kept: Account | null;
  /** Null: a hosted project, which has no such calls. */
  readonly ownServer: OwnServer | null;
  /** The link of an invite that this page was opened with; null: none. */
  readonly invitedBy: () => { readonly farmId: string; readonly secret: string } | null;
  /** Tells our server of sign-outs. */
  readonly pendingSignOuts: PendingSignOuts;
  /**
   * The account that is being taken off this device, `LEFT` once it is off; the value outlives the
   * page, and every tab sees it. A tab that finds it with nobody signed in removes what is left.
   */
  readonly leaving: {
    readonly get: () => string | null;
    readonly set: (uid: string | null) => void;
  };
  /** The name that a registration was given and the provider has yet to be told. */
  readonly owedName: {
    readonly get: () => PendingName | null;
    readonly set: (owed: PendingName | null) => void;
  };
  /** `isAsked`: the person at this device asked for the change. */
  readonly setAccount: (account: Account | null, isAsked: boolean) => void;
}

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The provider's code string of a call that failed; null: it worked. */
export type Failure = string | null;

/** A text is the provider's code of a failure: there is no account. */
export type Registered = string | { readonly mailFailure: Failure };

/** The code of a registration that lacks a name, an e-mail or a password. Nothing was sent. */
export const INVALID_USER_DATA = 'invalid-user-data';

/** What a person can do with an account. */
export interface Session extends Pick<
  AccountProvider,
  'passwordRules' | 'unmetRules' | 'readLink'
> {
  readonly signIn: (email: string, proof: Proof) => Promise<Failure>;
  readonly register: (given: Registration) => Promise<Registered>;
  readonly sendVerification: () => Promise<Failure>;
  readonly sendPasswordReset: (email: string) => Promise<Failure>;
  /** Signs out, and removes all of the account from this device. */
  readonly signOut: () => Promise<Failure>;
  readonly changePassword: (proof: Proof, next: string) => Promise<Failure>;
  readonly requestEmailChange: (proof: Proof, email: string) => Promise<Failure>;
  /** Deletes the account and all of its documents. */
  readonly deleteAccount: (proof: Proof) => Promise<Failure>;
  readonly applyLink: (code: string) => Promise<Failure>;
  readonly resetPassword: (code: string, password: string) => Promise<Failure>;
  /** Asks the server whether the address was confirmed meanwhile. */
  readonly refresh: () => Promise<Failure>;
  /** Writes the whole profile; settles when the server has answered, which may be much later. */
  readonly saveProfile: (user: UserProfile) => Promise<Failure>;
  /** Null where the provider has no calls for it. */
  readonly security: AccountSecurity | null;
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
  const { provider, leaving, owedName, log } = parts;
  let present = parts.kept;
  /** The account that is followed, null is nobody; undefined until the first sign-in status. */
  let followedUid: string | null | undefined;
  let isRegistering = false;
  /** How often somebody left: a call that began before must not bring them back. */
  let departures = 0;

  const setPresent = (account: Account | null) => {
    present = account;
    parts.setAccount(account, leaving.get() !== null);
  };
  /**
   * Takes the provider's account, with the name of the profile: the provider's name may be older,
   * or none.
   */
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
  const user = createUserFollower({
    ...parts,
    dispatch,
    // Not logged while somebody leaves: another tab takes the database away before this one hears
    // of it.
    log: (...said) => {
      if (leaving.get() === null) log(...said);
    },
  });

  /**
   * Clears up when nobody is signed in: documents go only when somebody left, never when a session
   * ended.
   */
  const clear = async (before: string | null, isStart: boolean): Promise<void> => {
    const left = leaving.get();
    const leftUid = left === LEFT ? before : left;
    if (left !== null && leftUid !== null) {
      await (await parts.loadDocuments()).forget(leftUid);
    } else if (!isStart) {
      await (await parts.loadDocuments()).stopSync();
    }
    // `LEFT` lets the other tabs see that somebody left, but not who. A page that just started ends
    // the mark.
    if (left !== null) leaving.set(isStart ? null : LEFT);
  };

  let cleared: Promise<void> = Promise.resolve();

  const adopt = (account: Account | null) => {
    if (followedUid === (account?.uid ?? null)) return;
    const isStart = followedUid === undefined;
    const before = followedUid ?? null;
    followedUid = account?.uid ?? null;
    if (account === null) {
      user.stop();
      dispatch({ type: 'signedOut' });
      // What is not removed now is removed when the app starts next.
      cleared = clear(before, isStart).catch((error: unknown) => {
        log('Error signing out user', error);
      });
    } else {
      if ([account.uid, LEFT].includes(leaving.get() ?? '')) leaving.set(null);
      dispatch({ type: 'signedIn', uid: account.uid });
      user.follow(account);
    }
  };
  /** Tells the provider the name of an account; a name that it did not hear stays pending. */
  const setName = async (name: string): Promise<void> => {
    const failure = await failureOf(() => provider.setName(name));
    if (failure === null) owedName.set(null);
    else log('Error registering user', failure);
  };
  provider.follow((account) => {
    const owed = owedName.get();
    const isOwed =
      account?.name === null && account.email?.toLowerCase() === owed?.email.toLowerCase();
    const seen = isOwed && owed !== null ? { ...account, name: owed.name } : account;
    accountSeen(seen);
    // A registration names the account and writes the profile itself.
    if (isRegistering) return;
    if (isOwed && owed !== null) void setName(owed.name);
    adopt(seen);
  });

  const uid = (): string => present?.uid ?? '';

  /**
   * Confirms the password. The provider opens another session for that; the one before is of no use
   * any more.
   */
  const confirmPassword = async (proof: Proof): Promise<void> => {
    const before = parts.ownServer === null ? null : await provider.refreshTokenHash();
    // A live session shows the server that its owner is here: guesses of the password elsewhere do
    // not shut out somebody who is signed in.
    if (parts.ownServer !== null) await provider.refresh().catch(() => null);
    await provider.confirmPassword(proof);
    if (before !== null) void parts.ownServer?.supersedeByHash(before);
  };

  const register = async ({ name, email, password }: Registration): Promise<Registered> => {
    if (name === '' || email === '' || password === '') {
      log('Invalid user data');
      return INVALID_USER_DATA;
    }
    const link = parts.invitedBy();
    if (parts.ownServer !== null && link !== null) {
      // Where everybody may register, `admit` is not needed; where it is, registering says why it
      // was refused.
      await parts.ownServer.admit(email, link).catch(() => undefined);
    }
    isRegistering = true;
    owedName.set({ email, name });
    const before = departures;
    try {
      const account = { ...(await provider.createAccount(email, password)), name };
      // The account stands. What fails from here on is logged and can be made good later.
      await setName(name);
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
      const code = errorCode(error);
      // Without an answer the account may have been made: its name stays pending.
      if (code !== 'auth/network-request-failed') owedName.set(null);
      return code;
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
      if (present !== null) user.follow(present);
      throw error;
    }
    accountSeen(null);
    adopt(null);
    await cleared;
  };

  /**
   * Stops the documents: a listener that is open when the sign-in goes is refused, and the browser
   * reports that as an error.
   */
  const stopDocuments = async () => {
    user.stop();
    const documents = await parts.loadDocuments();
    await documents.stopSync();
    return documents;
  };

  const signOut = async (): Promise<Failure> => {
    try {
      const tokenHash = parts.ownServer === null ? null : await provider.refreshTokenHash();
      await leave(async () => {
        // Documents that do not load have nothing running that could be stopped.
        await stopDocuments().catch(() => undefined);
        await provider.signOut();
      });
      if (tokenHash !== null) parts.pendingSignOuts.add(tokenHash);
      return null;
    } catch (error) {
      log('Error signing out user', error);
      return errorCode(error);
    }
  };

  const deleteAccount = async (proof: Proof): Promise<void> => {
    await confirmPassword(proof);
    // While documents are still followed, a missing profile would be created anew, a document sent
    // anew.
    const documents = await stopDocuments();
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

  /**
   * Carries out a link, then refreshes: the link changes the account that is signed in here, or
   * ends its session.
   */
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
    signIn: (email, proof) => failureOf(() => provider.signIn(email, proof)),
    sendVerification: () => failureOf(provider.sendVerification),
    sendPasswordReset: (email) => failureOf(() => provider.sendPasswordReset(email)),
    changePassword: (proof, next) =>
      failureOf(async () => {
        await confirmPassword(proof);
        await provider.changePassword(next);
      }),
    requestEmailChange: (proof, email) =>
      failureOf(async () => {
        await confirmPassword(proof);
        await provider.requestEmailChange(email);
      }),
    deleteAccount: (proof) => failureOf(() => deleteAccount(proof)),
    applyLink: (code) => afterLink(() => provider.applyLink(code)),
    resetPassword: (code, password) => afterLink(() => provider.resetPassword(code, password)),
    refresh,
    saveProfile: (profile) =>
      failureOf(async () => (await parts.loadDocuments()).saveProfile(profile)),
    security:
      parts.ownServer === null
        ? null
        : createAccountSecurity({ ...provider, confirmPassword }, parts.ownServer),
    countUnsent: async () => (await parts.loadDocuments()).countUnsent(uid()),
    exportAll: async () => (await parts.loadDocuments()).exportAll(uid()),
  };
}
