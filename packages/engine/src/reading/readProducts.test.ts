import { describe, expect, it } from 'vitest';
import { testCatalogue, testUrea } from '../../test/testCatalogue.ts';
import { isStop } from '../mix/MixProblem.ts';
import { readMix } from './readMix.ts';

const urea = { productId: 'urea', rate: { value: 25, unit: 'kg/ha' } };

const read = (products: readonly unknown[]) =>
  readMix(
    { tankCapacityL: 1200, sprayAreaHa: 37.5, applicationRateLPerHa: 180, products },
    testCatalogue,
  );

const problemsOf = (product: Record<string, unknown>) => {
  const { inputs, problems } = read([{ ...urea, ...product }]);
  // A rate above its label is refused and still a rate.
  const stops = problems.filter(isStop).filter(({ code }) => code !== 'rateAboveLabelMaximum');
  expect(inputs === null).toBe(stops.length > 0);
  return problems.map(({ code, field }) => [code, field]);
};

describe('a product', () => {
  it.each([
    [{ productId: null }, 'missing', 'products.0.productId'],
    [{ productId: 'uria' }, 'unknownProduct', 'products.0.productId'],
    [{ soldAs: 5 }, 'wrongType', 'products.0.soldAs'],
    [{ soldAs: 'x'.repeat(81) }, 'aboveMaximum', 'products.0.soldAs'],
    [{ rate: null }, 'missing', 'products.0.rate'],
    [{ rate: 25 }, 'wrongType', 'products.0.rate'],
    [{ rate: { unit: 'kg/ha' } }, 'missing', 'products.0.rate.value'],
    [{ rate: { value: 25 } }, 'missing', 'products.0.rate.unit'],
    [{ rate: { value: 25, unit: 'kg' } }, 'invalidChoice', 'products.0.rate.unit'],
    [{ rate: { value: 0, unit: 'kg/ha' } }, 'belowMinimum', 'products.0.rate.value'],
    [{ rate: { value: -5, unit: 'kg/ha' } }, 'belowMinimum', 'products.0.rate.value'],
    [{ rate: { value: 6000, unit: 'kg/ha' } }, 'aboveMaximum', 'products.0.rate.value'],
    [{ rate: { value: 2, unit: 'L/ha' } }, 'rateUnitDoesNotFit', 'products.0.rate'],
    [{ rate: { value: 2, unit: 'kg K/ha' } }, 'productHasNotThisNutrient', 'products.0.rate'],
    [{ rate: { value: 81, unit: 'kg/ha' } }, 'rateOutsideUsualRange', 'products.0.rate'],
    [{ rate: { value: 14_900, unit: 'g/ha' } }, 'rateOutsideUsualRange', 'products.0.rate'],
    [{ rate: { value: 6, unit: 'kg N/ha' } }, 'rateOutsideUsualRange', 'products.0.rate'],
    [{ rate: { value: 45, unit: 'kg/100 L' } }, 'rateOutsideUsualRange', 'products.0.rate'],
    [{ rate: { value: 6000, unit: 'kg/load' } }, 'unusuallyHigh', 'products.0.rate.value'],
    [
      { productId: 'captan', rate: { value: 600, unit: 'kg/ha' } },
      'unusuallyHigh',
      'products.0.rate.value',
    ],
    [
      { productId: 'captan', rate: { value: 6, unit: 'kg N/ha' } },
      'productHasNotThisNutrient',
      'products.0.rate',
    ],
    [
      { productId: 'labelled', rate: { value: 1, unit: 'kg/ha' } },
      'rateNeedsDensity',
      'products.0.rate',
    ],
    [
      { productId: 'labelled', rate: { value: 0.51, unit: 'L/ha' } },
      'rateAboveLabelMaximum',
      'products.0.rate',
    ],
    [
      { productId: 'labelled', rate: { value: 501, unit: 'mL/ha' } },
      'rateAboveLabelMaximum',
      'products.0.rate',
    ],
    [
      { productId: 'labelled', rate: { value: 100, unit: 'mL/100 L' } },
      'rateUnitDoesNotFit',
      'products.0.rate',
    ],
    [
      { productId: 'labelled', rate: { value: 1, unit: 'L/load' } },
      'rateUnitDoesNotFit',
      'products.0.rate',
    ],
    [
      { productId: 'wetter', rate: { value: 3, unit: '% v/v' } },
      'rateOutsideUsualRange',
      'products.0.rate',
    ],
    [
      { productId: 'wetter', rate: { value: 11, unit: '% v/v' } },
      'aboveMaximum',
      'products.0.rate.value',
    ],
    [
      { productId: 'wetter', rate: { value: 20_000, unit: 'mL/100 L' } },
      'aboveMaximum',
      'products.0.rate.value',
    ],
    [{ price: { amountCents: 99.5, per: 'kg' } }, 'notWhole', 'products.0.price.amountCents'],
    [{ price: { amountCents: -1, per: 'kg' } }, 'belowMinimum', 'products.0.price.amountCents'],
    [{ price: { amountCents: 99 } }, 'missing', 'products.0.price.per'],
    [{ measuringStep: -1 }, 'belowMinimum', 'products.0.measuringStep'],
    [
      { containers: [{ size: 25, unit: 'L', kind: 'bag' }] },
      'invalidChoice',
      'products.0.containers.0.unit',
    ],
    [{ containers: [{ unit: 'kg', kind: 'bag' }] }, 'missing', 'products.0.containers.0.size'],
    [
      { containers: Array(7).fill({ size: 25, unit: 'kg', kind: 'bag' }) },
      'aboveMaximum',
      'products.0.containers',
    ],
    [
      { overrides: { liquidDensityKgPerL: 1.2 } },
      'factDoesNotFit',
      'products.0.overrides.liquidDensityKgPerL',
    ],
    [
      {
        productId: 'seaweed',
        rate: { value: 2, unit: 'L/ha' },
        overrides: { displacementLPerKg: 1 },
      },
      'factDoesNotFit',
      'products.0.overrides.displacementLPerKg',
    ],
    [{ overrides: { density: 1.2 } }, 'unknownField', 'products.0.overrides.density'],
    [
      { overrides: { labelMaximumRate: { value: 20, unit: 'kg/ha' } } },
      'rateAboveLabelMaximum',
      'products.0.rate',
    ],
    [
      { overrides: { labelMaximumRate: { value: 0, unit: 'kg/ha' } } },
      'belowMinimum',
      'products.0.overrides.labelMaximumRate.value',
    ],
    [
      { overrides: { labelMaximumRate: { value: 20 } } },
      'missing',
      'products.0.overrides.labelMaximumRate.unit',
    ],
  ])('finds what is wrong with %j', (product: Record<string, unknown>, code, field) => {
    expect(problemsOf(product)).toEqual([[code, field]]);
  });

  it.each([
    [{ productId: 'urea', rate: { value: 15_000, unit: 'g/ha' } }],
    [{ productId: 'urea', rate: { value: 36.8, unit: 'kg N/ha' } }],
    [{ productId: 'labelled', rate: { value: 500, unit: 'mL/ha' } }],
    [{ productId: 'wetter', rate: { value: 0.1, unit: '% v/v' } }],
    [{ productId: 'wetter', rate: { value: 180, unit: 'mL/ha' } }],
    [{ productId: 'uan', rate: { value: 28, unit: 'kg N/ha' } }],
    [{ productId: 'ga3', rate: { value: 20, unit: 'g/ha' } }],
  ])('finds nothing wrong with %j', (product) => {
    expect(problemsOf(product)).toEqual([]);
  });

  it('says a limit in the unit the figure was entered in', () => {
    const seaweed = { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } };
    const jug = { size: 60_000, unit: 'mL', kind: 'jug' };
    const { problems } = read([{ ...seaweed, containers: [jug], measuringStep: 5000 }]);
    expect(problems.map(({ field, values }) => [field, values.unit])).toEqual([
      ['products.0.containers.0.size', 'mL'],
      ['products.0.measuringStep', 'L'],
    ]);
    const box = { size: 5000, unit: 'g', kind: 'box' };
    expect(read([{ ...urea, containers: [box] }]).problems).toEqual([]);
  });

  it('takes the label at hand for the one that was read before', () => {
    const rate = { value: 0.8, unit: 'L/ha' };
    const overrides = { labelMaximumRate: { value: 1, unit: 'L/ha' } };
    const { inputs } = read([{ productId: 'labelled', rate, overrides }]);
    expect(inputs?.products[0]?.labelMaximumRate).toEqual({ value: 1, unit: 'L/ha' });
  });

  it('may come to the label maximum exactly, by its nutrient too', () => {
    const overrides = { labelMaximumRate: { value: 80, unit: 'kg/ha' } };
    expect(problemsOf({ rate: { value: 36.8, unit: 'kg N/ha' }, overrides })).toEqual([]);
    expect(problemsOf({ rate: { value: 36.9, unit: 'kg N/ha' }, overrides })).toEqual([
      ['rateAboveLabelMaximum', 'products.0.rate'],
    ]);
  });

  it('is refused when it is listed twice', () => {
    const { inputs, problems } = read([urea, urea]);
    expect(inputs).toBeNull();
    expect(problems.map(({ code, field }) => [code, field])).toEqual([
      ['productListedTwice', 'products.1.productId'],
    ]);
  });

  it('wears the corrections of the draft, which name their source', () => {
    const product = { overrides: { displacementLPerKg: 0.7, heatOfSolutionKJPerKg: 250 } };
    const { inputs } = read([{ ...urea, ...product }]);
    const corrected = inputs?.products[0]?.product;
    expect(corrected).toMatchObject({
      displacementLPerKg: 0.7,
      heatOfSolutionKJPerKg: 250,
      saltTable: { givesRoom: false },
      sources: { displacementLPerKg: { sourceIds: ['draft'], assumed: false } },
    });
    expect(testUrea.displacementLPerKg).toBe(0.742);
  });
});
