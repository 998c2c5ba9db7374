import { renamedPaddock } from '@mix/documents';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleRecord } from '../../reports/testing/exampleRecord.ts';
import { documentKinds } from '../device/documentKinds.ts';
import { newerKinds } from '../testing/newerKinds.ts';
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
  storedHill,
  type MemoryAccount,
} from '../testing/openDevice.ts';

let account: MemoryAccount;
beforeEach(() => {
  account = memoryAccount();
});

/** Two devices that both hold one paddock; the first is cut off until `reconnect`. */
async function twoDevices() {
  account.set(pathOf('a'), storedHill);
  const phone = openDevice(account);
  const phoneSync = phone.start();
  await settled();
  await phoneSync.stop();
  const office = openDevice(account);
  const officeSync = office.start();
  await settled();
  return {
    phone,
    office,
    officeSync,
    reconnect: async () => {
      const sync = phone.start();
      await settled();
      await settled();
      return sync;
    },
  };
}

describe('two devices that changed one document, one of them without a signal', () => {
  it('have both changes, and nothing to choose', async () => {
    const { phone, office, officeSync, reconnect } = await twoDevices();
    await phone.store.save('paddocks', 'a', renamedPaddock(hill, 'Top'));
    await office.store.save('paddocks', 'a', { ...hill, areaHa: 7 });
    officeSync.wake();
    await settled();
    await reconnect();
    const both = { ...renamedPaddock(hill, 'Top'), areaHa: 7 };
    expect(await paddocksOf(phone)).toEqual({ a: [both, 'synced'] });
    expect(await paddocksOf(office)).toEqual({ a: [both, 'synced'] });
    expect(await conflictsOf(office)).toEqual([]);
  });

  it('keep the later change of one field, and both show the other', async () => {
    const { phone, office, officeSync, reconnect } = await twoDevices();
    await phone.store.save('paddocks', 'a', renamedPaddock(hill, 'Top'));
    await office.store.save('paddocks', 'a', renamedPaddock(hill, 'North'));
    officeSync.wake();
    await settled();
    await reconnect();
    // The account’s clock runs a day ahead of the devices’ in these tests.
    const expected = { ...renamedPaddock(hill, 'North'), earlierNames: ['Hill', 'Top'] };
    expect(await paddocksOf(phone)).toEqual({ a: [expected, 'synced'] });
    expect(await paddocksOf(office)).toEqual({ a: [expected, 'synced'] });
    const told = [
      {
        collection: 'paddocks',
        documentId: 'a',
        about: 'place',
        path: ['name'],
        kept: 'North',
        other: 'Top',
      },
    ];
    expect(await conflictsOf(phone)).toMatchObject(told);
    expect(await conflictsOf(office)).toMatchObject(told);
  });

  it('are asked once, though the answer to the sending is lost', async () => {
    const { phone, office, officeSync, reconnect } = await twoDevices();
    await phone.store.save('paddocks', 'a', { ...hill, areaHa: 5, landUse: 'maize' });
    await office.store.save('paddocks', 'a', { ...hill, areaHa: 7 });
    officeSync.wake();
    await settled();
    account.faults.answersLost = 4;
    const sync = await reconnect();
    for (let tries = 0; tries < 6; tries += 1) {
      sync.wake();
      await settled();
    }
    expect(await paddocksOf(office)).toEqual({
      a: [{ ...hill, areaHa: 7, landUse: 'maize' }, 'synced'],
    });
    expect(await conflictsOf(office)).toHaveLength(1);
    expect(await conflictsOf(phone)).toHaveLength(1);
  });

  it('keep a document that one removed and the other changed, and are asked', async () => {
    for (const isRemovedHere of [true, false]) {
      account = memoryAccount();
      const { phone, office, officeSync, reconnect } = await twoDevices();
      const [remover, changer] = isRemovedHere ? [phone, office] : [office, phone];
      await remover.store.remove('paddocks', 'a');
      await changer.store.save('paddocks', 'a', { ...hill, areaHa: 7 });
      officeSync.wake();
      await settled();
      await reconnect();
      const kept = { a: [{ ...hill, areaHa: 7 }, 'synced'] };
      expect(await paddocksOf(phone)).toEqual(kept);
      expect(await paddocksOf(office)).toEqual(kept);
      expect(await conflictsOf(phone)).toMatchObject([{ about: 'removal', documentId: 'a' }]);
      expect(await conflictsOf(office)).toMatchObject([{ about: 'removal', documentId: 'a' }]);
    }
  });

  it('forget what the other removed before this one heard of its own sending', async () => {
    const phone = openDevice(account);
    account.faults.mute = true;
    await phone.store.save('paddocks', 'a', hill);
    phone.start();
    await settled();
    expect(await paddocksOf(phone)).toEqual({ a: [hill, 'synced'] });
    account.silence();
    account.remove(pathOf('a'));
    account.faults.mute = false;
    account.reconnect();
    await settled();
    expect(await paddocksOf(phone)).toEqual({});
  });

  it('hear what the other did between the sending here and its answer', async () => {
    for (const isRemoved of [false, true]) {
      account = memoryAccount();
      const { phone, reconnect } = await twoDevices();
      await phone.store.save('paddocks', 'a', { ...hill, landUse: 'maize' });
      const change = account.database.change;
      vi.spyOn(account.database, 'change').mockImplementationOnce(async (path, decide) => {
        // The phone's own change is muted: its listener hears of both changes at once.
        account.faults.mute = true;
        const before = await change(path, decide);
        account.faults.mute = false;
        const stored = account.documents.get(path)?.fields;
        if (isRemoved) account.remove(path);
        else account.set(path, { ...stored, areaHa: 9 });
        await settled();
        return before;
      });
      await reconnect();
      await settled();
      await phone.pass(2000);
      expect(await paddocksOf(phone)).toEqual(
        isRemoved ? {} : { a: [{ ...hill, landUse: 'maize', areaHa: 9 }, 'synced'] },
      );
    }
  });

  it('remove what both removed, and what nobody changed, without a question', async () => {
    const { phone, office, officeSync, reconnect } = await twoDevices();
    account.set(pathOf('b'), storedHill);
    await settled();
    await phone.store.remove('paddocks', 'a');
    await office.store.remove('paddocks', 'a');
    officeSync.wake();
    await settled();
    const sync = await reconnect();
    await phone.store.remove('paddocks', 'b');
    sync.wake();
    await settled();
    expect(account.documents.size).toBe(0);
    expect(await paddocksOf(phone)).toEqual({});
  });

  it('make one choice for both: the other side, or what it is', async () => {
    const { phone, office, officeSync, reconnect } = await twoDevices();
    await phone.store.save('paddocks', 'a', { ...hill, areaHa: 5, landUse: 'maize' });
    await office.store.save('paddocks', 'a', { ...hill, areaHa: 7, landUse: 'lucerne' });
    officeSync.wake();
    await settled();
    const sync = await reconnect();
    const size = (await phone.store.all('conflicts')).find(({ value }) => value.path[0] === 'size');
    const use = (await office.store.all('conflicts')).find(
      ({ value }) => value.path[0] === 'landUse',
    );
    if (size === undefined || use === undefined) throw new Error('two conflicts are expected');
    await phone.store.resolve(size, 'other');
    await office.store.resolve(use, 'kept');
    sync.wake();
    officeSync.wake();
    await settled();
    const chosen = { a: [{ ...hill, areaHa: 5, landUse: 'lucerne' }, 'synced'] };
    expect(await paddocksOf(phone)).toEqual(chosen);
    expect(await paddocksOf(office)).toEqual(chosen);
    expect(await conflictsOf(phone)).toEqual([]);
    expect(await conflictsOf(office)).toEqual([]);
  });

  it('remove it after all, where that is the choice', async () => {
    const { phone, office, officeSync, reconnect } = await twoDevices();
    await phone.store.remove('paddocks', 'a');
    await office.store.save('paddocks', 'a', { ...hill, areaHa: 7 });
    officeSync.wake();
    await settled();
    const sync = await reconnect();
    const [asked] = await phone.store.all('conflicts');
    if (asked === undefined) throw new Error('a conflict is expected');
    await phone.store.resolve(asked, 'other');
    sync.wake();
    await settled();
    expect(await paddocksOf(office)).toEqual({});
    expect(await conflictsOf(office)).toEqual([]);
    expect(account.documents.size).toBe(0);
  });

  it('lose no change that is made while the one before is sent', async () => {
    const { phone, reconnect } = await twoDevices();
    await phone.store.save('paddocks', 'a', { ...hill, areaHa: 5 });
    const change = account.database.change;
    vi.spyOn(account.database, 'change').mockImplementationOnce(async (path, decide) => {
      const before = await change(path, decide);
      await phone.store.save('paddocks', 'a', { ...hill, areaHa: 6 });
      // Somebody else changes the document between the phone's two changes.
      const stored = account.documents.get(path);
      account.set(path, { ...stored?.fields, landUse: 'maize' });
      return before;
    });
    const sync = await reconnect();
    sync.wake();
    await settled();
    expect(await paddocksOf(phone)).toEqual({
      a: [{ ...hill, areaHa: 6, landUse: 'maize' }, 'synced'],
    });
    expect(await conflictsOf(phone)).toEqual([]);
  });

  it('tell what differs where an older version of the app kept no revision to start from', async () => {
    const entries = memoryEntries();
    const phone = openDevice(account, entries);
    await phone.store.save('paddocks', 'a', { ...hill, areaHa: 5 });
    account.set(pathOf('a'), documentKinds.paddocks.serialise({ ...flats, areaHa: 5 }));
    phone.start();
    await settled();
    expect(await conflictsOf(phone)).toMatchObject([{ path: ['name'] }]);
    expect(phone.waiting).toEqual([]);
  });

  it('write nothing over what a newer version of the app made of it', async () => {
    const { phone, reconnect } = await twoDevices();
    await phone.store.save('paddocks', 'a', { ...hill, areaHa: 5 });
    const newer = { ...storedHill, schemaVersion: 99, areaHa: { acres: 16 } };
    account.set(pathOf('a'), newer);
    const sync = await reconnect();
    expect(account.documents.get(pathOf('a'))?.fields).toEqual(newer);
    expect(await phone.store.entriesAt('u1', 'refused')).toMatchObject([
      { refusal: { code: 'newer-version' } },
    ]);
    await sync.stop();
  });

  describe('and one of which has a newer version of the app', () => {
    const useless = { ...hill, landUse: null };

    /**
     * The phone changes a paddock that the office, with a newer version of the app, wrote in
     * another form; neither has heard of the other's change.
     */
    async function apart() {
      const entries = memoryEntries();
      account.set(pathOf('a'), documentKinds.paddocks.serialise(useless));
      const phone = openDevice(account, entries);
      const sync = phone.start();
      await settled();
      await sync.stop();
      await phone.store.save('paddocks', 'a', { ...useless, areaHa: 5 });
      const office = openDevice(account, memoryEntries(), 'u1', newerKinds);
      const officeSync = office.start();
      await settled();
      await office.store.save('paddocks', 'a', { ...useless, landUse: 'maize' });
      officeSync.wake();
      await settled();
      return { entries, phone };
    }
    const merged = { a: [{ ...hill, areaHa: 5, landUse: 'maize' }, 'synced'] };

    it('merge as soon as the other is brought up to date, though nobody taps Try again', async () => {
      const { entries, phone } = await apart();
      const sync = phone.start();
      await settled();
      expect(await phone.store.entriesAt('u1', 'refused')).toMatchObject([
        { refusal: { code: 'newer-version' } },
      ]);
      await sync.stop();
      const updated = openDevice(account, entries, 'u1', newerKinds);
      updated.start();
      await settled();
      expect(await paddocksOf(updated)).toEqual(merged);
      expect(await conflictsOf(updated)).toEqual([]);
    });

    it('merge where the change waited through the update', async () => {
      const { entries } = await apart();
      const updated = openDevice(account, entries, 'u1', newerKinds);
      updated.start();
      await settled();
      expect(await paddocksOf(updated)).toEqual(merged);
    });

    it('have no document that is half of the one form and half of the other', async () => {
      account.set(pathOf('a'), documentKinds.paddocks.serialise(useless));
      const entries = memoryEntries();
      const office = openDevice(account, entries, 'u1', newerKinds);
      office.start();
      await settled();
      const changed = { ...useless, landUse: 'maize' };
      await office.store.save('paddocks', 'a', changed, useless);
      expect(await paddocksOf(office)).toEqual({ a: [changed, 'waiting'] });
      const olderTab = openDevice(account, entries);
      const saving = olderTab.store.save('paddocks', 'a', { ...useless, areaHa: 5 }, useless);
      await expect(saving).rejects.toThrow('did not keep');
      expect(await paddocksOf(office)).toEqual({ a: [changed, 'waiting'] });
    });

    it('merge a change of the older one under a change that is newer', async () => {
      account.set(pathOf('a'), documentKinds.paddocks.serialise(useless));
      const office = openDevice(account, memoryEntries(), 'u1', newerKinds);
      const sync = office.start();
      await settled();
      await sync.stop();
      await office.store.save('paddocks', 'a', { ...useless, landUse: 'maize' });
      account.set(pathOf('a'), documentKinds.paddocks.serialise({ ...useless, areaHa: 5 }));
      office.start();
      await settled();
      expect(await paddocksOf(office)).toEqual(merged);
      expect(await conflictsOf(office)).toEqual([]);
    });
  });

  it('have both corrections of a record, while it is open', async () => {
    const path = 'users/u1/records/r';
    const record = exampleRecord([]);
    account.set(path, documentKinds.records.serialise(record));
    const phone = openDevice(account);
    const office = openDevice(account);
    const phoneSync = phone.start();
    await settled();
    await phoneSync.stop();
    const officeSync = office.start();
    await settled();
    account.faults.mute = true;
    await phone.store.save('records', 'r', { ...record, operator: 'Jo' });
    await office.store.save('records', 'r', { ...record, notes: 'Windy' });
    officeSync.wake();
    await settled();
    phone.start();
    await settled();
    expect(account.documents.get(path)?.fields).toMatchObject({ operator: 'Jo', notes: 'Windy' });
  });
});

