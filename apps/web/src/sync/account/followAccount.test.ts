import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStorageError } from '../device/DeviceStorageError.ts';
import { collectionsOf } from '../workspace/collectionsOf.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import {
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

let account: MemoryAccount;
beforeEach(() => {
  account = memoryAccount();
});

describe('listening again', () => {
  const allCollections = collectionsOf('u1', null).length;

  it('waits longer after each refusal, 60 s at most, and starts at once when it may be over', async () => {
    account.faults.deaf = true;
    const phone = openDevice(account);
    const sync = phone.start();
    const delaysMs: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await settled();
      expect(phone.waiting).toHaveLength(allCollections);
      delaysMs.push(phone.waiting[0]?.afterMs);
      await phone.pass(phone.waiting[0]?.afterMs ?? 0);
    }
    await settled();
    expect(delaysMs.slice(0, 3)).toEqual([1000, 1500, 2250]);
    expect(delaysMs.at(-1)).toBe(60_000);

    account.faults.deaf = false;
    account.set(pathOf('a'), storedHill);
    sync.resume();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
    expect(phone.waiting).toHaveLength(0);
  });

  it('asks again for what the device had no room to keep', async () => {
    const phone = openDevice(account);
    phone.start();
    await settled();
    const change = vi.spyOn(phone.store, 'change');
    change.mockRejectedValueOnce(new DeviceStorageError('full'));
    account.set(pathOf('a'), storedHill);
    await settled();
    expect(await paddocksOf(phone)).toEqual({});
    await phone.pass(1000);
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
    expect(phone.reported).toEqual([]);
  });

  it('begins with short waits again where the first try came too early', async () => {
    account.faults.deaf = true;
    const phone = openDevice(account);
    const sync = phone.start();
    for (const ms of [1000, 1500, 2250, 3375]) {
      await settled();
      await phone.pass(ms);
    }
    await settled();
    sync.resume();
    await settled();
    // The seventh looks whether all is silent still.
    expect(phone.waiting.map(({ afterMs }) => afterMs)).toEqual([
      10_000,
      ...new Array<number>(allCollections).fill(1000),
    ]);
    await phone.pass(10_000);
    expect(account.tries.restart).toBe(0);
  });

  it('starts as soon as the account takes what is sent', async () => {
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    account.refuseListeners();
    account.set(pathOf('b'), storedFlats);
    await phone.store.save('paddocks', 'a', hill);
    sync.wake();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'], b: [flats, 'synced'] });
  });

  it('connects anew where all is silent: at once after hours, once in 10 s, and not where it hears', async () => {
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    await phone.pass(3_600_000);
    sync.resume();
    expect(account.tries).toEqual({ follow: allCollections, restart: 0 });

    account.silence();
    await phone.pass(3_600_000);
    sync.resume();
    expect(account.tries.restart).toBe(1);
    for (let second = 0; second < 30; second += 1) {
      sync.resume();
      await phone.pass(1000);
    }
    expect(account.tries.restart).toBe(4);
    await phone.pass(3_600_000);
    expect(account.tries.restart).toBe(4);

    account.set(pathOf('a'), storedHill);
    account.faults.reachable = true;
    sync.resume();
    await settled();
    expect(account.tries.restart).toBe(5);
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
    expect(account.tries.follow).toBe(allCollections);
  });

  it('leaves the stream alone while one collection is heard: another may have much to tell', async () => {
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    account.silence('users/u1/records');
    await phone.pass(3_600_000);
    sync.resume();
    expect(account.tries.restart).toBe(0);
  });

  it('does not wait for ever when the clock of the device was set back', async () => {
    const phone = openDevice(account);
    const sync = phone.start();
    account.silence();
    await phone.pass(-86_400_000);
    sync.resume();
    expect(phone.waiting.map(({ afterMs }) => afterMs)).toEqual([10_000]);
  });

  it('does nothing once it was stopped', async () => {
    const phone = openDevice(account);
    const sync = phone.start();
    account.silence();
    sync.resume();
    await settled();
    await sync.stop();
    sync.resume();
    expect(phone.waiting).toHaveLength(0);
    expect(account.tries).toEqual({ follow: allCollections, restart: 0 });
  });
});
