import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleInputs, exampleLine, exampleProduct } from '../../test/exampleInputs.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { JobProductTotal } from '../mix/MixPlan.ts';
import type { Product } from '../catalogue/Product.ts';
import { kilograms, kilogramsPerLitre, litres } from '../units/quantity.ts';
import { assessSupply } from './assessSupply.ts';
import { elementFromOxide } from '../units/oxides.ts';

const S9 = { nutrientsPct: { sourceIds: ['S9'], assumed: false, note: null } };
const urea = exampleProduct({ id: 'urea', nutrientsPct: { N: 46 }, sources: S9 });
/** Declared 18-46-0: 46 % P2O5. */
const dap = exampleProduct({
  id: 'dap',
  nutrientsPct: { N: 18, P: elementFromOxide('P2O5', 46) },
  sources: S9,
});
const uan32 = exampleProduct({
  id: 'uan32',
  form: 'liquid',
  behaviour: 'liquid',
  liquidDensityKgPerL: kilogramsPerLitre(1.32),
  nutrientsPct: { N: 32 },
});
const fish = exampleProduct({
  id: 'fish',
  category: 'biostimulant',
  form: 'liquid',
  behaviour: 'liquid',
  liquidDensityKgPerL: kilogramsPerLitre(1.1),
  nutrientsPct: { N: 4 },
});
const seaweed = exampleProduct({ id: 'seaweed', category: 'biostimulant', nutrientsPct: null });

type Supplied = Pick<JobProductTotal, 'productId' | 'perHa'>;

const kgPerHa = (product: Product, perHa: number): [Product, Supplied] => [
  product,
  {
    productId: product.id,
    perHa: { unit: 'kg', value: kilograms(perHa) },
  },
];
const litresPerHa = (product: Product, perHa: number): [Product, Supplied] => [
  product,
  {
    productId: product.id,
    perHa: { unit: 'L', value: litres(perHa) },
  },
];

const supplyOf = (
  lines: readonly (readonly [Product, Supplied])[],
  known: Partial<MixInputs> = {},
) =>
  assessSupply(
    exampleInputs({
      products: lines.map(([product], index) => exampleLine(product, { index })),
      ...known,
    }),
    lines.map(([, total]) => total),
  );

