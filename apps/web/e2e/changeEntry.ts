import type { Page } from 'playwright-core';

/** Changes the one entry of the device behind the app's back; it then waits to be sent. */
export const changeEntry = (page: Page, fields: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    (changed) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('mix-documents');
        opening.onsuccess = () => {
          const { result } = opening;
          const transaction = result.transaction('entries', 'readwrite');
          const store = transaction.objectStore('entries');
          const reading = store.getAll();
          reading.onsuccess = () => {
            const [entry] = reading.result as { fields: object }[];
            store.put({
              ...entry,
              fields: { ...entry?.fields, ...changed },
              place: 'waiting',
              revision: 'behind the back',
            });
          };
          transaction.oncomplete = () => {
            result.close();
            done();
          };
        };
      }),
    fields,
  );

/** Whether the one entry of the device was sent once more after it was changed, and refused again. */
export const isRefusedAgain = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const opening = indexedDB.open('mix-documents');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => {
            const [entry] = reading.result as { place: string; revision: string }[];
            opening.result.close();
            done(entry?.place === 'refused' && entry.revision !== 'behind the back');
          };
        };
      }),
  );
