import { kilograms } from '@mix/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentKinds } from '../device/documentKinds.ts';
import { leaveFarmDocuments } from '../device/leaveFarmDocuments.ts';
import { memoryEntries } from '../device/memoryEntries.ts';
import { SAVED_MACHINE_ID } from '../savedMachineId.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import {
  flats,
  hill,
  openDevice,
  paddocksOf,
  settled,
  storedFlats,
  type MemoryAccount,
} from '../testing/openDevice.ts';
import { collectionsOf } from '../workspace/collectionsOf.ts';
import { accountCollection } from './accountCollections.ts';
import { NO_MEMBER } from './sendEntry.ts';

let account: MemoryAccount;
beforeEach(() => {
  account = memoryAccount();
});

const FARM = 'u1/hill';
const saved = { boomConfig: '12 m', machineId: 'm1', nozzleIds: ['n1'] };

describe('on a farm', () => {
  it('keeps what is made there below the farm, and shows what others made', async () => {
    account.set('farms/hill/paddocks/flats', storedFlats);
    const phone = openDevice(account, memoryEntries(), FARM);
    await phone.store.save('paddocks', 'top', hill);
    await phone.store.save('machine', SAVED_MACHINE_ID, saved);
    await phone.store.save('favourites', 'own-x7', { productId: 'own-x7', isFavourite: true });
    phone.start();
    await settled();
    expect([...account.documents.keys()].toSorted()).toEqual([
      'farms/hill/favourites/own-x7',
      'farms/hill/machines/saved',
      'farms/hill/paddocks/flats',
      'farms/hill/paddocks/top',
    ]);
    expect(await paddocksOf(phone)).toEqual({ flats: [flats, 'synced'], top: [hill, 'synced'] });

    const office = openDevice(account, memoryEntries(), 'u2/hill');
    office.start();
    await settled();
    expect(await paddocksOf(office)).toEqual({ flats: [flats, 'synced'], top: [hill, 'synced'] });
    expect((await office.store.all('machine'))[0]?.value).toEqual(saved);
    expect((await office.store.all('favourites'))[0]?.id).toBe('own-x7');
  });

  it('knows a code that was learned once on every device of the farm, and at no other place', async () => {
    const learned = {
      text: '09421003456716',
      productId: 'own-x7',
      pack: { unit: 'kg', value: kilograms(25) },
    } as const;
    const phone = openDevice(account, memoryEntries(), FARM);
    const tablet = openDevice(account, memoryEntries(), 'u2/hill');
    const alone = openDevice(account);
    for (const device of [tablet, alone]) device.start();
    await settled();
    // In the shed, before there is a signal.
    await phone.store.save('codes', 'gtin-09421003456716', learned);
    phone.start();
    await settled();
    expect([...account.documents.keys()]).toEqual(['farms/hill/codes/gtin-09421003456716']);
    expect((await tablet.store.all('codes')).map(({ id, value }) => [id, value])).toEqual([
      ['gtin-09421003456716', learned],
    ]);
    expect(await alone.store.all('codes')).toEqual([]);
  });

  it('keeps the documents of two places on one device apart', async () => {
    const entries = memoryEntries();
    const alone = openDevice(account, entries);
    const farm = openDevice(account, entries, FARM);
    const elsewhere = openDevice(account, entries, 'u1/river');
    await alone.store.save('paddocks', 'same', hill);
    await farm.store.save('paddocks', 'same', flats);
    for (const device of [alone, farm, elsewhere]) device.start();
    await settled();
    expect(await paddocksOf(alone)).toEqual({ same: [hill, 'synced'] });
    expect(await paddocksOf(farm)).toEqual({ same: [flats, 'synced'] });
    expect(await paddocksOf(elsewhere)).toEqual({});
    expect((await entries.listOfFarms('u1')).map(({ owner }) => owner)).toEqual([FARM]);
    expect(await entries.listOfFarms('u')).toEqual([]);
  });

  it('shows its people, and the account which farms it has', async () => {
    account.set('farms/hill/members/u2', { role: 'manager', name: 'Mere', invite: null });
    account.set('farms/hill/members/u3', { role: 'of later', name: 'Kim', invite: null });
    account.set('users/u1/farms/hill', { name: 'Hill Farm' });
    const entries = memoryEntries();
    const farm = openDevice(account, entries, FARM);
    const alone = openDevice(account, entries);
    farm.start();
    alone.start();
    await settled();
    expect((await farm.store.all('members')).map(({ id, value }) => [id, value.role])).toEqual([
      ['u2', 'manager'],
    ]);
    expect((await alone.store.all('farms')).map(({ id, value }) => [id, value.name])).toEqual([
      ['hill', 'Hill Farm'],
    ]);
  });
});

