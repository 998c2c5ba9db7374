import { expect, test } from 'vitest';
import { relativeViscosity, settlingHindrance, stokesVelocity } from './suspension.ts';

/** Calcium carbonate in water of 15 °C, facts 3.5. */
const chalk = (diameterUm: number) =>
  stokesVelocity({
    diameterUm,
    particleKgPerL: 2.71,
    liquidKgPerL: 0.9991,
    liquidMPaS: 1.138,
  });

test.each([
  [0.05, 1.14],
  [0.2, 1.84],
  [0.3, 2.83],
  [0.4, 5.2],
])('facts 3.5: %d of solids makes the mix %d times as thick', (fraction, times) => {
  expect(relativeViscosity(fraction)).toBeCloseTo(times, times > 5 ? 1 : 2);
});

test('G7: 9.225 % of lime gives 1.285', () => {
  expect(relativeViscosity(0.09225)).toBeCloseTo(1.285, 3);
});

test('packed solids stay a number', () => {
  expect(Number.isFinite(relativeViscosity(0.6))).toBe(true);
  expect(relativeViscosity(0.9)).toBeGreaterThan(1e4);
});

test.each([
  [20, 0.33],
  [45, 1.66],
  [75, 4.61],
  [120, 11.8],
])('facts 3.5: a particle of %d um falls at %d mm/s', (diameterUm, mmPerS) => {
  expect(chalk(diameterUm)).toBeCloseTo(mmPerS, mmPerS > 10 ? 1 : 2);
});

test('G15: 75 um fall at 4.609 mm/s, 0.8 m in 173.6 s', () => {
  expect(chalk(75)).toBeCloseTo(4.609, 3);
  expect(800 / chalk(75)).toBeCloseTo(173.6, 1);
});

test('facts 3.5: 9.2 % of solids slow the fall to 0.64', () => {
  expect(settlingHindrance(0.092)).toBeCloseTo(0.64, 2);
});
