import { describe, expect, it } from 'vitest';
import { exampleInputs, exampleLine, exampleProduct } from '../../test/exampleInputs.ts';
import type { Product } from '../catalogue/Product.ts';
import type { MixInputProduct, MixInputs } from '../mix/MixInputs.ts';
import { litres, litresPerHectare } from '../units/quantity.ts';
import { doseProblems } from './doseProblems.ts';
import { productDose } from './productAmount.ts';

const liquid = (id: string, gPerKgOrL: number, facts: Partial<Product> = {}) =>
  exampleProduct({
    id,
    form: 'liquid',
    behaviour: 'liquid',
    nutrientsPct: {},
    actives: [{ name: 'lambda-cyhalothrin', gPerKgOrL, ceilingGPerHa: 90 }],
    ...facts,
  });
const strong = liquid('strong', 250);
const weak = liquid('weak', 50);
const zinc = exampleProduct({ id: 'zinc', nutrientsPct: { Zn: 35 } });

const problemsOf = (
  lines: readonly MixInputProduct[],
  facts: Partial<MixInputs> = {},
  loadL = 1000,
) => {
  const products = lines.map((line, index) => ({ ...line, index }));
  const inputs = exampleInputs({
    products,
    applicationRateLPerHa: litresPerHectare(200),
    elementCeilingsGPerHa: { Zn: 25_000 },
    ...facts,
  });
  return doseProblems(inputs, products.map(productDose), litres(loadL));
};
const line = (
  product: Product,
  value: number,
  unit: MixInputProduct['rate']['unit'],
  meantGPerHa: number | null = null,
) => exampleLine(product, { rate: { value, unit }, meantGPerHa });
const codes = (...args: Parameters<typeof problemsOf>) =>
  problemsOf(...args).map(({ code }) => code);

describe('a spray whose content nobody stated', () => {
  it('is said to be asked about no dose', () => {
    const spray = liquid('own-1', 0, { category: 'herbicide', actives: [] });
    expect(problemsOf([line(strong, 0.1, 'L/ha'), line(spray, 400, 'L/ha')])).toMatchObject([
      { code: 'doseNotChecked', field: 'products.1.rate', values: { productId: 'own-1' } },
    ]);
    // Where the content is known and its ceiling is not, nothing is compared either.
    const known = { name: 'x', gPerKgOrL: 100, ceilingGPerHa: null };
    expect(codes([line({ ...spray, actives: [known] }, 1, 'L/ha')])).toEqual(['doseNotChecked']);
    // A fertiliser has no actives to state.
    expect(codes([line({ ...spray, category: 'fertiliserSoluble' }, 1, 'L/ha')])).toEqual([]);
  });
});

