import { beforeEach, describe, expect, it, vi } from 'vitest';
import { documentKinds } from '../device/documentKinds.ts';
import { memoryEntries } from '../device/memoryEntries.ts';
import { moveDeviceDocuments } from '../device/moveDeviceDocuments.ts';
import { SAVED_MACHINE_ID } from '../savedMachineId.ts';
import { DEVICE_OWNER, FULL } from '../device/StoredEntry.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { AccountError } from './AccountDatabase.ts';
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

let account: MemoryAccount;
beforeEach(() => {
  account = memoryAccount();
});

describe('sending', () => {
  it('sends what waits, and it is synced once the account has answered', async () => {
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    phone.start();
    await settled();
    expect(account.documents.get(pathOf('a'))?.fields).toEqual(storedHill);
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
    expect(phone.events.settled).toBe(1);
  });

  it('keeps what waits without a network, tries again, and writes once though an answer was lost', async () => {
    account.faults.reachable = false;
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    phone.start();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'waiting'] });
    expect(phone.signals).toContain('failed');
    expect(phone.waiting.map(({ afterMs }) => afterMs)).toEqual([1000]);

    account.faults.reachable = true;
    account.faults.answersLost = 1;
    account.faults.mute = true;
    phone.waiting[0]?.work();
    await settled();
    phone.waiting.at(-1)?.work();
    await settled();
    expect(account.writes).toEqual([pathOf('a')]);
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
  });

  it('keeps what a full account refuses, says so, and sends it once something there was deleted', async () => {
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'old', flats);
    const { wake } = phone.start();
    await settled();
    account.faults.fail = (path) =>
      account.documents.has(path) || account.documents.size === 0
        ? null
        : { kind: 'refused', code: FULL };
    await phone.store.save('paddocks', 'a', hill);
    wake();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'refused'], old: [flats, 'synced'] });
    expect((await phone.store.entriesAt('u1', 'refused'))[0]?.refusal?.code).toBe(FULL);
    await phone.store.remove('paddocks', 'old');
    wake();
    await settled();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
  });

  it('tries what a full account refused again at the next start: there may be room by then', async () => {
    account.faults.fail = () => ({ kind: 'refused', code: FULL });
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    phone.start();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'refused'] });
    account.faults.fail = () => null;
    phone.start();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
  });

  it('waits longer after each failure, and not at all when the network may be back', async () => {
    account.faults.reachable = false;
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    const sync = phone.start();
    const delays: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await settled();
      const planned = phone.waiting.at(-1);
      delays.push(planned?.afterMs);
      planned?.work();
    }
    expect(delays.slice(0, 3)).toEqual([1000, 1500, 2250]);
    expect(delays.at(-1)).toBe(60_000);
    // A first try that comes too early, as the network only just returns, is soon made again.
    sync.wake();
    await settled();
    expect(phone.waiting.at(-1)?.afterMs).toBe(1000);
    account.faults.reachable = true;
    sync.wake();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
  });

  it('sends at once with the signal, though a try from before it was still under way and fails', async () => {
    account.faults.reachable = false;
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    const sync = phone.start();
    await settled();
    let lose: () => void = () => undefined;
    vi.spyOn(account.database, 'change').mockImplementationOnce(
      () =>
        new Promise((_answered, reject) => {
          lose = () => {
            reject(new AccountError('unreachable', 'unavailable'));
          };
        }),
    );
    phone.waiting[0]?.work();
    await settled();
    account.faults.reachable = true;
    sync.resume();
    lose();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
  });

  it('plans one try of sending at a time, however often it was woken', async () => {
    account.faults.reachable = false;
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    const sync = phone.start();
    for (let woken = 0; woken < 5; woken += 1) {
      await settled();
      sync.wake();
    }
    await settled();
    expect(phone.waiting).toHaveLength(1);
  });

  it('does not take an answer for a change that was made meanwhile', async () => {
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    const change = account.database.change;
    vi.spyOn(account.database, 'change').mockImplementationOnce(async (path, decide) => {
      const before = await change(path, decide);
      await phone.store.save('paddocks', 'a', flats);
      return before;
    });
    const sync = phone.start();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [flats, 'waiting'] });
    sync.wake();
    await settled();
    expect(account.documents.get(pathOf('a'))?.fields).toEqual(storedFlats);
    expect(await paddocksOf(phone)).toEqual({ a: [flats, 'synced'] });
  });

  it('keeps what the account refuses, with the reason, and sends the others', async () => {
    account.faults.fail = (path) =>
      path === pathOf('a') ? { kind: 'refused', code: 'permission-denied' } : null;
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    await phone.store.save('paddocks', 'b', flats);
    phone.start();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'refused'], b: [flats, 'synced'] });
    expect(await phone.store.entriesAt('u1', 'refused')).toMatchObject([
      { refusal: { code: 'permission-denied', at: new Date(Date.UTC(2026, 10, 21, 9)) } },
    ]);
    // A refused document that is changed here is tried again.
    account.faults.fail = () => null;
    await phone.store.save('paddocks', 'a', flats);
    phone.start();
    await settled();
    expect(await paddocksOf(phone)).toMatchObject({ a: [flats, 'synced'] });
  });

  it('is not held up by one that does not work now', async () => {
    account.faults.fail = (path) =>
      path === pathOf('a') ? { kind: 'passing', code: 'internal' } : null;
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    await phone.store.save('paddocks', 'b', flats);
    phone.start();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'waiting'], b: [flats, 'synced'] });
    expect(phone.waiting).toHaveLength(1);
  });

  it('asks again what is denied because somebody removed it between the reading and the writing', async () => {
    account.set(pathOf('a'), storedHill);
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    await phone.store.save('paddocks', 'a', { ...hill, areaHa: 7 });
    const { change } = account.database;
    vi.spyOn(account.database, 'change').mockImplementationOnce(async (path, decide) => {
      await change(path, (current) => {
        decide(current);
        return { kind: 'leave' };
      });
      account.remove(path);
      // A rule that looks at the document finds none, and denies the write.
      throw new AccountError('refused', 'permission-denied');
    });
    sync.wake();
    await settled();
    expect(await phone.store.entriesAt('u1', 'refused')).toEqual([]);
    await phone.pass(2000);
    await settled();
    expect(await conflictsOf(phone)).toMatchObject([{ documentId: 'a', about: 'removal' }]);
  });

  it('sends removals, and brings a document back whose removal was refused', async () => {
    account.set(pathOf('a'), storedHill);
    account.set(pathOf('b'), storedFlats);
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    account.faults.fail = (path) =>
      path === pathOf('b') ? { kind: 'refused', code: 'permission-denied' } : null;
    await phone.store.remove('paddocks', 'a');
    await phone.store.remove('paddocks', 'b');
    expect(await paddocksOf(phone)).toEqual({});
    sync.wake();
    await settled();
    expect([...account.documents.keys()]).toEqual([pathOf('b')]);
    expect(await paddocksOf(phone)).toEqual({ b: [flats, 'refused'] });
  });

  it('sends a refused change again, or gives it up for what the account holds', async () => {
    account.set(pathOf('a'), storedHill);
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    account.faults.fail = () => ({ kind: 'refused', code: 'permission-denied' });
    await phone.store.save('paddocks', 'a', flats);
    await phone.store.save('paddocks', 'b', flats);
    sync.wake();
    await settled();
    const [a, b] = await phone.store.entriesAt('u1', 'refused');
    if (a === undefined || b === undefined) throw new Error('nothing was refused');
    account.faults.fail = () => null;
    await phone.store.discard(a);
    await phone.store.retry(b);
    expect(await paddocksOf(phone)).toEqual({ b: [flats, 'waiting'] });
    sync.wake();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'], b: [flats, 'synced'] });
    expect(account.documents.get(pathOf('a'))?.fields).toEqual(storedHill);
  });

  it('stops for good when the library broke, and what waits stays', async () => {
    account.faults.fail = () => ({ kind: 'dead', code: 'internal' });
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    phone.start().wake();
    await settled();
    expect(phone.events.dead).toBe(1);
    expect(phone.waiting).toHaveLength(0);
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'waiting'] });
  });
});

