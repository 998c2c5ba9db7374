import { catalogue } from '@mix/catalogue';
import { mixProblem, type MixDraft } from '@mix/engine';
import { expect, it } from 'vitest';
import { leadsToPlan } from './leadsToPlan.ts';

const line = (productId: string, value: number) =>
  ({ productId, rate: { value, unit: 'kg/ha' } }) as const;

const stop = mixProblem('solidForms', 'products');

const forbidden: MixDraft = {
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [line('can-sol', 5), line('ams', 20)],
};

it('takes a product out where the rest is a plan', () => {
  expect(leadsToPlan({ kind: 'takeOut', productId: 'ams' }, stop, forbidden, catalogue)).toBe(true);
});

it('does not offer it where the rest still stops', () => {
  const frozen = {
    ...forbidden,
    products: [line('can-sol', 5), line('ams', 20), line('urea', 60)],
  };
  expect(leadsToPlan({ kind: 'takeOut', productId: 'ams' }, stop, frozen, catalogue)).toBe(false);
});

it('holds a rate and an application rate to the same', () => {
  const alone = { ...forbidden, products: [line('urea', 45)] };
  const rate = (value: number) =>
    ({ kind: 'rate', path: 'products.0.rate', rate: { value, unit: 'kg/ha' } }) as const;
  expect(leadsToPlan(rate(44), stop, alone, catalogue)).toBe(false);
  expect(leadsToPlan(rate(15), stop, alone, catalogue)).toBe(true);
  const more = (valueLPerHa: number) => ({ kind: 'applicationRate', valueLPerHa }) as const;
  expect(leadsToPlan(more(101), stop, alone, catalogue)).toBe(false);
  expect(leadsToPlan(more(300), stop, alone, catalogue)).toBe(true);
});

it('leaves alone what only leads to a field', () => {
  expect(leadsToPlan({ kind: 'goTo', path: 'sprayAreaHa' }, stop, {}, catalogue)).toBe(true);
});

it('offers another unit of a dose that is plausible in it, whatever else stops that mix', () => {
  const asked = mixProblem('doseNotPlausible', 'products.0.rate');
  const tooManyLoads: MixDraft = {
    ...forbidden,
    sprayAreaHa: 100_000,
    products: [
      { productId: 'lambda-cyhalothrin-250-cs', rate: { value: 40, unit: 'L/ha' } },
      line('urea', 20),
    ],
  };
  const inUnit = (value: number) =>
    ({ kind: 'rate', path: 'products.0.rate', rate: { value, unit: 'mL/ha' } }) as const;
  expect(leadsToPlan(inUnit(40), asked, tooManyLoads, catalogue)).toBe(true);
  expect(leadsToPlan(inUnit(2900), asked, tooManyLoads, catalogue)).toBe(false);
});
