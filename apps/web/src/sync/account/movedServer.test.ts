import { renamedPaddock } from '@mix/documents';
import { expect, it } from 'vitest';
import { memoryEntries } from '../device/memoryEntries.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import {
  conflictsOf,
  flats,
  hill,
  openDevice,
  paddocksOf,
  pathOf,
  settled,
  storedFlats,
  storedHill,
  type MemoryAccount,
} from '../testing/openDevice.ts';

/** What `mix move` does: every document with its path and fields, and with times of the new place. */
function moved(from: MemoryAccount): MemoryAccount {
  const to = memoryAccount();
  for (const { path, fields } of from.documents.values()) to.set(path, fields);
  return to;
}

it('what waited on a device when its server moved goes to the new place, once, and nothing is asked', async () => {
  const entries = memoryEntries();
  const before = memoryAccount();
  before.set(pathOf('a'), storedHill);
  before.set(pathOf('b'), storedFlats);
  before.set(pathOf('c'), storedFlats);
  const phone = openDevice(before, entries);
  const sync = phone.start();
  await settled();
  // The server has stopped: from here on everything stays on the device.
  before.silence();
  await phone.store.save('paddocks', 'a', renamedPaddock(hill, 'Top'));
  await phone.store.save('paddocks', 'new', flats);
  await phone.store.remove('paddocks', 'b');
  await settled();
  await sync.stop();

  const after = moved(before);
  const written = after.writes.length;
  // The page of the new place, over what the device has kept, once its person has signed in again.
  const page = openDevice(after, entries);
  page.start();
  await settled();
  await settled();
  expect(after.writes.slice(written).toSorted()).toEqual(['a', 'b', 'new'].map(pathOf));
  expect([...after.documents.keys()].toSorted()).toEqual(['a', 'c', 'new'].map(pathOf));
  expect(after.documents.get(pathOf('a'))?.fields).toMatchObject({ name: 'Top' });
  expect(await paddocksOf(page)).toEqual({
    a: [renamedPaddock(hill, 'Top'), 'synced'],
    c: [flats, 'synced'],
    new: [flats, 'synced'],
  });
  expect(await conflictsOf(page)).toEqual([]);
});

it('a change whose answer the old server never gave is not made twice at the new one', async () => {
  const entries = memoryEntries();
  const before = memoryAccount();
  before.set(pathOf('a'), storedHill);
  const phone = openDevice(before, entries);
  const sync = phone.start();
  await settled();
  before.faults.answersLost = 1;
  await phone.store.save('paddocks', 'a', renamedPaddock(hill, 'Top'));
  sync.wake();
  await settled();
  before.silence();
  await sync.stop();
  expect(before.documents.get(pathOf('a'))?.fields).toMatchObject({ name: 'Top' });

  const page = openDevice(moved(before), entries);
  page.start();
  await settled();
  await settled();
  expect(await paddocksOf(page)).toEqual({ a: [renamedPaddock(hill, 'Top'), 'synced'] });
  expect(await conflictsOf(page)).toEqual([]);
});