describe('a change of a document that changed while the screen stood', () => {
  it('is brought together with what the screen did not show', async () => {
    account.set(pathOf('a'), storedHill);
    const phone = openDevice(account);
    const sync = phone.start();
    await settled();
    account.set(pathOf('a'), documentKinds.paddocks.serialise({ ...hill, areaHa: 7 }));
    await settled();
    // The form was opened before the area was changed.
    await phone.store.save('paddocks', 'a', { ...hill, landUse: 'maize' }, hill);
    sync.wake();
    await settled();
    expect(await paddocksOf(phone)).toEqual({
      a: [{ ...hill, areaHa: 7, landUse: 'maize' }, 'synced'],
    });
    expect(await conflictsOf(phone)).toEqual([]);
  });

  it('keeps what was typed last in one field, and tells the other', async () => {
    account.set(pathOf('a'), storedHill);
    const phone = openDevice(account);
    phone.start();
    await settled();
    account.set(pathOf('a'), documentKinds.paddocks.serialise({ ...hill, landUse: 'lucerne' }));
    await settled();
    await phone.store.save('paddocks', 'a', { ...hill, landUse: 'maize' }, hill);
    expect(await conflictsOf(phone)).toMatchObject([
      { path: ['landUse'], kept: 'maize', other: 'lucerne' },
    ]);
  });
});
