import { openDB } from 'idb';
import { ACCOUNT_KEY } from '../../src/session/accountStore.ts';

export const GALLERY_UID = 'gallery';

/** Whoever is signed in, as the app keeps them by `ACCOUNT_KEY`. */
export const galleryAccount = {
  uid: GALLERY_UID,
  name: 'Jo Marsh',
  email: 'jo@hillfarm.example',
  isEmailVerified: true,
};

/** Where the provider's library keeps a session. */
export const SESSION_DATABASE = 'firebaseLocalStorageDb';
export const SESSION_STORE = 'firebaseLocalStorage';

/** A session as the provider's library keeps one. Without a network nobody asks whether it is a real one. */
export function keptSession(apiKey: string) {
  const { uid, name, email, isEmailVerified } = galleryAccount;
  return {
    fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`,
    value: {
      uid,
      email,
      emailVerified: isEmailVerified,
      displayName: name,
      isAnonymous: false,
      providerData: [],
      stsTokenManager: { refreshToken: 'none', accessToken: 'none', expirationTime: 0 },
      createdAt: '0',
      lastLoginAt: '0',
      apiKey,
      appName: '[DEFAULT]',
    },
  };
}

/**
 * Leaves a session on the device.
 * @returns the account's uid
 */
export async function keepAccount(apiKey: string): Promise<string> {
  localStorage.setItem(ACCOUNT_KEY, JSON.stringify(galleryAccount));
  const database = await openDB(SESSION_DATABASE, 1, {
    upgrade: (opened) => {
      opened.createObjectStore(SESSION_STORE, { keyPath: 'fbase_key' });
    },
  });
  await database.put(SESSION_STORE, keptSession(apiKey));
  database.close();
  return GALLERY_UID;
}
