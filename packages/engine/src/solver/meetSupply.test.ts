import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { meetSupply } from './meetSupply.ts';

/** Analyses of RB209 (S9), elemental %. */
const urea = exampleProduct({ id: 'urea', nutrientsPct: { N: 46 } });
const ams = exampleProduct({ id: 'ams', nutrientsPct: { N: 21, S: 24 } });
const kno3 = exampleProduct({ id: 'kno3', nutrientsPct: { N: 13, K: 37.4 } });
const sop = exampleProduct({ id: 'sop', nutrientsPct: { K: 41.5, S: 18 } });
const mop = exampleProduct({ id: 'mop', nutrientsPct: { K: 49.8, Cl: 47 } });
const unknown = exampleProduct({ id: 'unknown', nutrientsPct: null });

describe('meetSupply', () => {
  it('finds the one product that brings one nutrient: 9.2 kg N is 20 kg urea', () => {
    const [best] = meetSupply({ N: 9.2 }, [urea]);
    expect(best?.rates).toEqual([{ productId: 'urea', kgPerHa: 20 }]);
    expect(best?.suppliedKgPerHa.N).toBeCloseTo(9.2, 12);
    expect(best?.residual).toBeCloseTo(0, 12);
  });

  it('meets two nutrients with two products exactly', () => {
    const [best] = meetSupply({ N: 20, S: 6 }, [urea, ams]);
    // 25 kg AMS brings 6 kg S and 5.25 kg N; urea brings the other 14.75 kg N.
    expect(best?.rates).toEqual([
      { productId: 'urea', kgPerHa: expect.closeTo(14.75 / 0.46, 3) as number },
      { productId: 'ams', kgPerHa: 25 },
    ]);
    expect(best?.residual).toBeLessThan(1e-8);
  });

  it('takes the lightest of several ways that are as good', () => {
    expect(meetSupply({ N: 10 }, [ams, urea])[0]?.rates[0]?.productId).toBe('urea');
    expect(meetSupply({ K: 10 }, [sop, mop, kno3])[0]?.rates[0]?.productId).toBe('mop');
  });

  it('never asks for less than nothing, and says how far off it stays', () => {
    // Every kg of potassium from KNO3 brings more nitrogen than is wanted.
    const [best] = meetSupply({ N: 1, K: 37.4 }, [kno3, urea]);
    expect(best?.rates.every(({ kgPerHa }) => kgPerHa > 0)).toBe(true);
    expect(best?.rates.map(({ productId }) => productId)).toEqual(['kno3']);
    expect(best?.residual).toBeGreaterThan(0.1);
  });

  it('leaves out what brings nothing wanted or is not known', () => {
    expect(meetSupply({ S: 5 }, [urea, unknown])).toEqual([]);
    const [best] = meetSupply({ N: 10, S: 5 }, [urea, unknown]);
    expect(best?.suppliedKgPerHa.S).toBe(0);
  });

  it('is at least as close as any rates tried at random', () => {
    const amount = fc.double({ min: 0.5, max: 60, noNaN: true });
    const rate = fc.double({ min: 0, max: 150, noNaN: true });
    const all = [urea, ams, kno3, sop, mop];
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.tuple(rate, rate, rate, rate, rate),
        (N, K, S, rates) => {
          const wanted = { N, K, S };
          const best = meetSupply(wanted, all)[0]?.residual ?? Number.NaN;
          const tried = (['N', 'K', 'S'] as const).reduce((sum, nutrient) => {
            const supplied = all.reduce(
              (kg, { nutrientsPct }, index) =>
                kg + ((nutrientsPct?.[nutrient] ?? 0) / 100) * (rates[index] ?? 0),
              0,
            );
            return sum + (supplied / wanted[nutrient] - 1) ** 2;
          }, 0);
          expect(best).toBeLessThanOrEqual(tried + 1e-5);
        },
      ),
      { numRuns: 200 },
    );
  });
});
