import type { Account } from '../Account.ts';
import type { AccountDocuments, FoundProfile } from '../AccountDocuments.ts';
import type { AccountProvider } from '../AccountProvider.ts';
import { createSession, type Session } from '../createSession.ts';
import type { AccountSession, OwnServer, ProgramToken } from '../ownServer/OwnServer.ts';
import type { PendingName } from '../pendingName.ts';
import { initialSession, sessionReducer, type SessionState } from '../sessionReducer.ts';

/** A refusal as the provider's library throws it. */
export const refusal = (code: string): Error => Object.assign(new Error(code), { code });

export interface FakeSession {
  readonly session: Session;
  readonly answerRefresh: (answer: Promise<Account | null>) => void;
  /** Calls that reached the provider or the documents, in order. */
  readonly calls: string[];
  readonly logged: string[];
  /** What the next call of that name throws. */
  readonly failures: Map<string, Error>;
  /** Says who is signed in, as the provider does. */
  readonly tell: (account: Account | null) => void;
  /** Says what was found of the profile that is followed. */
  readonly find: (found: FoundProfile) => void;
  readonly loseProfile: (error: Error) => void;
  /** The network comes back: work that waits is tried again. */
  readonly retry: () => void;
  readonly waits: number[];
  readonly state: () => SessionState;
  readonly accounts: (Account | null)[];
  /** Whose documents are being taken off the device. */
  readonly leaving: () => string | null;
  /** Says that another tab has left. */
  readonly leave: (mark: string) => void;
  /** Where the account is signed in. */
  readonly sessions: AccountSession[];
  /** Tokens of other programs; ended ones stay, as the server is asked anew. */
  readonly programs: ProgramToken[];
  /** Whether an authenticator app is set up. */
  readonly factor: { isOn: boolean };
  /**
   * The name that a registration was given and the provider was not told, by this page or the one
   * before.
   */
  readonly owedName: { value: PendingName | null };
  /** The link of an invite that the page was opened with. */
  readonly invite: { link: { readonly farmId: string; readonly secret: string } | null };
  /** Hashes of the sessions that the server is to end. */
  readonly owed: readonly string[];
}

/**
 * The session over a provider and documents that do as a test says.
 * @param leaving whose documents were being taken off the device when the page before ended
 */
