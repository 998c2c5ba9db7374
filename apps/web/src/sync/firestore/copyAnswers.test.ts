import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyAnswers } from './copyAnswers.ts';

const NAME = 'firestore/[DEFAULT]/mix-a/main';
let factory: IDBFactory;

beforeEach(() => {
  factory = new IDBFactory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const openCopy = (): Promise<IDBDatabase> =>
  new Promise((done) => {
    const request = factory.open(NAME, 18);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('owner'));
    request.addEventListener('success', () => {
      done(request.result);
    });
  });

it('answers for a copy that can be written to, beside another tab that has it open', async () => {
  await openCopy();
  expect(await copyAnswers(factory, NAME)).toBe(true);
});

it('does not make the copy that is not there yet', async () => {
  expect(await copyAnswers(factory, NAME)).toBe(true);
  expect(await factory.databases()).toEqual([]);
});

it('waits no more than 3 s for a write that another page is frozen in', async () => {
  const database = await openCopy();
  const store = database.transaction('owner', 'readwrite').objectStore('owner');
  let isHeld = true;
  const ask = () => {
    if (isHeld) store.get('any').addEventListener('success', ask);
  };
  ask();
  const answered = copyAnswers(factory, NAME);
  // The databases are listed before the wait begins.
  await vi.waitFor(() => {
    expect(vi.getTimerCount()).toBe(1);
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answered).toBe(false);
  isHeld = false;
});
