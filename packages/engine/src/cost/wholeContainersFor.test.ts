import { describe, expect, it } from 'vitest';
import type { ProductContainer } from '../catalogue/Product.ts';
import { kilograms, litres } from '../units/quantity.ts';
import { wholeContainersFor } from './wholeContainersFor.ts';

const bag25: ProductContainer = { size: 25, unit: 'kg', kind: 'bag' };
const bag5: ProductContainer = { size: 5, unit: 'kg', kind: 'bag' };
const jug500: ProductContainer = { size: 500, unit: 'mL', kind: 'jug' };

const kg = (value: number) => ({ unit: 'kg', value: kilograms(value) }) as const;

describe('wholeContainersFor', () => {
  it('rounds up to what a shop sells', () => {
    expect(wholeContainersFor(kg(200), [bag25])).toEqual({ container: bag25, count: 8 });
    expect(wholeContainersFor(kg(200.1), [bag25])).toEqual({ container: bag25, count: 9 });
    expect(wholeContainersFor(kg(0), [bag25])).toEqual({ container: bag25, count: 0 });
  });

  it('buys no ghost container for the last binary digit', () => {
    const bag = { ...bag25, size: 0.1 };
    expect(wholeContainersFor(kg(0.1 * 3), [bag])).toEqual({ container: bag, count: 3 });
  });

  it('takes the kind that leaves least over, and of those the largest', () => {
    expect(wholeContainersFor(kg(30), [bag25, bag5])).toEqual({ container: bag5, count: 6 });
    expect(wholeContainersFor(kg(50), [bag5, bag25])).toEqual({ container: bag25, count: 2 });
  });

  it('reads mL and g, and refuses a bag for a liquid', () => {
    const amount = { unit: 'L', value: litres(1.2) } as const;
    expect(wholeContainersFor(amount, [bag25, jug500])).toEqual({ container: jug500, count: 3 });
    expect(wholeContainersFor(amount, [bag25])).toBeNull();
    expect(wholeContainersFor(amount, [])).toBeNull();
  });
});
