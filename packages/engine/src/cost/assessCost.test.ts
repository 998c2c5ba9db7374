import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleInputs, exampleLine, exampleProduct } from '../../test/exampleInputs.ts';
import type { ProductPrice } from '../mix/MixDraft.ts';
import type { MixInputProduct } from '../mix/MixInputs.ts';
import type { LoadProduct } from '../mix/MixPlan.ts';
import type { ProductContainer } from '../catalogue/Product.ts';
import { kilograms, kilogramsPerLitre, litres } from '../units/quantity.ts';
import { assessCost } from './assessCost.ts';

const bag25: ProductContainer = { size: 25, unit: 'kg', kind: 'bag' };
const urea = exampleProduct({ id: 'urea' });
const seaweed = exampleProduct({
  id: 'seaweed',
  behaviour: 'liquid',
  liquidDensityKgPerL: kilogramsPerLitre(1.05),
});

interface Bought {
  readonly line: MixInputProduct;
  readonly perHa: number;
}

const kg = (value: number) => ({ unit: 'kg', value: kilograms(value) }) as const;
const L = (value: number) => ({ unit: 'L', value: litres(value) }) as const;

/** 20 ha in two loads of 10 ha. */
function costOf(bought: readonly Bought[]) {
  const measure = ({ line }: Bought, value: number) =>
    line.product.behaviour === 'liquid' ? L(value) : kg(value);
  const totals = bought.map((item) => ({
    productId: item.line.product.id,
    measured: measure(item, item.perHa * 20),
    perHa: measure(item, item.perHa),
  }));
  const firstLoad = bought.map((item): LoadProduct => ({
    productId: item.line.product.id,
    amount: measure(item, item.perHa * 10),
    measured: null,
    massKg: null,
    displacementL: litres(0),
    containerCount: null,
  }));
  const products = bought.map(({ line }, index) => ({ ...line, index }));
  return assessCost(exampleInputs({ products }), totals, firstLoad);
}

const ureaLine = (price: ProductPrice | null, containers: readonly ProductContainer[] = []) =>
  exampleLine(urea, { price, containers });
const seaweedLine = (price: ProductPrice | null) => exampleLine(seaweed, { price });

const perKg = (amountCents: number): ProductPrice => ({ amountCents, per: 'kg' });
const perL = (amountCents: number): ProductPrice => ({ amountCents, per: 'L' });
const perContainer = (amountCents: number): ProductPrice => ({ amountCents, per: 'container' });

describe('assessCost', () => {
  it('adds up lines for the job, per hectare and for the first load', () => {
    const { cost, problems } = costOf([
      { line: ureaLine(perKg(110), [bag25]), perHa: 20 },
      { line: seaweedLine(perL(450)), perHa: 1 },
    ]);
    expect(cost).toEqual({
      lines: [
        {
          productId: 'urea',
          jobCents: 44_000,
          perHaCents: 2_200,
          loadCents: 22_000,
          wholeContainers: { container: bag25, count: 16 },
        },
        {
          productId: 'seaweed',
          jobCents: 9_000,
          perHaCents: 450,
          loadCents: 4_500,
          wholeContainers: null,
        },
      ],
      jobCents: 53_000,
      perHaCents: 2_650,
      loadCents: 26_500,
    });
    expect(problems).toEqual([]);
  });

  it('keeps a price of nothing: it is a price', () => {
    const { cost, problems } = costOf([{ line: ureaLine(perKg(0)), perHa: 20 }]);
    expect(cost.jobCents).toBe(0);
    expect(problems).toEqual([]);
  });

  it('gives no sum while a price is missing, and says so once', () => {
    const { cost, problems } = costOf([
      { line: ureaLine(perKg(110)), perHa: 20 },
      { line: seaweedLine(null), perHa: 1 },
    ]);
    expect(cost.lines[0]?.jobCents).toBe(44_000);
    expect(cost.lines[1]?.jobCents).toBeNull();
    expect([cost.jobCents, cost.perHaCents, cost.loadCents]).toEqual([null, null, null]);
    expect(problems).toEqual([
      {
        code: 'priceNotSet',
        severity: 'note',
        field: null,
        values: { productIds: ['seaweed'] },
      },
    ]);
  });

  it('says nothing of prices when the operator keeps none', () => {
    const { cost, problems } = costOf([{ line: ureaLine(null), perHa: 20 }]);
    expect(cost.jobCents).toBeNull();
    expect(problems).toEqual([]);
  });

  it('divides the price of the one container, and refuses to choose between two', () => {
    const one = costOf([{ line: ureaLine(perContainer(2_750), [bag25]), perHa: 20 }]);
    expect(one.cost.jobCents).toBe(44_000);
    const two = costOf([
      { line: ureaLine(perContainer(2_750), [bag25, { ...bag25, size: 5 }]), perHa: 20 },
    ]);
    expect(two.cost.jobCents).toBeNull();
    expect(two.problems).toEqual([
      {
        code: 'priceUnitDoesNotFit',
        severity: 'note',
        field: 'products.0.price',
        values: { productId: 'urea', per: 'container' },
      },
    ]);
    const none = costOf([{ line: ureaLine(perContainer(2_750)), perHa: 20 }]);
    expect(none.cost.jobCents).toBeNull();
  });

  it('prices a liquid by its mass where the density is known, and a solid never by litres', () => {
    const byMass = costOf([{ line: seaweedLine(perKg(1_000)), perHa: 1 }]);
    expect(byMass.cost.jobCents).toBe(21_000);
    const solidByLitre = costOf([{ line: ureaLine(perL(100)), perHa: 1 }]);
    expect(solidByLitre.cost.jobCents).toBeNull();
    expect(solidByLitre.problems[0]?.code).toBe('priceUnitDoesNotFit');
  });

  it('rounds a half cent up although the double is a hair below', () => {
    const { cost } = costOf([{ line: ureaLine(perKg(1)), perHa: 1.005 * 100 }]);
    expect(cost.lines[0]?.perHaCents).toBe(101);
  });

  it('shows amount and price of each line', () => {
    const { workings } = costOf([{ line: ureaLine(perKg(110)), perHa: 20 }]);
    expect(workings).toEqual([
      {
        figure: 'cost.lines.0.jobCents',
        formula: 'productCost',
        terms: [
          { name: 'jobAmount', productId: 'urea', value: 400, unit: 'kg', source: 'draft' },
          { name: 'unitPrice', productId: 'urea', value: 110, unit: 'cent/kg', source: 'draft' },
        ],
        value: 44_000,
        unit: 'cent',
      },
    ]);
  });

  it('always adds up in whole cents', () => {
    const amount = fc.double({ min: 0.001, max: 5_000, noNaN: true });
    const price = fc.nat(1_000_000);
    fc.assert(
      fc.property(amount, price, amount, price, (a, centsA, b, centsB) => {
        const { cost } = costOf([
          { line: ureaLine(perKg(centsA)), perHa: a },
          { line: seaweedLine(perL(centsB)), perHa: b },
        ]);
        for (const key of ['jobCents', 'perHaCents', 'loadCents'] as const) {
          const parts = cost.lines.map((line) => line[key] ?? Number.NaN);
          expect(parts.every(Number.isInteger)).toBe(true);
          expect(cost[key]).toBe(parts.reduce((sum, part) => sum + part, 0));
        }
        expect(cost.lines[0]?.jobCents).toBeGreaterThanOrEqual(a * 20 * centsA * (1 - 1e-9) - 0.5);
      }),
      { numRuns: 50 },
    );
  });
});