describe('taking in', () => {
  it('shows on one device what another saved, changed and removed', async () => {
    const phone = openDevice(account);
    const office = openDevice(account);
    const sync = phone.start();
    office.start();
    await phone.store.save('paddocks', 'a', hill);
    sync.wake();
    await settled();
    expect(await paddocksOf(office)).toEqual({ a: [hill, 'synced'] });
    account.set(pathOf('a'), storedFlats);
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [flats, 'synced'] });
    account.remove(pathOf('a'));
    await settled();
    expect(await paddocksOf(phone)).toEqual({});
    expect(await paddocksOf(office)).toEqual({});
  });

  it('takes the stamps of the server', async () => {
    const phone = openDevice(account);
    await phone.store.save('paddocks', 'a', hill);
    phone.start();
    await settled();
    const [kept] = await phone.store.all('paddocks');
    expect(kept?.createdAt).toEqual(account.documents.get(pathOf('a'))?.createdAt);
    expect(kept?.updatedAt).toEqual(account.documents.get(pathOf('a'))?.updatedAt);
  });

  it('never writes over what waits here, and brings it together when it is sent', async () => {
    account.set(pathOf('a'), storedHill);
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    account.faults.reachable = false;
    await phone.store.save('paddocks', 'a', flats);
    account.set(pathOf('a'), documentKinds.paddocks.serialise({ ...hill, areaHa: 9 }));
    account.reconnect();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [flats, 'waiting'] });
    sync.wake();
    await settled();
    const both = { ...flats, areaHa: 9, earlierNames: ['Hill'] };
    expect(account.documents.get(pathOf('a'))?.fields).toMatchObject(both);
    expect(await paddocksOf(phone)).toEqual({ a: [both, 'synced'] });
  });

  it('learns what was removed while it was away, and keeps what it has not sent', async () => {
    account.set(pathOf('a'), storedHill);
    const phone = openDevice(account);
    phone.start();
    await settled();
    account.faults.reachable = false;
    account.remove(pathOf('a'));
    await phone.store.save('paddocks', 'new', flats);
    account.reconnect();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ new: [flats, 'waiting'] });
  });

  it('does not drop what was just taken when an older answer lacks it', async () => {
    const phone = openDevice(account);
    const late: (() => void)[] = [];
    const { follow } = account.database;
    vi.spyOn(account.database, 'follow').mockImplementation((source, onUpdate, onError) =>
      follow(
        source,
        (update) => {
          late.push(() => onUpdate(update));
        },
        onError,
      ),
    );
    await phone.store.save('paddocks', 'a', hill);
    phone.start();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
    // The first answers were made before anything was sent.
    for (const deliver of late.slice(0, 5)) deliver();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
  });

  it('two tabs that send the same at once leave one document', async () => {
    const entries = memoryEntries();
    const one = openDevice(account, entries);
    const other = openDevice(account, entries);
    await one.store.save('paddocks', 'a', hill);
    one.start();
    other.start();
    await settled();
    expect([...account.documents.keys()]).toEqual([pathOf('a')]);
    expect(await paddocksOf(other)).toEqual({ a: [hill, 'synced'] });
  });
});

describe('first sign-in', () => {
  it('moves what was made on the device, and the machine of the account stays', async () => {
    const entries = memoryEntries();
    const device = openDevice(account, entries, DEVICE_OWNER);
    await device.store.save('paddocks', 'a', hill);
    const mine = { boomConfig: null, machineId: 'mine', nozzleIds: [] };
    await device.store.save('machine', SAVED_MACHINE_ID, mine);
    account.set(`users/u1/machines/${SAVED_MACHINE_ID}`, {
      boomConfig: null,
      machine: { referenceTo: 'machines/theirs' },
      nozzles: [],
    });
    const phone = openDevice(account, entries);
    await moveDeviceDocuments(phone.store, 'u1');
    expect(await device.store.entries(DEVICE_OWNER)).toEqual([]);
    phone.start();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
    expect(await phone.store.all('machine')).toMatchObject([
      { value: { machineId: 'theirs' }, place: 'synced' },
    ]);
  });
});