describe('assessSupply', () => {
  it('gives golden G13: 40 kg urea and 20 kg DAP are N 22.0, P 4.015, P2O5 9.2, share 0.1158', () => {
    const { supply, problems } = supplyOf([kgPerHa(urea, 40), kgPerHa(dap, 20)]);
    expect(supply.elementalKgPerHa.N).toBeCloseTo(22, 10);
    expect(supply.elementalKgPerHa.P).toBeCloseTo(4.015, 3);
    expect(supply.oxideKgPerHa).toEqual({ P2O5: expect.closeTo(9.2, 10) as number });
    expect(
      (supply.elementalKgPerHa.N ?? 0) / (supply.nitrogenCapKgPerHa ?? Number.NaN),
    ).toBeCloseTo(0.1158, 4);
    expect(supply.nitrogenYearKgPerHa).toBeNull();
    expect(problems.map(({ code }) => code)).toEqual(['nitrogenYearUnknown']);
  });

  it('counts a liquid by its mass', () => {
    const { supply } = supplyOf([litresPerHa(uan32, 50)]);
    expect(supply.elementalKgPerHa.N).toBeCloseTo(50 * 1.32 * 0.32, 10);
  });

  it('names products whose analysis or mass is not known, and does not count them as nothing', () => {
    const noDensity = { ...uan32, id: 'own-liquid', liquidDensityKgPerL: null };
    const { supply, problems } = supplyOf([
      kgPerHa(urea, 20),
      kgPerHa(seaweed, 1),
      litresPerHa(noDensity, 5),
    ]);
    expect(supply.elementalKgPerHa).toEqual({ N: expect.closeTo(9.2, 10) as number });
    expect(supply.analysisUnknownFor).toEqual(['seaweed', 'own-liquid']);
    expect(problems).toEqual([
      expect.objectContaining({ code: 'nitrogenYearUnknown' }),
      {
        code: 'analysisUnknown',
        severity: 'note',
        field: null,
        values: { productIds: ['seaweed', 'own-liquid'] },
      },
    ]);
  });

  it('takes an empty analysis for nothing worth counting, with or without a density', () => {
    const wetter = { ...uan32, id: 'nis', liquidDensityKgPerL: null, nutrientsPct: {} };
    const { supply, problems } = supplyOf([litresPerHa(wetter, 0.2)]);
    expect(supply.elementalKgPerHa).toEqual({});
    expect(supply.oxideKgPerHa).toEqual({});
    expect(problems).toEqual([]);
  });

  it('runs the July to June total and warns only above 190 kg N/ha', () => {
    const at = supplyOf([kgPerHa(urea, 40)], { nitrogenAppliedKgPerHa: 171.6 });
    expect(at.supply.nitrogenYearKgPerHa).toBeCloseTo(190, 10);
    expect(at.problems).toEqual([]);
    const above = supplyOf([kgPerHa(urea, 40)], { nitrogenAppliedKgPerHa: 171.7 });
    expect(above.problems).toEqual([
      expect.objectContaining({
        code: 'nitrogenAboveCap',
        severity: 'warn',
        values: {
          yearKgPerHa: expect.closeTo(190.1, 10) as number,
          mixKgPerHa: expect.closeTo(18.4, 10) as number,
          appliedKgPerHa: 171.7,
          capKgPerHa: 190,
        },
      }),
    ]);
  });

  it('warns of one mix above the cap although the year is not known', () => {
    const { supply, problems } = supplyOf([kgPerHa(urea, 500)]);
    expect(supply.nitrogenYearKgPerHa).toBeNull();
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'nitrogenAboveCap',
        // The year is not known: what this mix brings is not the sum of the year.
        values: { yearKgPerHa: null, mixKgPerHa: 230, appliedKgPerHa: null, capKgPerHa: 190 },
      }),
    ]);
  });

  it('says that the year is not known where nobody said what was put on before', () => {
    const codes = (...asked: Parameters<typeof supplyOf>) =>
      supplyOf(...asked).problems.map(({ code }) => code);
    expect(codes([kgPerHa(urea, 40)])).toEqual(['nitrogenYearUnknown']);
    expect(codes([kgPerHa(urea, 40)], { nitrogenAppliedKgPerHa: 0 })).toEqual([]);
    expect(codes([litresPerHa(fish, 10)])).toEqual([]);
  });

  it('counts the nitrogen of a biostimulant in the supply, not against the cap', () => {
    const { supply } = supplyOf([kgPerHa(urea, 10), litresPerHa(fish, 10)], {
      nitrogenAppliedKgPerHa: 0,
    });
    expect(supply.elementalKgPerHa.N).toBeCloseTo(4.6 + 0.44, 10);
    expect(supply.syntheticNitrogenKgPerHa).toBeCloseTo(4.6, 10);
    expect(supply.nitrogenYearKgPerHa).toBeCloseTo(4.6, 10);
  });

  it('counts no solid of 5 % nitrogen or less against the cap, and any liquid', () => {
    const counted = (change: Partial<Product>) =>
      supplyOf([kgPerHa(exampleProduct({ id: 'x', ...change }), 100)]).supply;
    expect(counted({ form: 'granular', nutrientsPct: { N: 5 } })).toMatchObject({
      elementalKgPerHa: { N: 5 },
      syntheticNitrogenKgPerHa: 0,
    });
    expect(counted({ form: 'granular', nutrientsPct: { N: 5.1 } })).toMatchObject({
      syntheticNitrogenKgPerHa: 5.1,
    });
    // 4 % of its weight may be 6.7 % of its dry weight.
    expect(counted({ form: 'liquid', nutrientsPct: { N: 4 } })).toMatchObject({
      syntheticNitrogenKgPerHa: 4,
    });
  });

  it('shows which product brought what', () => {
    const { workings } = supplyOf([kgPerHa(urea, 40), kgPerHa(dap, 20)]);
    expect(workings.map(({ figure }) => figure)).toEqual([
      'supply.elementalKgPerHa.N',
      'supply.elementalKgPerHa.P',
    ]);
    expect(workings[0]?.terms).toContainEqual({
      name: 'nutrientContent',
      productId: 'dap',
      value: 18,
      unit: '%',
      source: 'S9',
    });
  });

  it('is the sum of its products in any order', () => {
    const rate = fc.double({ min: 0.1, max: 400, noNaN: true });
    fc.assert(
      fc.property(rate, rate, rate, (a, b, c) => {
        const lines = [kgPerHa(urea, a), kgPerHa(dap, b), litresPerHa(uan32, c)];
        const there = supplyOf(lines).supply.elementalKgPerHa;
        const back = supplyOf([...lines].reverse()).supply.elementalKgPerHa;
        expect(there.N).toBeCloseTo(0.46 * a + 0.18 * b + 0.32 * 1.32 * c, 8);
        expect(back.N).toBeCloseTo(there.N ?? Number.NaN, 8);
        expect(back.P).toBeCloseTo(there.P ?? Number.NaN, 8);
      }),
      { numRuns: 50 },
    );
  });
});

describe('limits of other countries', () => {
  const above = { nitrogenAppliedKgPerHa: 400 };

  it('New Zealand’s 190 kg holds there, and where no country is set', () => {
    for (const country of ['NZ', null] as const) {
      const { supply, problems } = supplyOf([kgPerHa(urea, 40)], { ...above, country });
      expect(supply.nitrogenCapKgPerHa).toBe(190);
      expect(problems.map(({ code }) => code)).toEqual(['nitrogenAboveCap']);
    }
  });

  it.each(['GB', 'IE', 'AU', 'US'] as const)(
    '%s: nothing is compared, and it is said',
    (country) => {
      const { supply, problems } = supplyOf([kgPerHa(urea, 40)], { ...above, country });
      expect(supply.nitrogenCapKgPerHa).toBeNull();
      expect(problems).toEqual([
        expect.objectContaining({ code: 'nitrogenLimitNotCounted', field: 'country' }),
      ]);
      expect(supplyOf([kgPerHa(seaweed, 1)], { country }).problems.map(({ code }) => code)).toEqual(
        ['analysisUnknown'],
      );
    },
  );
});
