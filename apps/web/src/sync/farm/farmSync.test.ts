// @vitest-environment happy-dom
import type { Firestore } from 'firebase/firestore';
import type { Role } from '@mix/documents';
import { beforeEach, expect, it, vi } from 'vitest';
import { switchWorkspace, workspaceStore } from '../workspace/workspaceStore.ts';
import { memoryEntries } from '../device/memoryEntries.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { openDevice, settled } from '../testing/openDevice.ts';

type Take = (role: Role | null, isMember: boolean) => void;

/** The edge of the network: what the server says of a member, and what a farm says it is called. */
const edge = vi.hoisted(() => ({
  take: null as Take | null,
  askName: vi.fn<() => Promise<string | null>>(),
  store: null as unknown,
}));
vi.mock('../firestore/followRole.ts', () => ({
  followRole: (_database: Firestore, _who: unknown, onRole: Take) => {
    edge.take = onRole;
    return () => undefined;
  },
}));
vi.mock('./farmSettings.ts', () => ({
  erasedAt: () => null,
  readFarmSettings: async () => ({
    name: await edge.askName(),
    successor: null,
    closedAt: null,
  }),
}));
vi.mock('../account/documentSync.ts', () => ({ startDocumentSync: () => () => Promise.resolve() }));
vi.mock('./clearFarm.ts', () => ({ clearFarm: () => Promise.resolve() }));
vi.mock('../device/documentStore.ts', () => ({
  get documentStore() {
    return edge.store;
  },
}));

const { startFarmSync } = await import('./farmSync.ts');

beforeEach(() => {
  localStorage.clear();
  edge.askName.mockReset();
});

/** A device that stands at a farm which it joined by a link without its name. */
async function nameless() {
  const account = memoryAccount();
  account.set('users/u1/farms/hill', { name: '' });
  const device = openDevice(account, memoryEntries());
  const own = device.start();
  await settled();
  edge.store = device.store;
  switchWorkspace({ uid: 'u1', farmId: 'hill', farmName: '' });
  const stop = startFarmSync('u1/hill', {} as Firestore);
  const hear: Take = (role, isMember) => edge.take?.(role, isMember);
  return { account, own, stop, hear };
}

const shownName = () => workspaceStore.getState().place?.farmName;

it('names the farm in use, and its line among the places of the account', async () => {
  edge.askName.mockResolvedValue('Hill Farm');
  const { account, own, stop, hear } = await nameless();
  hear('operator', true);
  await settled();
  expect(shownName()).toBe('Hill Farm');
  own.wake();
  await settled();
  expect(account.documents.get('users/u1/farms/hill')?.fields).toMatchObject({ name: 'Hill Farm' });
  // The farm was renamed meanwhile: a device that hears from it again hears that too.
  edge.askName.mockResolvedValue('Hill and River');
  hear('manager', true);
  await settled();
  expect(shownName()).toBe('Hill and River');
  await stop();
});

it('asks again with the next word of the farm where nobody answered', async () => {
  edge.askName.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('Hill Farm');
  const { stop, hear } = await nameless();
  hear('operator', true);
  await settled();
  expect(shownName()).toBe('');
  hear('operator', true);
  await settled();
  expect(shownName()).toBe('Hill Farm');
  await stop();
});

it('asks nothing for whoever is no member any more', async () => {
  const { stop, hear } = await nameless();
  hear(null, false);
  await settled();
  expect(edge.askName).not.toHaveBeenCalled();
  await stop();
});
