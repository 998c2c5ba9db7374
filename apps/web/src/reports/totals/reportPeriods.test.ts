import { expect, it } from 'vitest';
import { reportPeriods } from './reportPeriods.ts';

it.each([
  ['2026-11-21', '2026-07-01', '2027-06-30', '2026-11-01', '2026-11-30'],
  ['2026-06-30', '2025-07-01', '2026-06-30', '2026-06-01', '2026-06-30'],
  ['2028-02-29', '2027-07-01', '2028-06-30', '2028-02-01', '2028-02-29'],
])('on %s the year runs from %s to %s', (today, from, to, first, last) => {
  const { thisYear, lastYear, thisMonth } = reportPeriods(today);
  expect(thisYear).toEqual({ from, to });
  expect(lastYear.to < from && lastYear.to.endsWith('-06-30')).toBe(true);
  expect(thisMonth).toEqual({ from: first, to: last });
});
