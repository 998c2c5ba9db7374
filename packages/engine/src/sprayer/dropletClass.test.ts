import { describe, expect, it } from 'vitest';
import { aixr11003, id12004, sj308, tt11004 } from '../../test/exampleNozzles.ts';
import { bar } from '../units/quantity.ts';
import { dropletClass, dropletClassesBetween } from './dropletClass.ts';

describe('dropletClass', () => {
  it.each([
    [1, 'XC'],
    [1.49, 'XC'],
    [2, 'C'],
    [4, 'M'],
    [6, 'M'],
  ])('of TT11004 at %s bar is %s, with its edition (S36)', (pressure, expected) => {
    expect(dropletClass(tt11004, bar(pressure))).toEqual({
      dropletClass: expected,
      standard: 'S572.1',
    });
  });

  it('takes the finer class where two bands meet, whichever stands first', () => {
    expect(dropletClass(tt11004, bar(3.5))?.dropletClass).toBe('M');
    const turned = { ...tt11004, dropletBands: [...tt11004.dropletBands].reverse() };
    expect(dropletClass(turned, bar(3.5))?.dropletClass).toBe('M');
  });

  it('is not known outside the published bands, nor for a tip without any', () => {
    expect(dropletClass(tt11004, bar(0.9))).toBeNull();
    expect(dropletClass(tt11004, bar(6.1))).toBeNull();
    expect(dropletClass(sj308, bar(2))).toBeNull();
  });

  it('is not told without the edition it was measured by', () => {
    expect(dropletClass({ ...tt11004, dropletStandard: null }, bar(2))).toBeNull();
    expect(dropletClassesBetween({ ...tt11004, dropletStandard: null }, bar(1), bar(6))).toEqual(
      [],
    );
  });

  it('of a nozzle measured by a later edition is that edition (S36)', () => {
    expect(dropletClass(id12004, bar(3))).toEqual({ dropletClass: 'XC', standard: 'S572.3' });
  });
});

describe('dropletClassesBetween', () => {
  it('lists every class passed through, finest first', () => {
    expect(dropletClassesBetween(aixr11003, bar(2), bar(4))).toEqual(['C', 'VC', 'XC']);
    expect(dropletClassesBetween(aixr11003, bar(3), bar(3))).toEqual(['VC']);
  });

  it('counts a band that is only touched by its finer neighbour alone', () => {
    expect(dropletClassesBetween(aixr11003, bar(2.5), bar(3))).toEqual(['VC']);
  });
});
