import { describe, expect, it } from 'vitest';
import { dayOrderOf, readDays } from './readDay.ts';

describe('a day as people and programs write it', () => {
  it.each([
    ['2026-11-05', '2026-11-05'],
    ['2026-11-05T14:02:00+13:00', '2026-11-05'],
    ['2026/11/5', '2026-11-05'],
    ['5 Nov 2026', '2026-11-05'],
    ['5-Nov-26', '2026-11-05'],
    ['5th November 2026', '2026-11-05'],
    ['Nov 5, 2026', '2026-11-05'],
    ['5 de noviembre de 2026', '2026-11-05'],
    ['5 août 2026', '2026-08-05'],
    ['5 juil. 2026', '2026-07-05'],
    ['5 juin 2026', '2026-06-05'],
    ['14/11/2026', '2026-11-14'],
    ['11/14/2026', '2026-11-14'],
    ['14.11.26', '2026-11-14'],
    ['5/5/2026', '2026-05-05'],
    ['14/11/2026 09:30', '2026-11-14'],
    // What Excel keeps of the 5th of November 2026.
    [46331, '2026-11-05'],
  ])('%j', (cell, day) => {
    expect(readDays(cell, null)).toEqual([day]);
  });

  it.each(['', 'spring', '31/02/2026', '2026-13-01', '32/13/2026', '5 Foo 2026', 12, -1, null])(
    '%j is none',
    (cell) => {
      expect(readDays(cell, 'dayFirst')).toEqual([]);
    },
  );

  it('of two days neither is guessed, unless the order is known', () => {
    expect(readDays('5/11/2026', null)).toEqual(['2026-11-05', '2026-05-11']);
    expect(readDays('5/11/2026', 'dayFirst')).toEqual(['2026-11-05']);
    expect(readDays('5/11/2026', 'monthFirst')).toEqual(['2026-05-11']);
  });

  it('the order is told by any cell of the column that has one alone', () => {
    expect(dayOrderOf(['5/11/2026', '14/11/2026'])).toBe('dayFirst');
    expect(dayOrderOf(['5/11/2026', '11/14/2026'])).toBe('monthFirst');
    expect(dayOrderOf(['14/11/2026', '11/14/2026'])).toBe('mixed');
    expect(dayOrderOf(['5/11/2026', '2026-11-14', null])).toBeNull();
  });
});
