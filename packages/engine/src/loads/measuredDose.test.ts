import { expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import { calculateMix } from '../planning/calculateMix.ts';

/** 37.5 ha at 180 L/ha: five loads of 166.67 kg and one of 104.17 kg for 25 kg/ha. */
const draft = (measuringStep: number, change: MixDraft = {}): MixDraft => ({
  tankCapacityL: 1200,
  deadVolumeL: 0,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' }, measuringStep }],
  ...change,
});

const warned = (of: MixDraft) =>
  calculateMix(of, mixCatalogue)
    .problems.filter(({ code }) => code === 'measuredDoseDiffers')
    .map(({ field, values }) => [
      field,
      values['loadNumber'],
      values['change'],
      values['direction'],
    ]);

it('warns where whole bags change the dose of a load, with the load it changes most', () => {
  expect(warned(draft(25))).toEqual([
    ['products.0.measuringStep', 6, expect.closeTo(0.2, 12), 'more'],
  ]);
});

it('says nothing of less than 5 %, or where nothing is rounded', () => {
  expect(warned(draft(5))).toEqual([]);
  expect(warned(draft(0.5))).toEqual([]);
});

it('tells too little from too much, under a label that allows no more', () => {
  const labelMaximumRate = { value: 25, unit: 'kg/ha' } as const;
  const [line] = draft(25).products ?? [];
  if (line === undefined) throw new Error('no line');
  const atMaximum = draft(25, { products: [{ ...line, overrides: { labelMaximumRate } }] });
  expect(warned(atMaximum)).toEqual([
    ['products.0.measuringStep', 1, expect.closeTo(0.1, 12), 'less'],
  ]);
});

it('counts the mix that stands in the tank as it was planned', () => {
  const half = draft(25, {
    sprayAreaHa: 6,
    heel: { volumeL: 540, contents: 'sameMix' },
  });
  // 75 kg for 540 of 1,080 L are whole bags; for 500 L they are 69.4 kg, and 5.6 kg more are 4 %.
  expect(warned(half)).toEqual([]);
  const less = draft(25, { sprayAreaHa: 6, heel: { volumeL: 580, contents: 'sameMix' } });
  expect(warned(less)).toEqual([]);
  const empty = draft(25, { sprayAreaHa: 500 / 180 });
  expect(warned(empty)).toEqual([
    ['products.0.measuringStep', 1, expect.closeTo(0.08, 12), 'more'],
  ]);
});
