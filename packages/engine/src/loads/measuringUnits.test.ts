import { expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import { convertUnit } from '../units/convertUnit.ts';
import type { UnitId } from '../units/displayUnits.ts';
import type { UnitSystem } from '../units/shownUnit.ts';

function totalOf(
  productId: string,
  value: number,
  unit: 'kg/ha' | 'L/ha',
  measuringUnits: UnitSystem | null,
) {
  const draft = {
    tankCapacityL: 1000,
    deadVolumeL: 0,
    tankResidualL: 0,
    sprayAreaHa: 20,
    applicationRateLPerHa: 100,
    measuringUnits,
    products: [{ productId, rate: { value, unit } }],
  };
  const total = calculateMix(draft, mixCatalogue).plan?.productTotals[0];
  if (total === undefined) throw new Error('no plan');
  return { step: total.measuringStep ?? 0, measured: total.measured.value };
}

it.each([
  // 430 lb of urea go by the pound, 6.9 lb by the ounce, 20 g by a hundredth of one.
  ['urea', 20, 'kg/ha', 'us', 1, 'lb'],
  ['urea', 0.3, 'kg/ha', 'us', 1, 'oz'],
  ['urea', 0.003, 'kg/ha', 'us', 0.01, 'oz'],
  ['urea', 20, 'kg/ha', 'imperial', 1, 'lb'],
  ['uan', 40, 'L/ha', 'us', 1, 'US gal'],
  ['uan', 5, 'L/ha', 'us', 1, 'US pt'],
  ['uan', 4, 'L/ha', 'imperial', 1, 'imp pt'],
  ['uan', 0.2, 'L/ha', 'us', 1, 'US fl oz'],
  ['uan', 0.2, 'L/ha', 'imperial', 1, 'imp fl oz'],
] as const)('%s at %f %s is measured in the units of %s: %f %s', (...row) => {
  const [productId, value, unit, system, size, stepUnit] = row;
  const { step, measured } = totalOf(productId, value, unit, system);
  const canonical: UnitId = unit === 'kg/ha' ? 'kg' : 'L';
  expect(step).toBeCloseTo(convertUnit(size, stepUnit, canonical), 12);
  // Whole steps in each load, and so in the job.
  const steps = convertUnit(measured, canonical, stepUnit) / size;
  expect(steps).toBeCloseTo(Math.round(steps), 6);
  expect(Math.abs(measured / (value * 20) - 1)).toBeLessThan(0.011);
});

it('weighs in kilograms where no units are set, as it did', () => {
  expect(totalOf('urea', 20, 'kg/ha', null)).toEqual(totalOf('urea', 20, 'kg/ha', 'metric'));
  expect(totalOf('urea', 20, 'kg/ha', null).step).toBe(1);
});
