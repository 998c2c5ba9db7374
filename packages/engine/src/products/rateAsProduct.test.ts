import { describe, expect, it } from 'vitest';
import { RATE_UNITS, type RateUnit } from '../catalogue/Product.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import { convertUnit } from '../units/convertUnit.ts';
import type { UnitId } from '../units/displayUnits.ts';
import { parseQuantity } from '../units/parseQuantity.ts';
import { shownUnit, unitSymbol, UNIT_SYSTEMS } from '../units/shownUnit.ts';
import type { ProductFactOverrides } from '../mix/MixDraft.ts';
import { rateAsProduct } from './rateAsProduct.ts';
import { mixCatalogue } from '../../test/mixCatalogue.ts';

const draftOf = (
  productId: string,
  rate: { readonly value: number; readonly unit: RateUnit },
  overrides: ProductFactOverrides = {},
  job: Readonly<Record<string, unknown>> = {},
) => ({
  tankCapacityL: 1000,
  deadVolumeL: 0,
  tankResidualL: 0,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  ...job,
  products: [{ productId, rate, overrides, measuringStep: 0 }],
});

/** What a hectare gets, kg or L. */
function perHa(...line: Parameters<typeof draftOf>): number {
  const { plan, problems } = calculateMix(draftOf(...line), mixCatalogue);
  const [total] = plan?.productTotals ?? [];
  if (total === undefined) throw new Error(problems.map(({ code }) => code).join());
  return total.perHa.value;
}

const metric = (value: number, from: UnitId, to: UnitId): number => convertUnit(value, from, to);

// From published tables; the last figure of a row is its tolerance, pt/ac.
it.each([
  // PNW Handbooks: 0.75 lb of active an acre, 4 lb in a gallon: 1.5 pt; 1.0 and 3 lb: 2.67 pt; 0.25 and 6: 0.33.
  [0.75, 4, 1.5, 0.005],
  [1, 3, 2.67, 0.005],
  [0.25, 6, 0.33, 0.005],
])('%f lb ai/ac of %f lb/gal are %f pt/ac', (pounds, inGallon, pints, tolerance) => {
  const value = metric(pounds, 'lb ai/ac', 'kg ai/ha');
  const activeIngredientGPerL = metric(inGallon, 'lb/US gal', 'g/L');
  const litres = perHa('uan', { value, unit: 'kg ai/ha' }, { activeIngredientGPerL });
  expect(Math.abs(metric(litres, 'L/ha', 'US pt/ac') - pints)).toBeLessThanOrEqual(tolerance);
});

it('2 lb of active an acre are 2.5 lb of an 80 % powder (Agrochemical and Pesticide Safety, p. 128)', () => {
  const rate = { value: metric(2, 'lb ai/ac', 'g ai/ha'), unit: 'g ai/ha' } as const;
  const kg = perHa('urea', rate, { activeIngredientPct: 80 });
  expect(metric(kg, 'kg/ha', 'lb/ac')).toBeCloseTo(2.5, 9);
});

it('8 g of gibberellic acid are 20 g of a 40 % granule', () => {
  const rate = { value: 8, unit: 'g ai/ha' } as const;
  expect(perHa('urea', rate, { activeIngredientPct: 40 })).toBeCloseTo(0.02, 12);
});

it('counts the acid of a salt by its own content: 1,080 g ae/ha of 360 g/L are 3 L', () => {
  const rate = { value: 1080, unit: 'g ae/ha' } as const;
  const both = { activeIngredientGPerL: 486, acidEquivalentGPerL: 360 };
  expect(perHa('uan', rate, both)).toBeCloseTo(3, 12);
});

it('50 ppm of a 20 % product in 1,000 L are 250 g', () => {
  const rate = { value: 50, unit: 'mg ai/L' } as const;
  const { plan } = calculateMix(draftOf('urea', rate, { activeIngredientPct: 20 }), mixCatalogue);
  expect(plan?.productTotals[0]?.amount.value).toBeCloseTo(0.25, 12);
});

it('200 ppm of N in 100 US gallons are near 13.5 oz of a 20 % fertiliser (Fertilizer calculations for greenhouse crops)', () => {
  // The test urea has 46 %: the same nitrogen in less of it.
  const kg = perHa('urea', { value: 200, unit: 'mg N/L' });
  const ofTwenty = (kg * 46) / 20;
  const ouncesIn100Gal = metric(ofTwenty, 'kg/100 L', 'oz/100 US gal');
  expect(Math.abs(ouncesIn100Gal - 13.5)).toBeLessThan(0.2);
});

it('of the product itself 10,000 mg/L are 1 kg in 100 L', () => {
  expect(perHa('urea', { value: 10_000, unit: 'mg/L' })).toBeCloseTo(1, 12);
});

it('takes ppm and mg/L as what they are of a rate, and offers them elsewhere', () => {
  for (const text of ['50 ppm', '50 mg ai/L', '50']) {
    expect(parseQuantity(text, { unit: 'mg ai/L' })).toEqual({
      ok: true,
      value: { shown: 50, value: 50 },
    });
  }
  expect(parseQuantity('2 lb ai/ac', { unit: 'g ai/ha' })).toMatchObject({
    error: { code: 'otherUnit', readings: [{ unit: 'lb ai/ac' }] },
  });
  expect(parseQuantity('2 kg/ha', { unit: 'g ai/ha' })).toMatchObject({
    error: { code: 'otherDimension' },
  });
});

