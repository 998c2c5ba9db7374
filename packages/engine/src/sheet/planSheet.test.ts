import { expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import type { PlanSheet } from './SheetSections.ts';
import { planSheet } from './planSheet.ts';

/** 23.5 ha at 100 L/ha: two full loads of 1,000 L and one of 350 L. */
const hillBlock: MixDraft = {
  name: 'Hill block',
  tankCapacityL: 1000,
  sprayAreaHa: 23.5,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [
    {
      productId: 'urea',
      rate: { value: 20, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
    },
  ],
};

function sheetOf(changes: MixDraft = {}): PlanSheet {
  const draft = { ...hillBlock, ...changes };
  const { plan } = calculateMix(draft, mixCatalogue);
  if (plan === null) throw new Error('the example has no plan');
  return planSheet(draft, plan, mixCatalogue);
}

it('has the loads that are filled alike once, with what they cover', () => {
  const { job, loads } = sheetOf();
  expect(job).toMatchObject({ name: 'Hill block', area: { value: 23.5 }, bandWidth: null });
  expect(loads.map(({ from, to, size, isSmaller }) => [from, to, size.value, isSmaller])).toEqual([
    [1, 2, 1000, false],
    [3, 3, 350, true],
  ]);
  expect(loads.map(({ areas }) => areas.map(({ value }) => value))).toEqual([[10], [3.5]]);
  expect(loads.map(({ heel, doubt }) => [heel, doubt])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it('calls no load smaller where all are alike', () => {
  const { loads } = sheetOf({ sprayAreaHa: 24, loadSplit: 'equal' });
  expect(loads).toMatchObject([{ from: 1, to: 3, isSmaller: false }]);
});

it('counts the containers of each step, and what is left of none', () => {
  const packs = sheetOf().loads.map(({ steps }) => steps.find((step) => step.packs)?.packs);
  expect(packs).toMatchObject([
    { containers: [{ count: 8 }], remainder: null },
    { containers: [{ count: 2 }], remainder: { as: 'amount', value: 20, unit: 'kg' } },
  ]);
  const small = sheetOf({ sprayAreaHa: 1 }).loads[0];
  expect(small?.products).toMatchObject([{ amount: { value: 20 }, packs: null }]);
});

// 166.667 kg are 6 bags and 16.667 kg: 16.67 kg beside 6 bags would be more than 166.66 kg.
it('rounds what is left beside whole containers as the amount itself', () => {
  const rate = { value: 25, unit: 'kg/ha' } as const;
  const [urea] = hillBlock.products ?? [];
  const products = [
    { ...urea, productId: 'urea', rate, measuringStep: 0, overrides: { labelMaximumRate: rate } },
  ];
  const { loads } = sheetOf({ tankCapacityL: 1200, applicationRateLPerHa: 180, products });
  expect(loads[0]?.products[0]?.packs?.remainder).toMatchObject({ policy: 'floor' });
});

it('rounds amounts and rates down where a label sets a maximum, and nowhere else', () => {
  const policies = ({ loads, totals }: PlanSheet) =>
    [
      ...loads.flatMap(({ products, steps }) => [...products, ...steps]),
      ...totals.products,
      ...totals.products.map(({ perArea }) => ({ productId: 'urea', amount: perArea })),
    ].flatMap(({ productId, amount }) =>
      productId !== null && amount !== null && 'policy' in amount ? [amount.policy] : [],
    );
  expect(new Set(policies(sheetOf()))).toEqual(new Set(['nearest']));
  const rate = { value: 20, unit: 'kg/ha' } as const;
  const labelled = [{ productId: 'urea', rate, overrides: { labelMaximumRate: rate } }] as const;
  expect(new Set(policies(sheetOf({ products: labelled })))).toEqual(new Set(['floor']));
});

it('says why a total is not rate x area', () => {
  const [total] = sheetOf({ deadVolumeL: 20, tankResidualL: 50 }).totals.products;
  expect(total).toMatchObject({
    amount: { value: 484 },
    reason: { sprayed: { value: 470 }, area: { value: 23.5 }, stays: { value: 14 }, isThere: null },
  });
  expect(sheetOf().totals.products).toMatchObject([{ reason: null }]);
});

it('tells the year of nitrogen only where a limit counts it', () => {
  expect(sheetOf({ nitrogenAppliedKgPerHa: 55.2 }).supply.year).toMatchObject({
    sum: { value: 64.4 },
    most: { value: 190 },
  });
  expect(sheetOf({ nitrogenAppliedKgPerHa: 55.2, country: 'GB' }).supply.year).toBeNull();
  expect(sheetOf().supply.year).toBeNull();
});

it('has the width of bands, which the rate is meant for', () => {
  expect(sheetOf({ bandWidthM: 0.25, rowSpacingM: 0.5 }).job.bandWidth).toMatchObject({
    value: 0.25,
    unit: 'm',
  });
});
