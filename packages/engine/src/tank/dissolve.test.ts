import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { ams, calciumChloride, potassiumNitrate, urea } from '../../test/testProducts.ts';
import type { Product } from '../catalogue/Product.ts';
import type { Solute } from './dissolve.ts';
import { dissolve, dissolvedMasses } from './dissolve.ts';
import { solubilityAt } from './interpolate.ts';

const WATER = 0.9982;

const solute = (product: Product, massKg: number): Solute => ({
  massKg,
  solubility: product.solubility,
  limitShare: 1,
  heatKJPerKg: product.heatOfSolutionKJPerKg ?? 0,
  specificHeat: product.specificHeatKJPerKgK ?? 0,
});

describe('worked examples', () => {
  test('G8: 200 kg urea in 851.85 L from 12 °C ends at -0.11 °C', () => {
    const end = dissolve([solute(urea, 200)], 851.85 * WATER, 0, 12);
    expect(end.complete).toBe(true);
    expect(end.temperatureC).toBeCloseTo(-0.11, 2);
  });

  test.each([
    [100, 900, -6.1],
    [150, 850, -9.3],
    [30, 100, -15.0],
  ])('facts 3.4: %d kg urea in %d L changes by %d K', (kg, waterL, change) => {
    const end = dissolve([solute(urea, kg)], waterL * WATER, 0, 20);
    expect(end.temperatureC - 20).toBeCloseTo(change, 1);
  });

  test('G9: of 60 kg potassium nitrate in 300 L at 15 °C, 46.83 kg dissolve and 13.17 kg stay', () => {
    const waterKg = 300 * WATER;
    const naiveLimitKg = (solubilityAt(potassiumNitrate.solubility, 15) / 1000) * waterKg;
    expect(naiveLimitKg / waterKg).toBeCloseTo(0.26645, 4);
    expect(naiveLimitKg).toBeGreaterThan(60);
    const solutes = [solute(potassiumNitrate, 60)];
    const end = dissolve(solutes, waterKg, 0, 15);
    expect(end.complete).toBe(false);
    expect(end.temperatureC).toBeCloseTo(2.59, 2);
    const [dissolvedKg] = dissolvedMasses(solutes, waterKg, end);
    expect(dissolvedKg).toBeCloseTo(46.83, 2);
    expect(60 - (dissolvedKg ?? 0)).toBeCloseTo(13.17, 2);
  });

  test('facts 3.4: 45 kg potassium nitrate dissolves whole and ends at 3.06 °C', () => {
    const end = dissolve([solute(potassiumNitrate, 45)], 300 * WATER, 0, 15);
    expect(end.complete).toBe(true);
    expect(end.temperatureC).toBeCloseTo(3.06, 2);
  });
});

test('calcium chloride heats the tank', () => {
  const end = dissolve([solute(calciumChloride, 50)], 900, 0, 10);
  expect(end.temperatureC).toBeCloseTo(10 + (50 * 737) / (900 * 4.186), 6);
});

test('without water only what has no limit counts as dissolved, and the temperature stands', () => {
  const unlimited = solute(exampleProduct({ id: 'unlimited' }), 5);
  const solutes = [solute(urea, 10), unlimited];
  const end = dissolve(solutes, 0, 0, 12);
  expect(end).toEqual({ temperatureC: 12, complete: false });
  expect(dissolvedMasses(solutes, 0, end)).toEqual([0, 5]);
});

const mass = fc.double({ min: 0, max: 500, noNaN: true });
const start = fc.double({ min: 0, max: 40, noNaN: true });
const water = fc.double({ min: 100, max: 1000, noNaN: true });

test('never more dissolves than there is, nor than the water holds at the end', () => {
  fc.assert(
    fc.property(mass, mass, mass, mass, water, start, (a, b, c, d, waterKg, startC) => {
      const solutes = [
        solute(urea, a),
        solute(ams, b),
        solute(potassiumNitrate, c),
        solute(calciumChloride, d),
      ];
      const end = dissolve(solutes, waterKg, 0, startC);
      expect(Number.isFinite(end.temperatureC)).toBe(true);
      const dissolvedKg = dissolvedMasses(solutes, waterKg, end);
      for (const [i, one] of solutes.entries()) {
        const dissolved = dissolvedKg[i] ?? NaN;
        const limit = (solubilityAt(one.solubility, end.temperatureC) / 1000) * waterKg;
        expect(dissolved).toBeLessThanOrEqual(one.massKg);
        expect(dissolved).toBeLessThanOrEqual(limit * (1 + 1e-8));
        expect(dissolved).toBeGreaterThanOrEqual(0);
      }
      const reversed = dissolve([...solutes].reverse(), waterKg, 0, startC);
      expect(reversed.temperatureC).toBeCloseTo(end.temperatureC, 6);
    }),
    { numRuns: 300 },
  );
});

test('more of a cooling salt never ends warmer', () => {
  const product = fc.constantFrom(urea, ams, potassiumNitrate);
  fc.assert(
    fc.property(product, mass, mass, water, start, (salt, kg, moreKg, waterKg, startC) => {
      const less = dissolve([solute(salt, kg)], waterKg, 0, startC).temperatureC;
      const more = dissolve([solute(salt, kg + moreKg)], waterKg, 0, startC).temperatureC;
      expect(more).toBeLessThanOrEqual(less + 1e-7);
    }),
    { numRuns: 300 },
  );
});