export function fakeSession(leaving: string | null = null): FakeSession {
  const calls: string[] = [];
  const logged: string[] = [];
  const waits: number[] = [];
  const accounts: (Account | null)[] = [];
  const owed: string[] = [];
  const sessions: AccountSession[] = [];
  const programs: ProgramToken[] = [];
  const factor = { isOn: false };
  const owedName: FakeSession['owedName'] = { value: null };
  const invite: FakeSession['invite'] = { link: null };
  const failures = new Map<string, Error>();
  let state = initialSession;
  let tell: FakeSession['tell'] = () => undefined;
  let onProfile: FakeSession['find'] = () => undefined;
  let onError: FakeSession['loseProfile'] = () => undefined;
  let left = leaving;
  let waiting: (() => void) | null = null;

  const call = (name: string, ...given: string[]): Promise<void> => {
    calls.push([name, ...given].join(' '));
    const failure = failures.get(name);
    failures.delete(name);
    return failure === undefined ? Promise.resolve() : Promise.reject(failure);
  };
  const account = (email: string): Account => ({
    uid: 'jo',
    name: null,
    email,
    isEmailVerified: false,
  });
  /** What the provider answers when it is asked anew, as late as a test says. */
  let refreshed: Promise<Account | null> = Promise.resolve(null);

  const provider: AccountProvider = {
    follow: (listener) => {
      tell = listener;
    },
    signIn: async (email, { password, code }) => {
      await call('signIn', email, password, ...(code === null ? [] : [code]));
      tell(account(email));
    },
    createAccount: async (email, password) => {
      await call('createAccount', email, password);
      tell(account(email));
      return account(email);
    },
    setName: (name) => call('setName', name),
    sendVerification: () => call('sendVerification'),
    sendPasswordReset: (email) => call('sendPasswordReset', email),
    signOut: async () => {
      await call('signOut');
      tell(null);
    },
    confirmPassword: ({ password, code }) =>
      call('confirmPassword', password, ...(code === null ? [] : [code])),
    changePassword: (password) => call('changePassword', password),
    requestEmailChange: (email) => call('requestEmailChange', email),
    deleteAccount: async () => {
      await call('deleteAccount');
      tell(null);
    },
    passwordRules: () => Promise.resolve([]),
    unmetRules: () => Promise.resolve([]),
    readLink: () => Promise.resolve({ purpose: 'verifyEmail', email: null }),
    applyLink: (code) => call('applyLink', code),
    resetPassword: (code) => call('resetPassword', code),
    hasSecondFactor: async () => {
      await call('hasSecondFactor');
      return factor.isOn;
    },
    drawSecret: () =>
      Promise.resolve({
        secret: 'MZXW6',
        address: 'otpauth://totp/a',
        enrol: async (code) => {
          await call('enrol', code);
          factor.isOn = true;
        },
      }),
    removeSecondFactor: async () => {
      await call('removeSecondFactor');
      factor.isOn = false;
    },
    idToken: () => Promise.resolve('token of jo'),
    refreshTokenHash: () => Promise.resolve('hash of jo'),
    refresh: async () => {
      await call('refresh');
      return refreshed;
    },
  };
  const ownServer: OwnServer = {
    listSessions: async () => {
      await call('listSessions');
      return [...sessions];
    },
    endSession: (idToken, id) => call('endSession', idToken, id),
    endByHash: () => Promise.resolve(true),
    supersedeByHash: (hash) => call('supersede', hash),
    makeRecoveryCodes: async (idToken) => {
      await call('makeRecoveryCodes', idToken);
      return ['one', 'two'];
    },
    listPrograms: async () => {
      await call('listPrograms');
      return [...programs];
    },
    makeProgram: async (idToken, { name, scopes, days }) => {
      await call('makeProgram', idToken, name, scopes.join(), String(days));
      const createdAt = new Date(Date.UTC(2026, 10, 24));
      const expiresAt = new Date(createdAt.getTime() + days * 86_400_000);
      const token = { id: 'new', name, scopes, createdAt, expiresAt, lastUsedAt: null };
      return { token, secret: 'mix_secret' };
    },
    storageOf: () => Promise.resolve({ bytes: 0, mostBytes: 1, documents: 0, mostDocuments: 1 }),
    admit: (email, { farmId, secret }) => call('admit', email, farmId, secret),
    endProgram: (idToken, id) => call('endProgram', idToken, id),
  };
  const documents: AccountDocuments = {
    followProfile: (uid, profile, error) => {
      calls.push(`followProfile ${uid}`);
      onProfile = profile;
      onError = error;
      return () => calls.push(`stop ${uid}`);
    },
    createProfile: (uid, { name, email }) =>
      call('createProfile', uid, name ?? 'none', email ?? 'none'),
    saveProfile: ({ name }) => call('saveProfile', name),
    followUserProducts: () => () => undefined,
    startSync: () => undefined,
    stopSync: () => call('stopSync'),
    countUnsent: () => Promise.resolve(3),
    exportAll: () => Promise.resolve({}),
    forget: (uid) => call('forget', uid),
    deleteAll: (uid) => call('deleteAll', uid),
  };
  const session = createSession({
    provider,
    ownServer,
    invitedBy: () => invite.link,
    pendingSignOuts: { add: (hash) => void owed.push(hash), send: () => undefined },
    kept: null,
    loadDocuments: async () => {
      await call('loadDocuments');
      calls.pop();
      return documents;
    },
    dispatch: (event) => {
      state = sessionReducer(state, event);
    },
    leaving: { get: () => left, set: (uid) => void (left = uid) },
    owedName: { get: () => owedName.value, set: (owed) => void (owedName.value = owed) },
    setAccount: (next) => {
      accounts.push(next);
    },
    log: (message) => {
      logged.push(message);
    },
    retryLater: (afterMs, work) => {
      waits.push(afterMs);
      waiting = work;
      return () => {
        waiting = null;
      };
    },
  });
  return {
    answerRefresh: (answer) => {
      refreshed = answer;
    },
    session,
    invite,
    calls,
    logged,
    failures,
    tell: (next) => {
      tell(next);
    },
    find: (found) => {
      onProfile(found);
    },
    loseProfile: (error) => {
      onError(error);
    },
    retry: () => waiting?.(),
    waits,
    state: () => state,
    accounts,
    leaving: () => left,
    leave: (mark) => {
      left = mark;
    },
    owed,
    owedName,
    sessions,
    programs,
    factor,
  };
}
