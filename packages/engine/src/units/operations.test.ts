import { describe, expect, it } from 'vitest';
import {
  areaForVolume,
  densityOf,
  massForArea,
  massOfVolume,
  minus,
  plus,
  rateForMass,
  rateForVolume,
  ratio,
  roomOfMass,
  times,
  volumeForArea,
  volumeOfMass,
} from './operations.ts';
import {
  cents,
  hectares,
  kilograms,
  kilogramsPerHectare,
  kilogramsPerLitre,
  litres,
  litresPerHectare,
  litresPerKilogram,
} from './quantity.ts';

describe('operations across units', () => {
  it('works golden G12: 37.5 ha at 180 L/ha, 25 kg/ha', () => {
    expect(volumeForArea(litresPerHectare(180), hectares(37.5))).toBe(6750);
    expect(areaForVolume(litres(750), litresPerHectare(180))).toBeCloseTo(4.1667, 4);
    expect(rateForVolume(litres(6750), hectares(37.5))).toBe(180);
    expect(massForArea(kilogramsPerHectare(25), hectares(37.5))).toBe(937.5);
    expect(rateForMass(kilograms(937.5), hectares(37.5))).toBe(25);
  });

  it('turns mass into room and back: golden G7, 250 kg of lime at 2.71 kg/L', () => {
    expect(volumeOfMass(kilograms(250), kilogramsPerLitre(2.71))).toBeCloseTo(92.25, 2);
    expect(massOfVolume(litres(20), kilogramsPerLitre(1.2))).toBe(24);
    expect(roomOfMass(kilograms(200), litresPerKilogram(0.742))).toBeCloseTo(148.4, 10);
    expect(densityOf(kilograms(1156.1), litres(1000))).toBeCloseTo(1.1561, 10);
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
