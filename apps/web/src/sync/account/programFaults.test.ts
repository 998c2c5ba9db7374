import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStorageError } from '../device/DeviceStorageError.ts';
import { memoryEntries } from '../device/memoryEntries.ts';
import { AccountError } from './AccountDatabase.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import {
  flats,
  hill,
  openDevice,
  paddocksOf,
  pathOf,
  settled,
  type MemoryAccount,
} from '../testing/openDevice.ts';

let account: MemoryAccount;
beforeEach(() => {
  account = memoryAccount();
});

describe('errors of this program', () => {
  /** Makes the sending of some documents, by path, throw an error of this program. */
  const stumble = (stumbling: (path: string) => boolean) => {
    const change = account.database.change;
    vi.spyOn(account.database, 'change').mockImplementation((path, decide) => {
      if (stumbling(path)) throw new TypeError('undefined is no record');
      return change(path, decide);
    });
  };

  it('are told, tried again twice, and then shown as what was not saved', async () => {
    stumble((path) => path === pathOf('a'));
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    await phone.store.save('paddocks', 'b', flats);
    phone.start();
    await settled();
    expect(phone.reported).toEqual([new TypeError('undefined is no record')]);
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'waiting'], b: [flats, 'synced'] });
    await phone.pass(60_000);
    await phone.pass(60_000);
    expect(phone.reported).toHaveLength(3);
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'refused'], b: [flats, 'synced'] });
    expect(await phone.store.entriesAt('u1', 'refused')).toMatchObject([
      { refusal: { code: 'program-fault' } },
    ]);
    expect(phone.waiting).toHaveLength(0);
  });

  it('are tried once more by each page that is opened: an update may have mended them', async () => {
    stumble((path) => path === pathOf('a'));
    const entries = memoryEntries();
    const phone = openDevice(account, entries);
    await phone.store.save('paddocks', 'a', hill);
    const sync = phone.start();
    await settled();
    await phone.pass(60_000);
    await phone.pass(60_000);
    await sync.stop();
    const again = openDevice(account, entries);
    const stumblesAgain = again.start();
    await settled();
    expect(again.reported).toHaveLength(1);
    expect(await paddocksOf(again)).toEqual({ a: [hill, 'refused'] });
    await stumblesAgain.stop();
    vi.restoreAllMocks();
    const mended = openDevice(account, entries);
    mended.start();
    await settled();
    expect(await paddocksOf(mended)).toEqual({ a: [hill, 'synced'] });
  });

  it('count for the content that they met: a change is tried as often again', async () => {
    stumble((path) => path === pathOf('a'));
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    phone.start();
    await settled();
    await phone.pass(60_000);
    await phone.store.save('paddocks', 'a', flats);
    await phone.pass(60_000);
    expect(await paddocksOf(phone)).toEqual({ a: [flats, 'waiting'] });
    vi.restoreAllMocks();
    await phone.pass(60_000);
    expect(await paddocksOf(phone)).toEqual({ a: [flats, 'synced'] });
  });

  it('are told where the account wraps them, and where its news is taken in', async () => {
    const fault = new TypeError('undefined is no paddock');
    const phone = openDevice(account);
    vi.spyOn(account.database, 'change').mockRejectedValue(
      new AccountError('passing', 'unknown', fault),
    );
    vi.spyOn(phone.store, 'eachSlice').mockRejectedValue(fault);
    await phone.store.save('paddocks', 'a', hill);
    phone.start();
    await settled();
    expect(phone.reported.length).toBeGreaterThan(1);
    expect(new Set(phone.reported)).toEqual(new Set([fault]));
  });

  it('are not what the network, the account or a full device do', async () => {
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    const change = vi.spyOn(account.database, 'change');
    const sync = phone.start();
    for (const error of [
      new AccountError('unreachable', 'unavailable', new Error('the server is away')),
      new AccountError('passing', 'aborted', new FirebaseError('aborted', 'somebody else wrote')),
      new DeviceStorageError('full', new Error('no room')),
      new DOMException('The database connection is closing.', 'InvalidStateError'),
    ]) {
      change.mockRejectedValueOnce(error);
      sync.wake();
      await settled();
    }
    expect(phone.reported).toEqual([]);
    sync.wake();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
  });
});
