import type { Page } from 'playwright-core';

/** A document as the device's own database stores it. */
export interface HeldDocument {
  readonly collection: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Holding {
  /** The device itself, or the account that is signed in: its documents then wait to be sent. */
  readonly owner?: string;
  /** True replaces all documents on the device; false adds to them. */
  readonly inPlace?: boolean;
}

/** Puts documents into the device's database, as the app would have kept them. */
export async function holdDocuments(
  page: Page,
  documents: readonly HeldDocument[],
  { owner = 'device', inPlace = false }: Holding = {},
): Promise<void> {
  await page.evaluate(
    ({ list, whose, isCleared }) =>
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
          if (isCleared) entries.clear();
          for (const { collection, id, fields } of list) {
            entries.put({
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
    { list: documents, whose: owner, isCleared: inPlace },
  );
}
