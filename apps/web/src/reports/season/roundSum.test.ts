import type { SeasonRow } from '@mix/documents';
import { expect, it } from 'vitest';
import { roundSum } from './roundSum.ts';

type SeasonCell = SeasonRow['cells'][number];

const cell = (roundId: string, nitrogenKgPerHa: number | null, done = false): SeasonCell =>
  ({ roundId, done, plannedKgPerHa: done ? 0 : nitrogenKgPerHa }) as SeasonCell;

const row = (recordedKgPerHa: number | null, ...cells: readonly SeasonCell[]): SeasonRow =>
  ({ areaHa: 20, recordedKgPerHa, recordsUnknown: 0, cells, jobs: [] as unknown }) as SeasonRow;

it('counts what is recorded, what the other rounds still bring, and this one', () => {
  const hill = row(100, cell('a', 40), cell('b', 30, true), cell('c', null));
  expect(roundSum(hill, null, 20)).toMatchObject({ beforeKgPerHa: 140, sumKgPerHa: 160 });
});

it('is a lower bound while the nitrogen of a record, another round or a job is not known', () => {
  const hill = row(100, cell('a', 40), cell('b', null, true));
  expect(roundSum(hill, null, 20)?.isLowerBound).toBe(false);
  expect(roundSum({ ...hill, recordsUnknown: 1 }, null, 20)?.isLowerBound).toBe(true);
  const unknown = row(100, cell('a', 40), cell('c', null));
  expect(roundSum(unknown, null, 20)?.isLowerBound).toBe(true);
  // Its own nitrogen is said anew.
  expect(roundSum(unknown, 'c', 20)?.isLowerBound).toBe(false);
});

it('counts a job that is of no round', () => {
  const hill = { ...row(100, cell('a', 40)), jobs: [{ plannedKgPerHa: 9.2 }] } as unknown;
  expect(roundSum(hill as SeasonRow, 'a', 40)).toMatchObject({ beforeKgPerHa: 109.2 });
});

it('counts a round that is kept once, and not at all beside the record that ticked it off', () => {
  expect(roundSum(row(100, cell('a', 40)), 'a', 40)).toMatchObject({ sumKgPerHa: 140 });
  expect(roundSum(row(140, cell('a', 40, true)), 'a', 40)).toBeNull();
});

it('is over where only the rounds together are, and not at the cap itself', () => {
  expect(roundSum(row(140, cell('a', 40)), null, 12.9)?.level).toBe('over');
  expect(roundSum(row(140, cell('a', 40)), null, 10)?.level).not.toBe('over');
});

it('is not known without its figures', () => {
  expect(roundSum(row(null), null, 10)).toBeNull();
  expect(roundSum(row(10), null, null)).toBeNull();
});
