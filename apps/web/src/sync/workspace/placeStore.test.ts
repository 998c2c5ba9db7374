// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const HILL = { uid: 'u1', farmId: 'hill', farmName: 'Hill Farm' };
const open = () => import('./placeStore.ts');

it('is the place it was left in, on the next page too', async () => {
  const first = await open();
  expect(first.placeStore.getState().place).toBeNull();
  first.goTo(HILL);
  expect(first.placeStore.getState().place).toEqual(HILL);
  vi.resetModules();
  const second = await open();
  expect(second.placeStore.getState().place).toEqual(HILL);
  second.goTo(null);
  vi.resetModules();
  expect((await open()).placeStore.getState().place).toBeNull();
});

it('goes where another tab went', async () => {
  const { placeStore, PLACE_KEY } = await open();
  localStorage.setItem(PLACE_KEY, JSON.stringify(HILL));
  window.dispatchEvent(new StorageEvent('storage', { key: PLACE_KEY }));
  expect(placeStore.getState().place).toEqual(HILL);
});

it.each(['', '{', '5', '{"uid":"u1"}', '{"uid":"u1","farmId":7}'])(
  'takes %j for none',
  async (text) => {
    localStorage.setItem('mix.place', text);
    expect((await open()).placeStore.getState().place).toBeNull();
  },
);

it.each([
  [44, HILL],
  [46, null],
])('after %i days without a word from the farm', async (days, place) => {
  localStorage.setItem('mix.place', JSON.stringify(HILL));
  const at = new Date(Date.now() - days * 86_400_000);
  localStorage.setItem('mix.role.u1/hill', JSON.stringify({ role: 'operator', at }));
  const { placeStore, hearAgain } = await open();
  const unheard = place === null ? HILL : null;
  expect(placeStore.getState()).toEqual({ place, unheard });
  hearAgain('u1/river', true);
  expect(placeStore.getState()).toEqual({ place, unheard });
  // Whoever still belongs to it is there again once it was heard of; whoever does not, is told.
  hearAgain('u1/hill', true);
  expect(placeStore.getState()).toEqual({ place: HILL, unheard: null });
});

it('forgets a farm that was not heard of for too long, and has no such member any more', async () => {
  localStorage.setItem('mix.place', JSON.stringify(HILL));
  localStorage.setItem('mix.role.u1/hill', JSON.stringify({ role: 'owner', at: new Date(0) }));
  const { placeStore, hearAgain } = await open();
  hearAgain('u1/hill', false);
  expect(placeStore.getState()).toEqual({ place: null, unheard: null });
  expect(localStorage.getItem('mix.place')).toBeNull();
});

it('gets the name of its farm, also when that is renamed, and of no other', async () => {
  const { goTo, nameFarm, placeStore, PLACE_KEY } = await open();
  goTo({ ...HILL, farmName: '' });
  nameFarm('u1/river', 'River Farm');
  expect(placeStore.getState().place?.farmName).toBe('');
  nameFarm('u1/hill', 'Hill Farm');
  expect(placeStore.getState().place).toEqual(HILL);
  nameFarm('u1/hill', 'Hill and River');
  const renamed = { ...HILL, farmName: 'Hill and River' };
  expect(placeStore.getState().place).toEqual(renamed);
  expect(JSON.parse(localStorage.getItem(PLACE_KEY) ?? '')).toEqual(renamed);
});
