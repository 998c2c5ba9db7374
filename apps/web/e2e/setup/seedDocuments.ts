import type { Page } from 'playwright-core';
import type { CollectionName } from '../../src/documents/DocumentValues.ts';

export interface SeededDocument {
  readonly collection: CollectionName;
  readonly id: string;
  readonly value: object;
}

/** A part of the profile, and an entry of `userproduct`: the rules allow these no version. */
const WITHOUT_VERSION: readonly CollectionName[] = ['machine', 'favourites'];

/**
 * Puts documents into the device's database, as the app would have kept them.
 * @param owner the device itself, or whose they are that is signed in: then they wait to be sent
 */
export async function seedDocuments(
  page: Page,
  documents: readonly SeededDocument[],
  owner = 'device',
): Promise<void> {
  await page.evaluate(
    ({ list, whose }) =>
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
              owner: whose,
              collection,
              id,
              fields: value,
              createdAt: new Date(),
              updatedAt: new Date(),
              place: whose === 'device' ? 'device' : 'waiting',
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
    {
      list: documents.map(({ value, ...one }) => ({
        ...one,
        value: WITHOUT_VERSION.includes(one.collection) ? value : { ...value, schemaVersion: 1 },
      })),
      whose: owner,
    },
  );
}
