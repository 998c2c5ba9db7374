import { expect, test } from 'vitest';
import { atMost } from '../BenchRow.ts';
import { ratioOf, refusalBeyond, refusalOf, spreadOf, unlessRefused } from './besideControl.ts';

test('the ratio is the median of pairs, so that a slow hour meets both of a pair', () => {
  const pairs = [
    { control: 100, ours: 140 },
    { control: 200, ours: 280 },
    { control: 50, ours: 500 },
  ];
  expect(ratioOf(pairs)).toBe(1.4);
});

test('the spread is that of the five in the middle of seven', () => {
  expect(spreadOf([1, 90, 95, 100, 105, 110, 900])).toBeCloseTo(0.2);
});

test('a control that spreads by 15 % is judged by, one that spreads by more is not', () => {
  expect(refusalOf([1, 90, 95, 100, 100, 105, 900])).toBeNull();
  expect(refusalOf([1, 90, 95, 100, 100, 106, 900])).toBe('not judged: control spreads 16 %');
});

test('a difference by the clock is judged where the control spreads by no more than is asked for', () => {
  expect(refusalBeyond(20, [1, 30, 35, 40, 45, 50, 900])).toBeNull();
  expect(refusalBeyond(20, [1, 30, 35, 40, 45, 51, 900])).toBe('not judged: control spreads 21 ms');
});

test('a refused row keeps its figure and its goal, and is neither met nor missed', () => {
  const row = atMost('a wait', 3, 2, 'x');
  expect(unlessRefused(row, null)).toBe(row);
  expect(unlessRefused(row, 'not judged')).toEqual({
    ...{ what: 'a wait', measured: '3 x', goal: 'at most 2 x' },
    ...{ met: null, refusal: 'not judged' },
  });
});
