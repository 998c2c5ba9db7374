import { catalogue } from '@mix/catalogue';
import { calculateMix } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { formReading } from '../../plan/reading/readForm.ts';
import { mainSupply } from './mainSupply.ts';

const suppliedBy = (...rates: readonly (readonly [string, number])[]) =>
  mainSupply(
    calculateMix(
      formReading({
        machineId: 'custom',
        tankCapacityL: 2000,
        sprayAreaHa: 5,
        applicationRateLPerHa: 200,
        waterTemperatureC: 15,
        products: rates.map(([productId, value]) => ({
          productId,
          rate: { value, unit: productId === 'seaweed' ? 'L/ha' : 'kg/ha' },
        })),
      }).draft,
      catalogue,
    ).plan,
  );

describe('what a saved mix supplies', () => {
  it('is its nitrogen, else what it supplies most of', () => {
    expect(suppliedBy(['urea', 20], ['mkp', 10])).toEqual({ nutrient: 'N', kgPerHa: 9.2 });
    // Monopotassium phosphate has 28.2 % potassium and 22.7 % phosphorus.
    expect(suppliedBy(['mkp', 10])?.nutrient).toBe('K');
    expect(suppliedBy()).toBeNull();
  });

  it('is not told where a product may bring more than is stated', () => {
    expect(suppliedBy(['urea', 20], ['seaweed', 2])).toBeNull();
  });
});
