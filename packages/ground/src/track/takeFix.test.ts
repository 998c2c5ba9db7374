import { expect, it } from 'vitest';
import { localPlane } from '../geometry/localPlane.ts';
import { takeFix, type Fix } from './takeFix.ts';

const { toGround } = localPlane({ latitudeDeg: -40, longitudeDeg: 175 });
const fix = (eastM: number, accuracyM: number, seconds: number): Fix => ({
  ...toGround({ eastM, northM: 0 }),
  accuracyM,
  atMs: seconds * 1000,
});
const start = fix(0, 3, 0);

it.each([
  ['the first place', null, fix(0, 25, 0), 'taken'],
  ['a step', start, fix(1.6, 3, 1), 'taken'],
  ['none', start, fix(1.4, 3, 1), 'still'],
  ['25 m of error', start, fix(5, 25, 1), 'taken'],
  ['more', start, fix(5, 25.1, 1), 'vague'],
  ['an error that is not said', start, fix(5, NaN, 1), 'vague'],
  ['what no sprayer does', start, fix(60, 3, 1), 'jump'],
  ['the same after a sleep', start, fix(60, 3, 30), 'taken'],
  ['a clock set back', start, fix(60, 3, -30), 'jump'],
] as const)('%s', (_, last, next, taken) => {
  expect(takeFix(last, next)).toBe(taken);
});
