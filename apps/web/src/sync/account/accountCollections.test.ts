import { beforeEach, describe, expect, it } from 'vitest';
import { SAVED_MACHINE_ID } from '../savedMachineId.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { openDevice, settled, type MemoryAccount } from '../testing/openDevice.ts';

let account: MemoryAccount;
beforeEach(() => {
  account = memoryAccount();
});

describe('favourites and the machine', () => {
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

  const profile = { id: 'u1', name: 'Jo', userMachines: [] };
  const trailed = { boomConfig: 'boom', machineId: 'trailed', nozzleIds: ['n1', 'n2'] };

  it('replaces the list of machines with the one saved, and leaves the rest of the profile', async () => {
    account.set('users/u1', { ...profile, userMachines: [{ old: true }] });
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    await phone.store.save('machine', SAVED_MACHINE_ID, trailed);
    sync.wake();
    await settled();
    expect(account.documents.get('users/u1')?.fields).toEqual({
      ...profile,
      userMachines: [
        {
          boomConfig: 'boom',
          machine: { referenceTo: 'machines/trailed' },
          nozzles: [{ referenceTo: 'nozzles/n1' }, { referenceTo: 'nozzles/n2' }],
        },
      ],
    });
    expect(await phone.store.all('machine')).toMatchObject([{ value: trailed, place: 'synced' }]);
  });

  it('waits for a profile that is not there yet', async () => {
    const phone = openDevice(account);
    await phone.store.save('machine', SAVED_MACHINE_ID, trailed);
    phone.start();
    await settled();
    expect(await phone.store.all('machine')).toMatchObject([{ place: 'waiting' }]);
    account.set('users/u1', profile);
    phone.waiting.at(-1)?.work();
    await settled();
    expect(await phone.store.all('machine')).toMatchObject([{ place: 'synced' }]);
  });
});