it('20 s of a pump that gave 1.5 L in 30 s are 1 L in a load, of a solid kg', () => {
  const run = { value: 20, unit: 's/load' } as const;
  const liquid = calculateMix(draftOf('uan', run, { runVolumeL: 1.5, runTimeS: 30 }), mixCatalogue);
  const solid = calculateMix(draftOf('urea', run, { runMassKg: 3, runTimeS: 60 }), mixCatalogue);
  expect(liquid.plan?.loads[0]?.products[0]?.amount).toEqual({ unit: 'L', value: 1 });
  expect(solid.plan?.loads[0]?.products[0]?.amount).toEqual({ unit: 'kg', value: 1 });
  const working = liquid.plan?.workings.find(({ formula }) => formula === 'amountFromRun');
  expect(working?.terms.map(({ value }) => value)).toEqual([20, 0.05]);
});

it.each([
  ['g ai/ha', 'ai'],
  ['g ae/ha', 'ae'],
  ['mg ai/L', 'ai'],
  ['s/load', 'discharge'],
] as const)('of %s says that the content is not known, and guesses none', (unit, content) => {
  const { plan, problems } = calculateMix(draftOf('urea', { value: 20, unit }), mixCatalogue);
  expect(plan).toBeNull();
  expect(problems.find(({ code }) => code === 'rateNeedsContent')).toMatchObject({
    severity: 'stop',
    field: 'products.0.rate',
    values: { productId: 'urea', unit, content },
  });
});

it('refuses a content of the other form', () => {
  const rate = { value: 20, unit: 'g ai/ha' } as const;
  const { problems } = calculateMix(
    draftOf('urea', rate, { activeIngredientPct: 50, activeIngredientGPerL: 500 }),
    mixCatalogue,
  );
  expect(problems.map(({ code, field }) => [code, field])).toContainEqual([
    'factDoesNotFit',
    'products.0.overrides.activeIngredientGPerL',
  ]);
});

it('holds a rate of active ingredient to a label maximum of the product, and the other way round', () => {
  const content = { activeIngredientGPerL: 400 };
  const codes = (unit: RateUnit, value: number, labelUnit: RateUnit, maximum: number) =>
    calculateMix(
      draftOf(
        'uan',
        { value, unit },
        { ...content, labelMaximumRate: { value: maximum, unit: labelUnit } },
      ),
      mixCatalogue,
    ).problems.map(({ code }) => code);
  expect(codes('g ai/ha', 800, 'L/ha', 2)).not.toContain('rateAboveLabelMaximum');
  expect(codes('g ai/ha', 801, 'L/ha', 2)).toContain('rateAboveLabelMaximum');
  expect(codes('L/ha', 2, 'g ai/ha', 800)).not.toContain('rateAboveLabelMaximum');
  expect(codes('L/ha', 2.01, 'kg ai/ha', 0.8)).toContain('rateAboveLabelMaximum');
  expect(codes('mg ai/L', 100, 'L/ha', 2)).toContain('rateUnitDoesNotFit');
});

it('works a rate by strength out from the rate of the sprayer', () => {
  const rate = { value: 50, unit: 'mg ai/L' } as const;
  const { plan } = calculateMix(draftOf('urea', rate, { activeIngredientPct: 20 }), mixCatalogue);
  const working = plan?.workings.find(({ figure }) => figure === 'productTotals.0.perHa');
  expect(working).toMatchObject({
    formula: 'perHaFromPartStrength',
    terms: [
      { name: 'productRate', value: 50, unit: 'mg ai/L' },
      { name: 'activeContent', value: 20, unit: '%', source: 'draft' },
      { name: 'applicationRate', value: 100 },
    ],
  });
});

it('every rate unit can be typed as it is shown in every unit system, and stands for the same', () => {
  for (const unit of RATE_UNITS) {
    for (const system of UNIT_SYSTEMS) {
      const shown = shownUnit(unit, system);
      const figure = convertUnit(12.5, unit, shown);
      const text = figure.toFixed(6);
      for (const typed of [text, `${text} ${unitSymbol(shown)}`]) {
        const read = parseQuantity(typed, { unit: shown, storedUnit: unit });
        expect(read.ok ? read.value.value / 12.5 : `${typed}: ${read.error.code}`).toBeCloseTo(
          1,
          5,
        );
      }
    }
  }
});

describe('a rate of a nutrient', () => {
  const [product] = mixCatalogue.products;
  if (product === undefined) throw new Error('no product');
  const holding = { ...product, nutrientsPct: { S: 24, Mg: 9.9, B: 17.5 } };

  // 1 kg SO3 holds 0.4005 kg S, 1 kg MgO 0.603 kg Mg (nutrient contents, S9).
  it.each([
    [50, 'kg SO3/ha', (50 * 0.4005) / 0.24],
    [30, 'kg MgO/ha', (30 * 0.603) / 0.099],
    [150, 'g B/ha', 0.15 / 0.175],
  ] as const)('%f %s are so much of the product', (value, unit, kgPerHa) => {
    expect(rateAsProduct(holding, { value, unit })?.value).toBeCloseTo(kgPerHa, 9);
  });

  it('of what it has not is no amount', () => {
    expect(rateAsProduct(holding, { value: 5, unit: 'g Zn/ha' })).toBeNull();
  });
});
