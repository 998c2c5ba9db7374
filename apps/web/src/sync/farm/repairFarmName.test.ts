import { beforeEach, expect, it, vi } from 'vitest';
import { memoryEntries } from '../device/memoryEntries.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { openDevice, settled, type MemoryAccount } from '../testing/openDevice.ts';
import { repairFarmName } from './repairFarmName.ts';

let account: MemoryAccount;
beforeEach(() => {
  account = memoryAccount();
});

const parts = { now: () => new Date(), newRevision: () => crypto.randomUUID() };

async function deviceWith(name: string) {
  account.set('users/u1/farms/hill', { name });
  const device = openDevice(account, memoryEntries());
  const sync = device.start();
  await settled();
  return { ...device, sync };
}

it('names a farm that was joined by a link without its name, on every device of the account', async () => {
  const { store, sync } = await deviceWith('');
  const heard = await repairFarmName('u1/hill', {
    store,
    askName: (id) => Promise.resolve(id === 'hill' ? 'Hill Farm' : null),
    ...parts,
  });
  expect(heard).toBe('Hill Farm');
  sync.wake();
  await settled();
  expect(account.documents.get('users/u1/farms/hill')?.fields).toMatchObject({ name: 'Hill Farm' });
});

it('gives a farm that was renamed its new name on every device of the account', async () => {
  const { store, sync } = await deviceWith('River Farm');
  const askName = () => Promise.resolve('Hill and River');
  expect(await repairFarmName('u1/hill', { store, askName, ...parts })).toBe('Hill and River');
  sync.wake();
  await settled();
  expect(account.documents.get('users/u1/farms/hill')?.fields).toMatchObject({
    name: 'Hill and River',
  });
});

it('keeps the name that is known where the farm says none, and writes none', async () => {
  const askName = vi.fn(() => Promise.resolve(null));
  const known = await deviceWith('River Farm');
  // Another device of the account may have named the farm: here it still has no name on the screen.
  expect(await repairFarmName('u1/hill', { store: known.store, askName, ...parts })).toBe(
    'River Farm',
  );
  const nameless = await deviceWith('');
  expect(await repairFarmName('u1/hill', { store: nameless.store, askName, ...parts })).toBeNull();
  expect(askName).toHaveBeenCalledTimes(2);
  await settled();
  expect(account.documents.get('users/u1/farms/hill')?.fields).toMatchObject({ name: '' });
});
