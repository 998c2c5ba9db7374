import { describe, expect, it } from 'vitest';
import { exampleInputs, exampleLine, exampleProduct } from '../../test/exampleInputs.ts';
import type { Product } from '../catalogue/Product.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import { biuretPerNitrogen, biuretProblems } from './biuret.ts';

const urea = (biuretPct?: number, groups: readonly string[] = ['UREA']): Product =>
  exampleProduct({
    id: 'urea',
    groups,
    nutrientsPct: { N: 46 },
    ...(biuretPct !== undefined && { biuretPct }),
  });
const codesOf = (product: Product, crop: MixInputs['crop'] = 'trees') =>
  biuretProblems(exampleInputs({ crop, products: [exampleLine(product)] })).map(({ code }) => code);

describe('biuret', () => {
  // Tasmania's bands count g of biuret in a kg of total nitrogen.
  it.each([
    [1, 21.7],
    [0.8, 17.4],
    [0.4, 8.7],
    [1.5, 32.6],
  ])('%s %% in urea is %s g in a kg of nitrogen', (pct, gPerKgN) => {
    expect(biuretPerNitrogen(urea(pct))).toBeCloseTo(gPerKgN, 1);
  });

  // At most 1.0 % w/v at 42.5 % w/v N.
  it('of EASY N at its most is 23.5 g in a kg of nitrogen', () => {
    const easyN = { ...urea(1 / 1.32), nutrientsPct: { N: 42.5 / 1.32 } };
    expect(biuretPerNitrogen(easyN)).toBeCloseTo(23.5, 1);
  });

  it('is judged on trees alone', () => {
    expect(codesOf(urea(0.8))).toEqual(['biuretHigh']);
    expect(codesOf(urea(0.8), 'pasture')).toEqual([]);
    expect(codesOf(urea(0.4))).toEqual([]);
  });

  it('that is not known is said, of what is urea', () => {
    expect(codesOf(urea())).toEqual(['biuretNotKnown']);
    expect(codesOf(urea(undefined, ['NO3']))).toEqual([]);
  });
});
