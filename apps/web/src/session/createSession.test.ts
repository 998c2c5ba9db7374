import { describe, expect, it } from 'vitest';
import type { Account } from './Account.ts';
import { INVALID_USER_DATA } from './createSession.ts';
import { fakeSession, refusal } from './testing/fakeSession.ts';
import type { UserProfile } from './UserProfile.ts';

const account = { uid: 'jo', name: 'Jo', email: 'jo@hillfarm.example', isEmailVerified: true };
const profile: UserProfile = {
  id: 'jo',
  name: 'Jo Marsh',
  email: 'jo@hillfarm.example',
  region: '',
  userMachines: [],
  createdAt: null,
  updatedAt: null,
};
const given = { name: 'Jo Marsh', email: 'jo@hillfarm.example', password: 'lime in spring' };

const proof = (password: string) => ({ password, code: null });

/** Lets everything that was started run on. */
const settled = () => new Promise((done) => setTimeout(done));

describe('sign-in status', () => {
  it('loads the profile of whoever is signed in', async () => {
    const { tell, find, state, calls } = fakeSession();
    tell(account);
    expect(state()).toMatchObject({ isLoading: false, isAuthenticated: false });
    await settled();
    find(profile);
    expect(state()).toMatchObject({ user: profile, isAuthenticated: true });
    expect(calls).toEqual(['followProfile jo']);
  });

  it('creates a profile only when the server says that there is none, and only once', async () => {
    const { tell, find, state, calls } = fakeSession();
    tell(account);
    await settled();
    find('unreachable');
    expect(calls).toEqual(['followProfile jo']);
    find('missing');
    find('missing');
    expect(calls).toEqual(['followProfile jo', 'createProfile jo Jo jo@hillfarm.example']);
    find(profile);
    expect(state().isAuthenticated).toBe(true);
  });

  it('keeps the session of a profile that cannot be loaded, and asks again', async () => {
    const { tell, find, loseProfile, retry, state, calls, waits, accounts } = fakeSession();
    tell(account);
    await settled();
    find(profile);
    loseProfile(refusal('unavailable'));
    expect(state()).toMatchObject({ user: profile, isAuthenticated: false });
    expect(accounts).not.toContain(null);
    retry();
    await settled();
    find(profile);
    expect(state().isAuthenticated).toBe(true);
    expect(calls).toEqual(['followProfile jo', 'stop jo', 'followProfile jo']);
    expect(waits).toEqual([30_000]);
  });

  it('waits longer after each failure, up to 16 minutes', async () => {
    const { tell, loseProfile, retry, waits } = fakeSession();
    tell(account);
    for (let tries = 0; tries < 7; tries += 1) {
      await settled();
      loseProfile(refusal('unavailable'));
      retry();
    }
    expect(waits.map((ms) => ms / 60_000)).toEqual([0.5, 1, 2, 4, 8, 16, 16]);
  });

  it('asks again when the part that reads documents did not load', async () => {
    const { tell, retry, failures, calls, logged } = fakeSession();
    failures.set('loadDocuments', new Error('no chunk'));
    tell(account);
    await settled();
    expect(logged).toEqual(['Error loading user']);
    retry();
    await settled();
    expect(calls).toContain('followProfile jo');
  });

  it('follows nobody after sign-out, and a late answer changes nothing', async () => {
    const { tell, find, state, calls } = fakeSession();
    tell(account);
    await settled();
    tell(null);
    find(profile);
    expect(calls).toContain('stop jo');
    expect(state()).toMatchObject({ user: null, isAuthenticated: false });
  });

  it('remembers the profile’s name, not the older one of the provider', async () => {
    const { tell, find, accounts } = fakeSession();
    tell(account);
    await settled();
    find(profile);
    tell({ ...account, isEmailVerified: false });
    expect(accounts.at(-1)).toEqual({ ...account, name: 'Jo Marsh', isEmailVerified: false });
  });
});

