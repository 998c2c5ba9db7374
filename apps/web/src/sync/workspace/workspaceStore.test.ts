// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const HILL = { uid: 'u1', farmId: 'hill', farmName: 'Hill Farm' };
const open = () => import('./workspaceStore.ts');

it('is the place it was left in, on the next page too', async () => {
  const first = await open();
  expect(first.workspaceStore.getState().place).toBeNull();
  first.switchWorkspace(HILL);
  expect(first.workspaceStore.getState().place).toEqual(HILL);
  vi.resetModules();
  const second = await open();
  expect(second.workspaceStore.getState().place).toEqual(HILL);
  second.switchWorkspace(null);
  vi.resetModules();
  expect((await open()).workspaceStore.getState().place).toBeNull();
});

it('goes where another tab went', async () => {
  const { workspaceStore, WORKSPACE_KEY } = await open();
  localStorage.setItem(WORKSPACE_KEY, JSON.stringify(HILL));
  window.dispatchEvent(new StorageEvent('storage', { key: WORKSPACE_KEY }));
  expect(workspaceStore.getState().place).toEqual(HILL);
});

it.each(['', '{', '5', '{"uid":"u1"}', '{"uid":"u1","farmId":7}'])(
  'takes %j for none',
  async (text) => {
    localStorage.setItem('mix.place', text);
    expect((await open()).workspaceStore.getState().place).toBeNull();
  },
);

it.each([
  [44, HILL],
  [46, null],
])('after %i days without a word from the farm', async (days, place) => {
  localStorage.setItem('mix.place', JSON.stringify(HILL));
  const at = new Date(Date.now() - days * 86_400_000);
  localStorage.setItem('mix.role.u1/hill', JSON.stringify({ role: 'operator', at }));
  const { workspaceStore, refreshRole } = await open();
  const unheard = place === null ? HILL : null;
  expect(workspaceStore.getState()).toEqual({ place, unheard });
  refreshRole('u1/river', true);
  expect(workspaceStore.getState()).toEqual({ place, unheard });
  // Somebody who still belongs to the farm works there again once it is heard from.
  refreshRole('u1/hill', true);
  expect(workspaceStore.getState()).toEqual({ place: HILL, unheard: null });
});

it('forgets a farm that was not heard of for too long, and has no such member any more', async () => {
  localStorage.setItem('mix.place', JSON.stringify(HILL));
  localStorage.setItem('mix.role.u1/hill', JSON.stringify({ role: 'owner', at: new Date(0) }));
  const { workspaceStore, refreshRole } = await open();
  refreshRole('u1/hill', false);
  expect(workspaceStore.getState()).toEqual({ place: null, unheard: null });
  expect(localStorage.getItem('mix.place')).toBeNull();
});

it('gets the name of its farm, also when that is renamed, and of no other', async () => {
  const { switchWorkspace, renameKnownFarm, workspaceStore, WORKSPACE_KEY } = await open();
  switchWorkspace({ ...HILL, farmName: '' });
  renameKnownFarm('u1/river', 'River Farm');
  expect(workspaceStore.getState().place?.farmName).toBe('');
  renameKnownFarm('u1/hill', 'Hill Farm');
  expect(workspaceStore.getState().place).toEqual(HILL);
  renameKnownFarm('u1/hill', 'Hill and River');
  const renamed = { ...HILL, farmName: 'Hill and River' };
  expect(workspaceStore.getState().place).toEqual(renamed);
  expect(JSON.parse(localStorage.getItem(WORKSPACE_KEY) ?? '')).toEqual(renamed);
});
