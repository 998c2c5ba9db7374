import { beforeEach, describe, expect, it } from 'vitest';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { openDevice, settled, type MemoryAccount } from '../testing/openDevice.ts';

let account: MemoryAccount;
beforeEach(() => {
  account = memoryAccount();
});

describe('favourites and machines', () => {
  it('keeps a favourite as a document with references to both', async () => {
    const phone = openDevice(account);
    await phone.store.save('favourites', 'urea', { productId: 'urea', isFavourite: true });
    phone.start();
    await settled();
    expect(account.documents.get('userproduct/u1_urea')?.fields).toEqual({
      userId: { referenceTo: 'users/u1' },
      productId: { referenceTo: 'product/urea' },
      isFavourite: true,
    });
    const office = openDevice(account);
    office.start();
    await settled();
    expect(await office.store.all('favourites')).toMatchObject([
      { id: 'urea', value: { productId: 'urea', isFavourite: true }, place: 'synced' },
    ]);
  });

  it('points a favourite of an own product to the document of that product', async () => {
    const phone = openDevice(account);
    const mine = { productId: 'own-x7', isFavourite: true };
    await phone.store.save('favourites', 'own-x7', mine);
    phone.start();
    await settled();
    expect(account.documents.get('userproduct/u1_own-x7')?.fields).toEqual({
      userId: { referenceTo: 'users/u1' },
      productId: { referenceTo: 'users/u1/products/own-x7' },
      isFavourite: true,
    });
    const office = openDevice(account);
    office.start();
    await settled();
    for (const device of [phone, office]) {
      expect(await device.store.all('favourites')).toMatchObject([
        { id: 'own-x7', value: mine, place: 'synced' },
      ]);
    }
  });

  it('reads the favourites of earlier versions, and mends one when it is written next', async () => {
    account.set('userproduct/u1_own-x7', {
      userId: { referenceTo: 'users/u1' },
      productId: { referenceTo: 'product/own-x7' },
      isFavourite: true,
    });
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    const mine = { productId: 'own-x7', isFavourite: true };
    expect(await phone.store.all('favourites')).toMatchObject([{ id: 'own-x7', value: mine }]);
    expect(account.writes).toEqual([]);
    await phone.store.save('favourites', 'own-x7', mine);
    sync.wake();
    await settled();
    expect(account.documents.get('userproduct/u1_own-x7')?.fields['productId']).toEqual({
      referenceTo: 'users/u1/products/own-x7',
    });
  });

  it('keeps each machine by itself, with every figure, and one of before yields to the account’s', async () => {
    const trailed = {
      name: 'Big one',
      machineId: 'trailed',
      boomConfig: 'boom',
      nozzleIds: ['n1', 'n2'],
      nozzleCount: 36,
      tankCapacityL: 2000,
    };
    const quad = { machineId: 'custom', boomConfig: null, nozzleIds: [], tankCapacityL: 200 };
    account.set('users/u1', profile);
    const phone = openDevice(account);
    await phone.store.save('machine', 'a', trailed);
    await phone.store.save('machine', 'b', quad);
    phone.start();
    await settled();
    expect(account.documents.get('users/u1/machines/a')?.fields).toEqual({
      name: 'Big one',
      boomConfig: 'boom',
      machine: { referenceTo: 'machines/trailed' },
      nozzles: [{ referenceTo: 'nozzles/n1' }, { referenceTo: 'nozzles/n2' }],
      nozzleCount: 36,
      tankCapacityL: 2000,
    });
    const office = openDevice(account);
    office.start();
    await settled();
    const kept = await office.store.all('machine');
    expect(Object.fromEntries(kept.map(({ id, value }) => [id, value]))).toEqual({
      a: trailed,
      b: quad,
    });
  });

  const profile = { id: 'u1', name: 'Jo', userMachines: [{ old: true }] };
  const quad = { machineId: 'custom', boomConfig: null, nozzleIds: [], tankCapacityL: 200 };
  const listed = {
    boomConfig: null,
    machine: { referenceTo: 'machines/custom' },
    nozzles: [],
  };

  it('replaces the list of the profile with the machine saved last, and takes off one that is removed', async () => {
    account.set('users/u1', profile);
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    await phone.store.save('machine', 'b', quad);
    sync.wake();
    await settled();
    expect(account.documents.get('users/u1')?.fields).toEqual({
      ...profile,
      userMachines: [listed],
    });
    await phone.store.remove('machine', 'b');
    sync.wake();
    await settled();
    expect(account.documents.has('users/u1/machines/b')).toBe(false);
    expect(account.documents.get('users/u1')?.fields).toEqual({ ...profile, userMachines: [] });
  });

  it('leaves the machine saved last where another one is removed', async () => {
    account.set('users/u1', { ...profile, userMachines: [listed] });
    account.set('users/u1/machines/a', { ...listed, boomConfig: '18 m' });
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    await phone.store.remove('machine', 'a');
    sync.wake();
    await settled();
    expect(account.documents.get('users/u1')?.fields['userMachines']).toEqual([listed]);
  });

  it('waits for a profile that is not there yet', async () => {
    const phone = openDevice(account);
    await phone.store.save('machine', 'b', quad);
    phone.start();
    await settled();
    expect(await phone.store.all('machine')).toMatchObject([{ place: 'waiting' }]);
    account.set('users/u1', profile);
    phone.waiting.at(-1)?.work();
    await settled();
    expect(await phone.store.all('machine')).toMatchObject([{ place: 'synced' }]);
    expect(account.documents.get('users/u1')?.fields['userMachines']).toEqual([listed]);
  });
});