describe('registering', () => {
  it.each(['name', 'email', 'password'])(
    'stops without the %s and sends nothing',
    async (field) => {
      const { session, calls, logged } = fakeSession();
      expect(await session.register({ ...given, [field]: '' })).toBe(INVALID_USER_DATA);
      expect(logged).toEqual(['Invalid user data']);
      expect(calls).toEqual([]);
    },
  );

  it('creates the account, mails, writes the profile and completes the request', async () => {
    const { session, calls, find, state, accounts } = fakeSession();
    expect(await session.register(given)).toEqual({ mailFailure: null });
    await settled();
    find('missing');
    expect(calls).toEqual([
      'createAccount jo@hillfarm.example lime in spring',
      'setName Jo Marsh',
      'sendVerification',
      'followProfile jo',
      'createProfile jo Jo Marsh jo@hillfarm.example',
    ]);
    expect(state().requestRegister).toBe(false);
    expect(accounts.at(-1)?.name).toBe('Jo Marsh');
  });

  it('is named at the next start, where the page was closed before the name was written', async () => {
    const { tell, find, calls, accounts, owedName } = fakeSession();
    owedName.value = { email: 'Jo@hillfarm.example', name: 'Jo Marsh' };
    tell({ ...account, name: null });
    await settled();
    find('missing');
    expect(accounts.at(-1)?.name).toBe('Jo Marsh');
    expect(calls).toEqual([
      'setName Jo Marsh',
      'followProfile jo',
      'createProfile jo Jo Marsh jo@hillfarm.example',
    ]);
    expect(owedName.value).toBeNull();
  });

  it('owes the name from before the account is made until the provider has it', async () => {
    const { session, failures, owedName, tell } = fakeSession();
    failures.set('setName', refusal('auth/network-request-failed'));
    await session.register(given);
    expect(owedName.value).toEqual({ email: given.email, name: 'Jo Marsh' });
    tell({ ...account, name: 'Somebody else', email: 'else@hillfarm.example' });
    await settled();
    expect(owedName.value).not.toBeNull();
  });

  it('shows the link it was opened with before it registers, and registers whatever is said to that', async () => {
    const { session, calls, failures, invite } = fakeSession();
    invite.link = { farmId: 'hill', secret: 'k7Qm2tVx9RpAeJ4wB6nZ8sDf' };
    failures.set('admit', refusal('auth/invalid-oob-code'));
    await session.register(given);
    expect(calls.slice(0, 2).map((call) => call.split(' ')[0])).toEqual(['admit', 'createAccount']);
  });

  it('owes no name to an account that was refused', async () => {
    const { session, failures, owedName } = fakeSession();
    failures.set('createAccount', refusal('auth/email-already-in-use'));
    await session.register(given);
    expect(owedName.value).toBeNull();
  });

  it('returns the provider’s code, logs, and leaves the request standing', async () => {
    const { session, failures, logged, calls, state } = fakeSession();
    failures.set('createAccount', refusal('auth/email-already-in-use'));
    expect(await session.register(given)).toBe('auth/email-already-in-use');
    expect(logged).toEqual(['Error registering user']);
    expect(calls).toHaveLength(1);
    expect(state().user).toBeNull();
  });

  it('stands without its e-mail, and says why that was not sent', async () => {
    const { session, failures, logged, calls } = fakeSession();
    failures.set('sendVerification', refusal('auth/too-many-requests'));
    expect(await session.register(given)).toEqual({ mailFailure: 'auth/too-many-requests' });
    await settled();
    expect(logged).toEqual(['Error registering user']);
    expect(calls.at(-1)).toBe('followProfile jo');
  });
});

