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
  expect((await open()).placeStore.getState().place).toEqual(place);
});
