import type { Page } from 'playwright-core';
import {
  GALLERY_UID,
  galleryAccount,
  keptSession,
  SESSION_DATABASE,
  SESSION_STORE,
} from '../../development/gallery/keepAccount.ts';
import { ACCOUNT_KEY } from '../../src/session/accountStore.ts';
import { parseClientConfig } from '../../src/device/config/clientConfig.ts';
import { ownerOf, type FarmInUse } from '../../src/sync/workspace/Workspace.ts';
import { WORKSPACE_KEY } from '../../src/sync/workspace/workspaceStore.ts';

/**
 * Leaves a session on the device, as if somebody had signed in before the network went.
 * @param texts other stored texts of the device, by key
 * @returns the owner of the shown documents: the account, or the farm it works on
 */
export async function keepSession(
  page: Page,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const config = await page.evaluate(async () => (await fetch('/config.json')).text());
  const { accountServer } = parseClientConfig(config);
  const session = keptSession(accountServer?.apiKey ?? '');
  const held = { ...texts, [ACCOUNT_KEY]: JSON.stringify(galleryAccount) };
  await page.evaluate(
    ({ databaseName, storeName, kept, local }) => {
      for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
      return new Promise<void>((done, fail) => {
        const opening = indexedDB.open(databaseName, 1);
        opening.onerror = () => fail(new Error('the database did not open'));
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore(storeName, { keyPath: 'fbase_key' });
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(storeName, 'readwrite');
          writing.objectStore(storeName).put(kept);
          writing.oncomplete = () => {
            database.close();
            done();
          };
        };
      });
    },
    { databaseName: SESSION_DATABASE, storeName: SESSION_STORE, kept: session, local: held },
  );
  const farm = texts[WORKSPACE_KEY];
  return farm === undefined ? GALLERY_UID : ownerOf(JSON.parse(farm) as FarmInUse);
}
