import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countContainers } from './containers.ts';
import { productMeasure } from './productAmount.ts';
import type { ProductContainer } from '../catalogue/Product.ts';

const bag = (size: number): ProductContainer => ({ size, unit: 'kg', kind: 'bag' });
const kg = (value: number) => productMeasure('kg', value);
const bag25 = bag(25);
const bag10 = bag(10);

describe('countContainers', () => {
  it('counts 200 kg out of 25 kg bags as 8 bags and nothing over', () => {
    expect(countContainers(kg(200), [bag25])).toEqual({
      containers: [{ container: bag25, count: 8 }],
      remainder: 0,
    });
  });

  it('takes the largest first, whatever order they are listed in', () => {
    expect(countContainers(kg(187.5), [bag10, bag25])).toEqual({
      containers: [
        { container: bag25, count: 7 },
        { container: bag10, count: 1 },
      ],
      remainder: 2.5,
    });
  });

  it('leaves out containers of which none is filled', () => {
    expect(countContainers(kg(12), [bag25, bag10])).toEqual({
      containers: [{ container: bag10, count: 1 }],
      remainder: 2,
    });
    expect(countContainers(kg(3), [bag25])).toEqual({ containers: [], remainder: 3 });
  });

  it('does not lose a bag to the last binary digit', () => {
    const amount = (0.3 * 1200) / 180 / 0.1;
    for (const value of [200 - 3e-14, 200 + 3e-14, amount * 10]) {
      const counted = countContainers(kg(value), [bag(value > 100 ? 25 : 5)]);
      expect(counted?.remainder).toBe(0);
    }
    expect(countContainers(kg(0.1 * 3), [bag(0.1)])).toMatchObject({
      containers: [{ count: 3 }],
      remainder: 0,
    });
    expect(countContainers(kg(0.7), [bag(0.2)])?.remainder).toBe(0.1);
  });

  it('reads mL against L and refuses a bag for a liquid', () => {
    const jug: ProductContainer = { size: 500, unit: 'mL', kind: 'jug' };
    const counted = countContainers(productMeasure('L', 1.2), [jug, bag25]);
    expect(counted).toEqual({ containers: [{ container: jug, count: 2 }], remainder: 0.2 });
    expect(countContainers(productMeasure('L', 1.2), [bag25])).toBeNull();
    expect(countContainers(kg(1), [])).toBeNull();
  });

  it('adds up to the amount, with less than the smallest container over', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 5000, noNaN: true }),
        fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 }),
        (amount, tenths) => {
          const sizes = tenths.map((value) => value / 10);
          const counted = countContainers(kg(amount), sizes.map(bag));
          const inContainers = (counted?.containers ?? []).reduce(
            (sum, { container, count }) => sum + container.size * count,
            0,
          );
          const remainder = counted?.remainder ?? Number.NaN;
          expect(inContainers + remainder).toBeCloseTo(amount, 5);
          expect(remainder).toBeGreaterThanOrEqual(0);
          expect(remainder).toBeLessThan(Math.min(...sizes));
        },
      ),
      { numRuns: 500 },
    );
  });
});