describe('a dose that nobody sprays', () => {
  it('asks, with what it comes to and the unit that the digits may be of', () => {
    expect(problemsOf([line(strong, 40, 'L/ha')])).toMatchObject([
      {
        code: 'doseNotPlausible',
        field: 'products.0.rate',
        values: { productId: 'strong', gPerHa: 10_000, likelyUnit: 'mL/ha', productIds: null },
      },
    ]);
    expect(codes([line(strong, 40, 'mL/ha')])).toEqual([]);
  });

  it('however it was typed', () => {
    // 90 g of active are 0.36 L a hectare: 0.18 L in 100 L at 200 L/ha, 1.8 L in a load of 5 ha.
    for (const [least, unit] of [
      [0.36, 'L/ha'],
      [360, 'mL/ha'],
      [0.18, 'L/100 L'],
      [180, 'mL/100 L'],
      [0.18, '% v/v'],
      [1.8, 'L/load'],
      [0.36, 'kg/ha'],
    ] as const) {
      const of = (times: number) =>
        codes([line({ ...strong, liquidDensityKgPerL: 1 as never }, least * times, unit)]);
      expect([unit, of(1)]).toEqual([unit, []]);
      expect([unit, of(1.001)]).toEqual([unit, ['doseNotPlausible']]);
    }
    const counted = { ...strong, activeIngredientGPerL: 250 };
    expect(codes([line(counted, 90, 'g ai/ha')])).toEqual([]);
    expect(codes([line(counted, 91, 'g ai/ha')])).toEqual(['doseNotPlausible']);
  });

  it('offers no other unit where the digits would be too many in it too', () => {
    const [problem] = problemsOf([line(strong, 400, 'L/ha')]);
    expect(problem?.values['likelyUnit']).toBeNull();
    expect(problemsOf([line(strong, 400, 'mL/ha')])[0]?.values['likelyUnit']).toBeNull();
  });

  it('sums one active over the products that bring it, and asks at the one with most', () => {
    expect(codes([line(strong, 0.3, 'L/ha')])).toEqual([]);
    expect(codes([line(weak, 0.5, 'L/ha')])).toEqual([]);
    expect(problemsOf([line(weak, 0.5, 'L/ha'), line(strong, 0.3, 'L/ha')])).toMatchObject([
      { field: 'products.1.rate', values: { gPerHa: 100, productIds: ['weak', 'strong'] } },
    ]);
  });

  it('counts elements by mass', () => {
    expect(codes([line(zinc, 71, 'kg/ha')])).toEqual([]);
    expect(problemsOf([line(zinc, 72, 'kg/ha')])).toMatchObject([
      { code: 'doseNotPlausible', values: { nutrient: 'Zn', likelyUnit: 'g/ha' } },
    ]);
  });

  it('takes the strength that was typed', () => {
    const typed = { ...weak, activeIngredientGPerL: 250 };
    expect(codes([line(weak, 1, 'L/ha')])).toEqual([]);
    expect(codes([line(typed, 1, 'L/ha')])).toEqual(['doseNotPlausible']);
  });

  it('says nothing of what has no ceiling', () => {
    const unknown = liquid('unknown', 250, {
      actives: [{ name: 'x', gPerKgOrL: 250, ceilingGPerHa: null }],
    });
    expect(codes([line(unknown, 400, 'L/ha')])).toEqual([]);
    expect(codes([line(exampleProduct({ id: 'x', nutrientsPct: null }), 400, 'kg/ha')])).toEqual(
      [],
    );
  });
});

describe('a dose that is meant', () => {
  it('leaves a note, and asks again of more', () => {
    expect(codes([line(strong, 1, 'L/ha', 250)])).toEqual(['doseMeant']);
    expect(codes([line(strong, 0.9, 'L/ha', 250)])).toEqual(['doseMeant']);
    expect(codes([line(strong, 1.01, 'L/ha', 250)])).toEqual(['doseNotPlausible']);
  });

  it('asks again where another product, another rate of spray or a smaller load makes it more', () => {
    const meant = line(strong, 0.5, 'L/100 L', 250);
    expect(codes([meant])).toEqual(['doseMeant']);
    expect(codes([meant, line(weak, 0.1, 'L/ha')])).toEqual(['doseNotPlausible']);
    expect(codes([meant], { applicationRateLPerHa: litresPerHectare(201) })).toEqual([
      'doseNotPlausible',
    ]);
    const perLoad = line(strong, 5, 'L/load', 250);
    expect(codes([perLoad])).toEqual(['doseMeant']);
    expect(codes([perLoad], {}, 999)).toEqual(['doseNotPlausible']);
  });

  it('answers for the most that its product brings, not for one active of two', () => {
    const two = liquid('two', 0, {
      actives: [
        { name: 'a', gPerKgOrL: 100, ceilingGPerHa: 90 },
        { name: 'b', gPerKgOrL: 500, ceilingGPerHa: 400 },
      ],
    });
    expect(problemsOf([line(two, 1, 'L/ha')])).toMatchObject([{ values: { gPerHa: 500 } }]);
    expect(codes([line(two, 1, 'L/ha', 100)])).toEqual(['doseNotPlausible']);
    expect(codes([line(two, 1, 'L/ha', 500)])).toEqual(['doseMeant']);
  });

  it('answers for no other product that brings more of it', () => {
    const blend = exampleProduct({ id: 'blend', nutrientsPct: { Zn: 0.1 } });
    const meant = line(blend, 400, 'kg/ha', 100_000);
    expect(codes([meant, line(zinc, 100, 'kg/ha')])).toEqual(['doseNotPlausible']);
  });
});
