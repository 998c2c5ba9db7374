import type { Page } from 'playwright-core';
import {
  keptSession,
  SESSION_DATABASE,
  SESSION_STORE,
} from '../../../apps/web/development/gallery/keepAccount.ts';
import type { Backend, SignedIn } from '../backend/Backend.ts';

/** Leaves a session on a device that holds nothing else, as signing in does. */
export async function enterAccount(
  page: Page,
  { apiKey }: Backend,
  { uid, email, idToken, refreshToken }: SignedIn,
): Promise<void> {
  const { fbase_key, value } = keptSession(apiKey);
  const expirationTime = Date.now() + 3_000_000;
  const stsTokenManager = { refreshToken, accessToken: idToken, expirationTime };
  await page.evaluate(
    async ({ account, session, names }) => {
      localStorage.setItem('mix.account', JSON.stringify(account));
      await new Promise<void>((done, fail) => {
        const opening = indexedDB.open(names.database, 1);
        opening.onerror = () => fail(new Error('the database did not open'));
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore(names.store, { keyPath: 'fbase_key' });
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction(names.store, 'readwrite');
          writing.objectStore(names.store).put(session);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      });
    },
    {
      account: { uid, name: null, email, isEmailVerified: false },
      session: { fbase_key, value: { ...value, uid, email, displayName: null, stsTokenManager } },
      names: { database: SESSION_DATABASE, store: SESSION_STORE },
    },
  );
}
