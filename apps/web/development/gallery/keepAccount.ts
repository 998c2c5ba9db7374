import { openDB } from 'idb';
import { ACCOUNT_KEY } from '../../src/account/accountStore.ts';

export const GALLERY_UID = 'gallery';

const account = {
  uid: GALLERY_UID,
  name: 'Jo Marsh',
  email: 'jo@hillfarm.example',
  isEmailVerified: true,
};

/**
 * Leaves a session on the device as the provider's library keeps one. Without a network nobody asks
 * whether it is a real one.
 * @returns the account's uid
 */
export async function keepAccount(apiKey: string): Promise<string> {
  const { uid, name, email, isEmailVerified } = account;
  localStorage.setItem(ACCOUNT_KEY, JSON.stringify(account));
  const database = await openDB('firebaseLocalStorageDb', 1, {
    upgrade: (opened) => {
      opened.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    },
  });
  await database.put('firebaseLocalStorage', {
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
  });
  database.close();
  return uid;
}
