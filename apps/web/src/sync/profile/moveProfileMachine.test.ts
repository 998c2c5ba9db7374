import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnDocuments } from '../device/OwnDocuments.ts';
import type { StoredEntry } from '../device/StoredEntry.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { settled, type MemoryAccount } from '../testing/openDevice.ts';
import { moveProfileMachine } from './moveProfileMachine.ts';

const profile = { id: 'u1', name: 'Jo', region: 'Otago' };
const trailed = {
  boomConfig: '18 m',
  machine: { referenceTo: 'machines/trailed' },
  nozzles: [{ referenceTo: 'nozzles/n1' }],
};
const other = { ...trailed, machine: { referenceTo: 'machines/other' } };

let account: MemoryAccount;
let missing: ('machine' | 'paddocks')[];
let kept: Pick<StoredEntry, 'collection' | 'id' | 'fields'>[];
const listeners = new Set<() => void>();
const device: OwnDocuments = {
  entries: () => Promise.resolve(kept as StoredEntry[]),
  missingOf: () => Promise.resolve(missing),
  onChange: (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
const keep = (id: string, fields: StoredEntry['fields']) =>
  kept.push({ collection: 'machine', id, fields });

beforeEach(() => {
  account = memoryAccount();
  missing = [];
  kept = [];
  listeners.clear();
});

const inProfile = () => account.documents.get('users/u1')?.fields['userMachines'];
/** @param told the list of the profile as it was told before it changed to what it is */
const move = async (told: unknown = inProfile()) => {
  moveProfileMachine(account.database, 'u1', told, device);
  await settled();
};
const machines = () =>
  Object.fromEntries(
    [...account.documents]
      .filter(([path]) => path.startsWith('users/u1/machines/'))
      .map(([path, { fields }]) => [path.slice('users/u1/machines/'.length), fields]),
  );

describe('a machine that an app of before saved in the profile alone', () => {
  it('becomes a document of its own, once, and the profile keeps it', async () => {
    account.set('users/u1', { ...profile, userMachines: [trailed] });
    await move();
    await move();
    expect(machines()).toEqual({ saved: trailed });
    expect(account.documents.get('users/u1')?.fields).toEqual({
      ...profile,
      userMachines: [trailed],
    });
  });

  it('is no other than one of the machines, which has more figures', async () => {
    account.set('users/u1', { ...profile, userMachines: [trailed] });
    keep('big', { ...trailed, name: 'Big one', tankCapacityL: 2000 });
    const asked = vi.spyOn(account.database, 'change');
    await move();
    expect(asked, 'asks the account nothing').not.toHaveBeenCalled();
  });

  it('is none where it was removed since the profile was told', async () => {
    account.set('users/u1', { ...profile, userMachines: [] });
    await move([trailed]);
    expect(account.writes).toEqual([]);
  });

  it('waits until all machines are here: the one that is still to come may be it', async () => {
    account.set('users/u1', { ...profile, userMachines: [trailed] });
    missing = ['machine'];
    await move();
    expect(account.writes).toEqual([]);
    missing = ['paddocks'];
    for (const listener of listeners) listener();
    await settled();
    expect(machines()).toEqual({ saved: trailed });
    expect(listeners.size).toBe(0);
  });

  it('comes beside the first where an app of before saved another one since', async () => {
    account.set('users/u1/machines/saved', trailed);
    account.set('users/u1', { ...profile, userMachines: [other] });
    keep('saved', trailed);
    await move();
    expect(machines()).toEqual({ saved: trailed, 'saved-other': other });
  });

  it.each([{}, { userMachines: [] }, { userMachines: 'none' }, { userMachines: [null] }])(
    'is none in a profile with %j, of which nothing is written',
    async (more) => {
      account.set('users/u1', { ...profile, ...more });
      await move();
      expect(account.writes).toEqual([]);
    },
  );
});
