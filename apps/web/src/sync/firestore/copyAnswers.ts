const PATIENCE_MS = 3000;

/**
 * Whether the library's copy of an account on this device can be written to: a page that the browser
 * froze in the middle of a write may hold it, and the library would wait for that for ever. 3 s at most.
 * @param name of its database; one that is not there yet is made by the library
 */
export async function copyAnswers(factory: IDBFactory, name: string): Promise<boolean> {
  // Browsers of before 2024 do not list databases, and opening one that is not there would make it.
  const { databases } = factory as Partial<Pick<IDBFactory, 'databases'>>;
  if (databases === undefined) return true;
  if (!(await factory.databases()).some((one) => one.name === name)) return true;
  return new Promise((answer) => {
    const timer = setTimeout(answer, PATIENCE_MS, false);
    const request = factory.open(name);
    const settle = (works: boolean) => {
      clearTimeout(timer);
      answer(works);
    };
    request.addEventListener('error', () => {
      settle(false);
    });
    request.addEventListener('success', () => {
      const database = request.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) {
        database.close();
        settle(true);
        return;
      }
      const transaction = database.transaction(stores, 'readwrite');
      // The database closes once the transaction has ended, whenever that is.
      database.close();
      transaction.addEventListener('complete', () => {
        settle(true);
      });
      transaction.addEventListener('abort', () => {
        settle(false);
      });
    });
  });
}
