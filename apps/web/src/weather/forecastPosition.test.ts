import { expect, it } from 'vitest';
import { middleOf } from './forecastPosition.ts';

const corner = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });

it.each([
  [
    'a square',
    [corner(-38, 175), corner(-38, 176), corner(-39, 176), corner(-39, 175)],
    -38.5,
    175.5,
  ],
  ['a point', [corner(-44, -176.5)], -44, -176.5],
])('the middle of %s', (_, outline, latitudeDeg, longitudeDeg) => {
  expect(middleOf(outline)).toEqual({ latitudeDeg, longitudeDeg });
});

it.each([
  ['nothing', []],
  ['an outline over the date line', [corner(-17, 179.9), corner(-17, -179.9)]],
])('%s has no middle that is known', (_, outline) => {
  expect(middleOf(outline)).toBeNull();
});
