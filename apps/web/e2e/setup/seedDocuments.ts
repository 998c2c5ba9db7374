import type { Page } from 'playwright-core';

export interface SeededDocument {
  readonly collection: 'records' | 'paddocks' | 'stock' | 'codes';
  readonly id: string;
  readonly value: object;
}

/** Puts documents of the device's own into its database, as the app would have kept them. */
export async function seedDocuments(
  page: Page,
  documents: readonly SeededDocument[],
): Promise<void> {
  await page.evaluate(
    (list) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('mix-documents', 1);
        opening.onerror = () => fail(new Error('the database did not open'));
        opening.onupgradeneeded = () => {
          opening.result
            .createObjectStore('entries', { keyPath: ['owner', 'collection', 'id'] })
            .createIndex('byPlace', ['owner', 'place']);
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction('entries', 'readwrite');
          for (const { collection, id, value } of list) {
            writing.objectStore('entries').put({
              owner: 'device',
              collection,
              id,
              fields: { ...value, schemaVersion: 1 },
              createdAt: new Date(),
              updatedAt: new Date(),
              place: 'device',
              revision: id,
              removed: false,
              refusal: null,
            });
          }
          writing.oncomplete = () => {
            database.close();
            done();
          };
        };
      }),
    documents,
  );
}
