import type { Page } from 'playwright-core';

/** A document as the device's own database has it. */
export interface HeldEntry {
  readonly collection: string;
  readonly id: string;
  readonly fields: object;
}

export interface WriteOptions {
  /** The device itself, or whose they are that is signed in: then they wait to be sent. */
  readonly owner: string;
  /** They take the place of all that is held. */
  readonly clears: boolean;
}

/** Writes the device's own database as the app would have, where no app runs that has it open. */
export async function writeEntries(
  page: Page,
  entries: readonly HeldEntry[],
  { owner, clears }: WriteOptions,
): Promise<void> {
  await page.evaluate(
    ({ list, whose, isEmptied }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('mix-documents', 1);
        opening.onerror = () => fail(new Error('the database did not open'));
        opening.onupgradeneeded = () => {
          opening.result
            .createObjectStore('entries', { keyPath: ['owner', 'collection', 'id'] })
            .createIndex('byPlace', ['owner', 'place']);
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          const store = writing.objectStore('entries');
          if (isEmptied) store.clear();
          for (const { collection, id, fields } of list) {
            store.put({
              owner: whose,
              collection,
              id,
              fields,
              createdAt: new Date(),
              updatedAt: new Date(),
              place: whose === 'device' ? 'device' : 'waiting',
              revision: id,
              removed: false,
              refusal: null,
            });
          }
          writing.onabort = () => fail(new Error('the documents were not kept'));
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { list: entries, whose: owner, isEmptied: clears },
  );
}
