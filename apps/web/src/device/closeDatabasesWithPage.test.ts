// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { closeDatabasesWithPage } from './closeDatabasesWithPage.ts';

closeDatabasesWithPage();

const NAME = 'closes-with-page';

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done) => {
    const request = indexedDB.open(NAME);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('kept');
    });
    request.addEventListener('success', () => {
      done(request.result);
    });
  });

/** A transaction that never ends by itself, like one of a frozen page. */
function hold(database: IDBDatabase): IDBTransaction {
  const transaction = database.transaction('kept', 'readwrite');
  const ask = () => {
    transaction.objectStore('kept').get('any').addEventListener('success', ask);
  };
  ask();
  return transaction;
}

const firstOf = (target: EventTarget, kinds: readonly string[]): Promise<string> =>
  new Promise((done) => {
    for (const kind of kinds) {
      target.addEventListener(kind, () => {
        done(kind);
      });
    }
  });
const ended = (transaction: IDBTransaction) => firstOf(transaction, ['complete', 'abort']);

const go = (kind: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(kind), { persisted }));

it('leaves a page that is thrown away to the browser', async () => {
  const database = await openDatabase();
  const transaction = database.transaction('kept', 'readwrite');
  go('pagehide', false);
  expect(await ended(transaction)).toBe('complete');
  database.close();
});

it('gives up all that it holds when the page is put away, and loads it anew when it is shown again', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const database = await openDatabase();
  const held = ended(hold(database));
  go('pageshow', false);
  expect(reload).not.toHaveBeenCalled();
  go('pagehide', true);
  expect(await held).toBe('abort');
  // Another page may take the database away.
  const removal = firstOf(indexedDB.deleteDatabase(NAME), ['success', 'blocked']);
  expect(await removal).toBe('success');
  expect(() => database.transaction('kept')).toThrow('The page is put away');
  // A library opens what was closed under it once more: that would hold the database from then on.
  expect(() => indexedDB.open(NAME)).toThrow('The page is put away');
  go('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
});