describe('what a place has', () => {
  it('is at a farm all that somebody has alone', () => {
    const alone = collectionsOf('u1', null).filter((name) => name !== 'farms');
    expect(collectionsOf(FARM, 'owner')).toEqual(expect.arrayContaining(alone));
  });

  it('is more at a farm than people, and no farms', () => {
    expect(collectionsOf('u1', null)).toContain('farms');
    expect(collectionsOf('u1', null)).not.toContain('members');
    expect(collectionsOf(FARM, 'operator')).toContain('members');
    expect(collectionsOf(FARM, 'operator')).not.toContain('farms');
    for (const owner of ['u1', FARM]) {
      for (const name of collectionsOf(owner, null)) expect(documentKinds).toHaveProperty(name);
    }
    expect(() => accountCollection('u1', 'members')).toThrow(RangeError);
  });

  it('is for a contractor only what the rules let them ask for', () => {
    expect(collectionsOf(FARM, 'contractor')).toEqual(['records', 'tracks', 'conflicts', 'jobs']);
    expect(accountCollection(FARM, 'records').source(FARM, 'contractor')).toEqual({
      kind: 'collection',
      path: 'farms/hill/records',
      only: ['createdBy', 'u1'],
    });
    expect(accountCollection(FARM, 'records').source(FARM, 'adviser')).toEqual({
      kind: 'collection',
      path: 'farms/hill/records',
    });
  });
});

it('takes a farm off the device, and keeps what only this device has', async () => {
  account.set('farms/hill/paddocks/flats', storedFlats);
  account.set('users/u1/farms/hill', { name: 'Hill Farm' });
  const entries = memoryEntries();
  const farm = openDevice(account, entries, FARM);
  const alone = openDevice(account, entries);
  const sync = farm.start();
  const own = alone.start();
  await settled();
  await sync.stop();
  await own.stop();
  await farm.store.save('paddocks', 'top', hill);
  await farm.store.save('favourites', 'urea', { productId: 'urea', isFavourite: true });
  await farm.store.remove('paddocks', 'flats');
  const parts = { now: () => new Date(0), newRevision: () => 'left' };
  expect(await leaveFarmDocuments(farm.store, FARM, parts)).toEqual({
    farmName: 'Hill Farm',
    unsent: 1,
  });
  expect(await entries.listOfFarms('u1')).toEqual([]);
  expect(await paddocksOf(alone)).toEqual({ top: [hill, 'refused'] });
  expect(await alone.store.all('favourites')).toEqual([]);
  expect((await alone.store.entriesAt('u1', 'refused'))[0]?.refusal?.code).toBe(NO_MEMBER);

  // Once they retry it, the kept paddock is their own; the account's note of the farm is gone, so
  // no other device shows the farm any more.
  const [kept] = await alone.store.entriesAt('u1', 'refused');
  if (kept !== undefined) await alone.store.retry(kept);
  alone.start();
  await settled();
  expect([...account.documents.keys()].toSorted()).toEqual([
    'farms/hill/paddocks/flats',
    'users/u1/paddocks/top',
  ]);
});

describe('taking somebody off a farm without a signal', () => {
  const mere = { role: 'manager', name: 'Mere', invite: null } as const;

  it('is sent before all that waits, and leaving after it', async () => {
    account.set('farms/hill/members/u1', { ...mere, name: 'Jo' });
    account.set('farms/hill/members/u2', mere);
    const jo = openDevice(account, memoryEntries(), FARM);
    const sync = jo.start();
    await settled();
    await sync.stop();
    await jo.store.save('paddocks', 'top', hill);
    await jo.store.remove('members', 'u1');
    await jo.store.remove('members', 'u2');
    expect(await jo.store.all('members')).toEqual([]);
    expect(account.documents.has('farms/hill/members/u2')).toBe(true);
    jo.start();
    await settled();
    expect(account.writes).toEqual([
      'farms/hill/members/u2',
      'farms/hill/paddocks/top',
      'farms/hill/members/u1',
    ]);
    expect(account.documents.has('farms/hill/members/u1')).toBe(false);
  });

  it('holds whatever they became meanwhile, and comes back where the farm refuses', async () => {
    account.set('farms/hill/members/u2', mere);
    const jo = openDevice(account, memoryEntries(), FARM);
    const sync = jo.start();
    await settled();
    await sync.stop();
    await jo.store.remove('members', 'u2');
    account.set('farms/hill/members/u2', { ...mere, role: 'operator' });
    account.faults.fail = () => ({ kind: 'refused', code: 'permission-denied' });
    const again = jo.start();
    await settled();
    expect((await jo.store.all('members')).map(({ id, place }) => [id, place])).toEqual([
      ['u2', 'refused'],
    ]);
    account.faults.fail = () => null;
    const [refused] = await jo.store.entriesAt(FARM, 'refused');
    if (refused !== undefined) await jo.store.retry(refused);
    again.wake();
    await settled();
    expect(account.documents.has('farms/hill/members/u2')).toBe(false);
    expect(await jo.store.all('conflicts')).toEqual([]);
  });
});
