import { beforeEach, expect, it } from 'vitest';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { hill, openDevice, pathOf, settled, storedHill } from '../testing/openDevice.ts';
import { collectionsOf } from '../workspace/collectionsOf.ts';
import { arrivedKey, arrivedName, arrivedNames } from './arrivedNote.ts';
import { createArrivals } from './createArrivals.ts';
import { memoryEntries } from '../device/memoryEntries.ts';

let account: ReturnType<typeof memoryAccount>;
let entries: ReturnType<typeof memoryEntries>;
let changes: number;
beforeEach(() => {
  account = memoryAccount();
  entries = memoryEntries();
  changes = 0;
});

const all = collectionsOf('u1', null);
const arrivalsOf = (wasSynced = false, role: 'contractor' | 'manager' | null = null) =>
  createArrivals({
    entries,
    owner: () => 'u1',
    roleOf: () => role,
    sentTo: () => all,
    wasSynced: () => wasSynced,
    onChange: () => (changes += 1),
  });
const noted = async () => arrivedNames((await entries.get([arrivedKey('u1')]))[0]);

it('knows of nothing before the device is read, and then of all that has still to come', async () => {
  const arrivals = arrivalsOf();
  expect(arrivals.missing()).toBeNull();
  await arrivals.load();
  expect(arrivals.missing()).toEqual(all);
  expect(changes).toBe(1);
});

it('has what the account answered whole, an empty answer included, over restarts', async () => {
  account.set(pathOf('a'), storedHill);
  const phone = openDevice(account, entries);
  const sync = phone.start();
  await settled();
  await sync.stop();
  const arrivals = arrivalsOf();
  await arrivals.load();
  expect(arrivals.missing()).toEqual([]);
  expect(phone.events.heard).toBeGreaterThan(0);
});

it('takes no silence, and nothing made here, for an answer', async () => {
  account.faults.reachable = false;
  const phone = openDevice(account, entries);
  await phone.store.save('paddocks', 'a', hill);
  phone.start();
  await settled();
  expect(await noted()).toEqual([]);
  expect(phone.events.heard).toBe(0);
  account.reconnect();
  await settled();
  expect((await noted()).toSorted()).toEqual(all.toSorted());
  expect(phone.events.heard).toBeGreaterThan(0);
});

it('is not all heard of while one collection is silent, and keeps that all came once', async () => {
  const phone = openDevice(account, entries);
  phone.start();
  await settled();
  account.silence('users/u1/records');
  const before = phone.events.heard;
  account.set(pathOf('a'), storedHill);
  await settled();
  expect(phone.events.heard).toBe(before);
  const arrivals = arrivalsOf();
  await arrivals.load();
  expect(arrivals.missing()).toEqual([]);
});

it('takes what a contractor was sent for none of what others are', async () => {
  const contractor = arrivalsOf(false, 'contractor');
  const manager = arrivalsOf(false, 'manager');
  const { arrivedChange } = await import('./arrivedNote.ts');
  await entries.change([arrivedChange('u1', [arrivedName('records', 'contractor')])]);
  await contractor.load();
  await manager.load();
  expect(contractor.missing()).not.toContain('records');
  expect(manager.missing()).toContain('records');
});

it('of a version that noted nothing, takes as here what it holds of the account, and no more', async () => {
  const phone = openDevice(account, entries);
  account.set(pathOf('a'), storedHill);
  const sync = phone.start();
  await settled();
  await sync.stop();
  await entries.change([{ key: arrivedKey('u1'), decide: () => null }]);

  const neverSynced = arrivalsOf(false);
  await neverSynced.load();
  expect(neverSynced.missing()).toEqual(all);
  const before = arrivalsOf(true);
  await before.load();
  expect(before.missing()).not.toContain('paddocks');
  expect(before.missing()).toContain('records');
});
