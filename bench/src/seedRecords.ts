import type { Page } from 'playwright-core';
import { sprayedRecord } from './sprayedRecord.ts';

/** Puts records into the device's database, two a day back from today. */
export async function seedRecords(page: Page, count: number): Promise<void> {
  await page.evaluate(
    ({ fields, records }) =>
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
          for (let place = 0; place < records; place += 1) {
            const day = new Date(Date.now() - Math.floor(place / 2) * 86_400_000);
            const endedAt = `${day.toISOString().slice(0, 10)}T16:40:00+13:00`;
            writing.objectStore('entries').put({
              owner: 'device',
              collection: 'records',
              id: `r${place}`,
              fields: { ...fields, endedAt },
              createdAt: day,
              updatedAt: day,
              place: 'device',
              revision: `r${place}`,
              removed: false,
              refusal: null,
            });
          }
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { fields: sprayedRecord, records: count },
  );
}
