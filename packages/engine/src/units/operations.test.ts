import { describe, expect, it } from 'vitest';
import {
  areaForVolume,
  massOfVolume,
  minus,
  plus,
  ratio,
  times,
  volumeForArea,
} from './operations.ts';
import {
  cents,
  hectares,
  kilograms,
  kilogramsPerLitre,
  litres,
  litresPerHectare,
} from './quantity.ts';

describe('operations across units', () => {
  it('works golden G12: 37.5 ha at 180 L/ha, 25 kg/ha', () => {
    expect(volumeForArea(litresPerHectare(180), hectares(37.5))).toBe(6750);
    expect(areaForVolume(litres(750), litresPerHectare(180))).toBeCloseTo(4.1667, 4);
  });

  it('weighs a volume: 20 L at 1.2 kg/L', () => {
    expect(massOfVolume(litres(20), kilogramsPerLitre(1.2))).toBe(24);
  });

  it('adds, takes away, multiplies and compares inside one unit', () => {
    expect(plus(litres(1), litres(2))).toBe(3);
    expect(minus(litres(1), litres(2))).toBe(-1);
    expect(times(kilograms(4), 2.5)).toBe(10);
    expect(ratio(hectares(1), hectares(4))).toBe(0.25);
    expect(Object.is(minus(litres(2), litres(2)), 0)).toBe(true);
  });

  it('refuses results that are not finite', () => {
    expect(() => areaForVolume(litres(1), litresPerHectare(0))).toThrow(RangeError);
    expect(() => times(litres(1), Number.NaN)).toThrow(RangeError);
    expect(() => litres(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => cents(1.5)).toThrow(RangeError);
    expect(Object.is(litres(-0), 0)).toBe(true);
    expect(cents(250)).toBe(250);
  });
});
