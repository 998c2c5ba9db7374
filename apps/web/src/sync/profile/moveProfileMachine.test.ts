import { beforeEach, describe, expect, it } from 'vitest';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { openDevice, settled, type MemoryAccount } from '../testing/openDevice.ts';
import { moveProfileMachine } from './moveProfileMachine.ts';

let account: MemoryAccount;
beforeEach(() => {
  account = memoryAccount();
});

const profile = { id: 'u1', name: 'Jo', region: 'Otago' };
const trailed = {
  boomConfig: '18 m',
  machine: { referenceTo: 'machines/trailed' },
  nozzles: [{ referenceTo: 'nozzles/n1' }],
};
const other = { ...trailed, machine: { referenceTo: 'machines/other' } };
const move = () => moveProfileMachine(account.database, 'u1', () => 'new');
const machines = () =>
  Object.fromEntries(
    [...account.documents]
      .filter(([path]) => path.startsWith('users/u1/machines/'))
      .map(([path, { fields }]) => [path.slice('users/u1/machines/'.length), fields]),
  );

describe('the one machine that earlier versions kept in the profile', () => {
  it('becomes a document like every machine, which devices read, and the profile keeps the rest', async () => {
    account.set('users/u1', { ...profile, userMachines: [trailed] });
    const phone = openDevice(account);
    phone.start();
    await move();
    await settled();
    expect(machines()).toEqual({ saved: trailed });
    expect(account.documents.get('users/u1')?.fields).toEqual({ ...profile, userMachines: [] });
    expect((await phone.store.all('machine')).map(({ value }) => value)).toEqual([
      { machineId: 'trailed', boomConfig: '18 m', nozzleIds: ['n1'] },
    ]);
  });

  it('comes once, wherever the move broke off', async () => {
    for (const failing of ['users/u1/machines/saved', 'users/u1']) {
      account = memoryAccount();
      account.set('users/u1', { ...profile, userMachines: [trailed] });
      account.faults.fail = (path) =>
        path === failing && (failing !== 'users/u1' || Object.keys(machines()).length > 0)
          ? { kind: 'unreachable', code: 'unavailable' }
          : null;
      await expect(move()).rejects.toThrow('unavailable');
      expect(account.documents.get('users/u1')?.fields['userMachines']).toEqual([trailed]);
      account.faults.fail = () => null;
      await move();
      await move();
      expect(machines()).toEqual({ saved: trailed });
      expect(account.documents.get('users/u1')?.fields['userMachines']).toEqual([]);
    }
  });

  it('comes beside the first where an app of before saved another one since', async () => {
    account.set('users/u1/machines/saved', trailed);
    account.set('users/u1', { ...profile, userMachines: [other] });
    await move();
    expect(machines()).toEqual({ saved: trailed, new: other });
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
