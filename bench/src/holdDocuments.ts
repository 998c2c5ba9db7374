import type { Page } from 'playwright-core';

/** A document as the device's own database has it. */
export interface HeldDocument {
  readonly collection: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Puts documents in place of all that the device's database holds, where no app runs that has it open. */
export async function holdDocuments(page: Page, documents: readonly HeldDocument[]): Promise<void> {
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
          const writing = opening.result.transaction('entries', 'readwrite');
          const entries = writing.objectStore('entries');
          entries.clear();
          for (const { collection, id, fields } of list) {
            entries.put({
              owner: 'device',
              collection,
              id,
              fields: { ...fields, schemaVersion: 1 },
              createdAt: new Date(),
              updatedAt: new Date(),
              place: 'device',
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
    documents,
  );
}
