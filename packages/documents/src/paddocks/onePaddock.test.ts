import { expect, it } from 'vitest';
import { onePaddock, twinPaddocks } from './onePaddock.ts';
import type { Paddock } from './Paddock.ts';

const paddock: Paddock = {
  name: 'Hill',
  areaHa: 6.4,
  landUse: null,
  outline: null,
  earlierNames: [],
  retired: false,
};

const kept = (id: string, day: number, value: Partial<Paddock> = {}) => ({
  id,
  createdAt: new Date(Date.UTC(2026, 10, day)),
  value: { ...paddock, ...value },
});

const idsOf = (paddocks: readonly ReturnType<typeof kept>[]) =>
  twinPaddocks(paddocks).map((pair) => pair.map(({ id }) => id));

it('are two of one name, the older first, whatever the capitals', () => {
  const flats = kept('c', 1, { name: 'Flats' });
  expect(idsOf([kept('a', 2), flats, kept('b', 1, { name: ' hill' })])).toEqual([['b', 'a']]);
  expect(idsOf([kept('b', 1), kept('a', 1)])).toEqual([['a', 'b']]);
  expect(idsOf([kept('a', 1), kept('b', 2), kept('d', 3)])).toEqual([['a', 'b']]);
});

it('are none where one is deleted, or had the name before', () => {
  expect(idsOf([kept('a', 1), kept('b', 2, { retired: true })])).toEqual([]);
  expect(idsOf([kept('a', 1), kept('b', 2, { name: 'Top', earlierNames: ['Hill'] })])).toEqual([]);
});

it('become one with what either says, and every name that either had', () => {
  const outline = [{ latitudeDeg: -40, longitudeDeg: 175 }];
  const younger = { ...paddock, name: 'hill', areaHa: 7, landUse: 'maize', outline };
  const former = { ...younger, earlierNames: ['North', 'Hill'] };
  expect(onePaddock({ ...paddock, earlierNames: ['Top'] }, former, 7)).toEqual({
    ...paddock,
    areaHa: 7,
    landUse: 'maize',
    outline,
    earlierNames: ['Top', 'North'],
  });
  // An outline is of its own area.
  expect(onePaddock(paddock, younger, 6.4)).toMatchObject({ areaHa: 6.4, outline: null });
});