describe('leaving', () => {
  it('stays left, though the registration was still under way', async () => {
    const { session, accounts, state } = fakeSession();
    const registering = session.register(given);
    await session.signOut();
    await registering;
    expect(accounts.at(-1)).toBeNull();
    expect(state()).toMatchObject({ user: null, isAuthenticated: false });
  });

  it('stays left, though an answer about the account comes late', async () => {
    const { session, tell, answerRefresh, accounts } = fakeSession();
    tell(account);
    await settled();
    const { promise, resolve } = Promise.withResolvers<Account | null>();
    answerRefresh(promise);
    const late = session.refresh();
    await session.signOut();
    resolve(account);
    await late;
    expect(accounts.at(-1)).toBeNull();
  });

  it('signs out, then takes the documents off the device', async () => {
    const { session, tell, calls, state } = fakeSession();
    tell(account);
    await settled();
    expect(await session.signOut()).toBeNull();
    expect(calls).toEqual(['followProfile jo', 'stop jo', 'stopSync', 'signOut', 'forget jo']);
    expect(state()).toMatchObject({ user: null, isAuthenticated: false });
  });

  it('logs a sign-out that failed, and stays signed in', async () => {
    const { session, tell, failures, logged, leaving, calls, owed } = fakeSession();
    tell(account);
    await settled();
    failures.set('signOut', new Error('no storage'));
    expect(await session.signOut()).toBe('auth/internal-error');
    expect(logged).toEqual(['Error signing out user']);
    expect(leaving()).toBeNull();
    await settled();
    expect(calls.at(-1)).toBe('followProfile jo');
    expect(owed).toEqual([]);
  });

  it('keeps no name of who left, while the other tabs have yet to see it', async () => {
    const { session, tell, leaving } = fakeSession();
    tell(account);
    await settled();
    await session.signOut();
    expect(leaving()).toBe('left');
    tell(account);
    expect(leaving()).toBeNull();
  });

  it('takes the documents out of a tab that sees it late', async () => {
    const { tell, calls, leave } = fakeSession();
    tell(account);
    await settled();
    leave('left');
    tell(null);
    await settled();
    expect(calls).toEqual(['followProfile jo', 'stop jo', 'forget jo']);
  });

  it('tells no error of a tab whose documents another one takes away', async () => {
    const { tell, leave, loseProfile, logged } = fakeSession();
    tell(account);
    await settled();
    leave('jo');
    loseProfile(refusal('unavailable'));
    expect(logged).toEqual([]);
  });

  it('owes the server the end of the session, whether or not there is a signal', async () => {
    const { session, tell, owed } = fakeSession();
    tell(account);
    await settled();
    await session.signOut();
    expect(owed).toEqual(['hash of jo']);
  });

  it('asks for nothing when a page begins where somebody had left', async () => {
    const { tell, calls, leaving } = fakeSession('left');
    tell(null);
    await settled();
    expect(calls).toEqual([]);
    expect(leaving()).toBeNull();
  });

  it('leaves the documents of a session that ended by itself', async () => {
    const { tell, calls } = fakeSession();
    tell(account);
    await settled();
    tell(null);
    await settled();
    expect(calls).toEqual(['followProfile jo', 'stop jo', 'stopSync']);
  });

  it('finishes what a killed page began, once', async () => {
    const { tell, calls, leaving } = fakeSession('jo');
    tell(null);
    await settled();
    expect(calls).toEqual(['forget jo']);
    expect(leaving()).toBeNull();
  });

  it('drops what a killed page began when the account is signed in after all', async () => {
    const { tell, calls, leaving } = fakeSession('jo');
    tell(account);
    await settled();
    expect(calls).toEqual(['followProfile jo']);
    expect(leaving()).toBeNull();
  });

  it('removes nothing for a device that nobody is signed in on', async () => {
    const { tell, calls } = fakeSession();
    tell(null);
    await settled();
    expect(calls).toEqual([]);
  });

  it('deletes after the password only, documents first', async () => {
    const { session, tell, failures, calls } = fakeSession();
    tell(account);
    await settled();
    failures.set('confirmPassword', refusal('auth/invalid-credential'));
    expect(await session.deleteAccount(proof('wrong'))).toBe('auth/invalid-credential');
    expect(await session.deleteAccount(proof('right'))).toBeNull();
    expect(calls.slice(1)).toEqual([
      // First shows the server that the owner is here, so that nobody's guesses shut them out.
      'refresh',
      'confirmPassword wrong',
      'refresh',
      'confirmPassword right',
      // Ends the session from before the password was given again.
      'supersede hash of jo',
      'stop jo',
      'stopSync',
      'deleteAll jo',
      'deleteAccount',
      'forget jo',
    ]);
  });
});

it('gives the provider’s code of any call that fails', async () => {
  const { session, failures } = fakeSession();
  failures.set('signIn', refusal('auth/invalid-credential'));
  expect(await session.signIn('jo@hillfarm.example', proof('x'))).toBe('auth/invalid-credential');
  failures.set('confirmPassword', refusal('auth/network-request-failed'));
  expect(await session.changePassword(proof('a'), 'b')).toBe('auth/network-request-failed');
});
