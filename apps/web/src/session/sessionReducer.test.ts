import { describe, expect, it } from 'vitest';
import { initialSession, sessionReducer, type SessionState } from './sessionReducer.ts';
import type { UserProfile } from './UserProfile.ts';

const jo: UserProfile = {
  id: 'jo',
  name: 'Jo Marsh',
  email: 'jo@hillfarm.example',
  region: 'NZ',
  userMachines: [],
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const urea = { id: 'jo_urea', productId: 'urea', isFavourite: true, product: null };

const signedIn: SessionState = {
  user: jo,
  userProducts: [urea],
  isAuthenticated: true,
  isLoading: false,
  requestRegister: false,
};

describe('the auth store', () => {
  it('starts empty, loading and asking for nothing', () => {
    expect(initialSession).toEqual({
      user: null,
      userProducts: [],
      isAuthenticated: false,
      isLoading: true,
      requestRegister: false,
    });
  });

  it('has loaded once a sign-in status arrives, whichever it is', () => {
    const uid = 'jo';
    expect(sessionReducer(initialSession, { type: 'signedIn', uid }).isLoading).toBe(false);
    expect(sessionReducer(initialSession, { type: 'signedOut' }).isLoading).toBe(false);
  });

  it('is authenticated only with the profile', () => {
    const waiting = sessionReducer(initialSession, { type: 'signedIn', uid: 'jo' });
    expect(waiting).toMatchObject({ user: null, isAuthenticated: false });
    expect(sessionReducer(waiting, { type: 'userLoaded', user: jo })).toEqual({
      ...signedIn,
      userProducts: [],
    });
  });

  it('keeps the user when the provider repeats who is signed in', () => {
    expect(sessionReducer(signedIn, { type: 'signedIn', uid: 'jo' })).toEqual(signedIn);
  });

  it('shows nothing of one account to another', () => {
    expect(sessionReducer(signedIn, { type: 'signedIn', uid: 'sam' })).toEqual({
      ...initialSession,
      isLoading: false,
    });
  });

  it('clears the user and the flag at sign-out', () => {
    expect(sessionReducer(signedIn, { type: 'signedOut' })).toEqual({
      ...initialSession,
      isLoading: false,
    });
  });

  it('marks a user who cannot be loaded not authenticated', () => {
    expect(sessionReducer(signedIn, { type: 'userNotLoaded' })).toEqual({
      ...signedIn,
      isAuthenticated: false,
    });
  });

  it('holds the product list', () => {
    const state = sessionReducer(initialSession, {
      type: 'userProductsLoaded',
      userProducts: [urea],
    });
    expect(state).toEqual({ ...initialSession, userProducts: [urea] });
  });

  it('asks to register from the show-register action until registration completes', () => {
    const asking = sessionReducer(initialSession, { type: 'registerShown' });
    expect(asking).toEqual({ ...initialSession, requestRegister: true });
    expect(sessionReducer(asking, { type: 'signedIn', uid: 'jo' }).requestRegister).toBe(true);
    expect(sessionReducer(asking, { type: 'registrationCompleted' })).toEqual(initialSession);
  });
});
