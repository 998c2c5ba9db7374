import { describe, expect, it } from 'vitest';
import { nitrogenYear } from './nitrogenYear.ts';

const year2026 = { firstDay: '2026-07-01', lastDay: '2027-06-30' };

describe('nitrogenYear', () => {
  it.each([
    ['2026-06-30', { firstDay: '2025-07-01', lastDay: '2026-06-30' }],
    ['2026-07-01', year2026],
    ['2026-12-31', year2026],
    ['2027-01-01', year2026],
    ['2027-06-30', year2026],
    ['2027-07-01', { firstDay: '2027-07-01', lastDay: '2028-06-30' }],
    ['2028-02-29', { firstDay: '2027-07-01', lastDay: '2028-06-30' }],
  ])('counts %s from 1 July', (day, expected) => {
    expect(nitrogenYear(day)).toEqual(expected);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-06-31',
    '2026-13-01',
    '2026-00-10',
    '2026-07-00',
    '2026-7-1',
    '2026-07-01T00:00:00Z',
    '01/07/2026',
    '',
  ])('knows no year for %j', (text) => {
    expect(nitrogenYear(text)).toBeNull();
  });
});
