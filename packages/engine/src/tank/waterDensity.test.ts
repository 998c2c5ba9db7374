import { expect, test } from 'vitest';
import { celsius } from '../units/quantity.ts';
import { waterDensity } from './waterDensity.ts';
import { waterViscosity } from './suspension/waterViscosity.ts';

test.each([
  [0, 999.84],
  [10, 999.7],
  [20, 998.2],
  [30, 995.65],
])('facts 3.1: water at %d °C weighs %d kg per 1,000 L', (temperatureC, kgPerM3) => {
  expect(1000 * waterDensity(celsius(temperatureC))).toBeCloseTo(kgPerM3, 1);
  expect(Math.abs(1000 * waterDensity(celsius(temperatureC)) - kgPerM3)).toBeLessThan(0.01);
});

test('a litre weighs 0.9982 kg while the temperature is not set', () => {
  expect(waterDensity(null)).toBe(0.9982);
});

test.each([
  [0, 1.7916],
  [15, 1.138],
  [20, 1.002],
  [30, 0.7975],
])('water at %d °C has %d mPa s (IAPWS values; 15 °C is facts 3.5)', (temperatureC, mPaS) => {
  expect(Math.abs(waterViscosity(celsius(temperatureC)) / mPaS - 1)).toBeLessThan(1e-3);
});
