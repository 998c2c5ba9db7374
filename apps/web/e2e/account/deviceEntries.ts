import type { Page } from 'playwright-core';

/** The documents on the device, straight from its own database, without its notes about them. */
export const entriesOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<
        {
          owner: string;
          collection: string;
          id: string;
          place: string;
          revision: string;
          fields: { name: string; draft: { sprayAreaHa: number } };
        }[]
      >((done) => {
        const opening = indexedDB.open('mix-documents');
        opening.onsuccess = () => {
          const { result } = opening;
          const reading = result.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => {
            result.close();
            const all = reading.result as { readonly owner: string }[];
            done(all.filter(({ owner }) => !owner.startsWith('#')) as never);
          };
        };
      }),
  );

/** The revision of an entry that was changed behind the app's back. */
export const CHANGED = 'behind the back';

/** Changes the one entry of the device behind the app's back; it then waits to be sent. */
export const changeEntry = (page: Page, fields: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    ({ changed, revision }) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('mix-documents');
        opening.onsuccess = () => {
          const { result } = opening;
          const transaction = result.transaction('entries', 'readwrite');
          const store = transaction.objectStore('entries');
          const reading = store.getAll();
          reading.onsuccess = () => {
            const all = reading.result as { owner: string; fields: object }[];
            const entry = all.find(({ owner }) => !owner.startsWith('#'));
            store.put({
              ...entry,
              base: entry?.fields,
              fields: { ...entry?.fields, ...changed },
              place: 'waiting',
              revision,
            });
          };
          transaction.oncomplete = () => {
            result.close();
            done();
          };
        };
      }),
    { changed: fields, revision: CHANGED },
  );

/** Every part of the browser's storage that still holds a text. */
export const leftOver = (page: Page, text: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const [key, value] of Object.entries(localStorage)) {
      if (String(value).includes(wanted)) found.push(`localStorage ${key}`);
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          done(opening.result);
        };
        opening.onerror = () => {
          fail(new Error(name));
        };
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((done) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            done(reading.result);
          };
        });
        if (JSON.stringify(all).includes(wanted)) found.push(`${name} ${store}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if ((await response?.text())?.includes(wanted)) found.push(`cache ${request.url}`);
      }
    }
    return found;
  }, text);
