import { expect, it } from 'vitest';
import type { CropInterception } from '../catalogue/CropInterception.ts';
import { interceptedShare, stageWouldTell } from './cropInterception.ts';

const TABLES: readonly CropInterception[] = [
  {
    crop: 'cereals',
    steps: [
      [0, 0, 'S1'],
      [10, 25, 'S1'],
      [20, 50, 'S1'],
      [30, 80, 'S2'],
      [40, 90, 'S1'],
    ],
  },
  { crop: 'pasture', steps: [[0, 90, 'S1']] },
];

it.each([
  [0, 0],
  [9, 0],
  [10, 25],
  [19, 25],
  [20, 50],
  [29, 50],
  [30, 80],
  [39, 80],
  [40, 90],
  [89, 90],
  [90, 90],
  [99, 90],
])('takes the step that holds at BBCH %i: %i %%', (stage, sharePct) => {
  expect(interceptedShare(TABLES, 'cereals', stage)?.sharePct).toBe(sharePct);
});

it('names the source of the step it takes', () => {
  expect(interceptedShare(TABLES, 'cereals', 29)?.source).toBe('S1');
  expect(interceptedShare(TABLES, 'cereals', 30)?.source).toBe('S2');
});

it('knows no share without a stage, a crop or a table of it', () => {
  expect(interceptedShare(TABLES, 'cereals', null)).toBeNull();
  expect(interceptedShare(TABLES, null, 5)).toBeNull();
  expect(interceptedShare(TABLES, 'trees', 5)).toBeNull();
  expect(interceptedShare([], 'cereals', 30)).toBeNull();
});

it('needs no stage where the crop has one share at all of them', () => {
  expect(interceptedShare(TABLES, 'pasture', null)?.sharePct).toBe(90);
  expect(interceptedShare(TABLES, 'pasture', 5)?.sharePct).toBe(90);
});

it('would learn from a stage only where it is not known and the share hangs on it', () => {
  expect(stageWouldTell(TABLES, 'cereals', null)).toBe(true);
  expect(stageWouldTell(TABLES, 'cereals', 30)).toBe(false);
  expect(stageWouldTell(TABLES, 'pasture', null)).toBe(false);
  expect(stageWouldTell(TABLES, 'trees', null)).toBe(false);
  expect(stageWouldTell(TABLES, null, null)).toBe(false);
});
