import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementFromOxide, elementOf, OXIDES, oxideFromElement } from './oxides.ts';

/** IUPAC standard atomic weights, abridged. */
const WEIGHT = { O: 15.999, P: 30.974, K: 39.098, Ca: 40.078, Mg: 24.305, S: 32.06 } as const;

describe('oxides', () => {
  it.each([
    ['P2O5', 'P', 0.4364],
    ['K2O', 'K', 0.8301],
    ['CaO', 'Ca', 0.7147],
    ['MgO', 'Mg', 0.603],
    ['SO3', 'S', 0.4005],
  ] as const)('converts %s to %s by %s', (oxide, element, factor) => {
    expect(elementOf(oxide)).toBe(element);
    expect(elementFromOxide(oxide, 1)).toBe(factor);
  });

  it('uses factors that follow from the atomic weights to a ten-thousandth', () => {
    const { O, P, K, Ca, Mg, S } = WEIGHT;
    expect(Math.abs(elementFromOxide('P2O5', 1) - (2 * P) / (2 * P + 5 * O))).toBeLessThan(1e-4);
    expect(Math.abs(elementFromOxide('K2O', 1) - (2 * K) / (2 * K + O))).toBeLessThan(1e-4);
    expect(Math.abs(elementFromOxide('CaO', 1) - Ca / (Ca + O))).toBeLessThan(1e-4);
    expect(Math.abs(elementFromOxide('MgO', 1) - Mg / (Mg + O))).toBeLessThan(1e-4);
    expect(Math.abs(elementFromOxide('SO3', 1) - S / (S + 3 * O))).toBeLessThan(1e-4);
  });

  it('goes both ways', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OXIDES),
        fc.double({ min: 0, max: 1e4, noNaN: true }),
        (oxide, kg) => {
          expect(oxideFromElement(oxide, elementFromOxide(oxide, kg))).toBeCloseTo(kg, 8);
        },
      ),
      { numRuns: 50 },
    );
  });
});
