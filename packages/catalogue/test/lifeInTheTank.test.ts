import { calculateMix, conditionerDose, remainingFraction } from '@mix/engine';
import { expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';

const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

it.each([
  ['E54: captan at pH 8, half-life 10 min, 83 min', 10, 83, 0.32, 0.01],
  ['E55: dimethoate at pH 9, 12 d, 6 h', 12 * DAY_MIN, 6 * HOUR_MIN, 98.6, 0.1],
  ['E56: mancozeb at pH 5, 20 h, 4 h', 20 * HOUR_MIN, 4 * HOUR_MIN, 87.1, 0.1],
  ['E57: malathion at pH 8, 19 h, 3 h', 19 * HOUR_MIN, 3 * HOUR_MIN, 89.6, 0.1],
])('%s: %% left', (_what, halfLifeMin, timeMin, leftPct, tolerance) => {
  const ours = 100 * remainingFraction(halfLifeMin, timeMin);
  expect(Math.abs(ours - leftPct)).toBeLessThanOrEqual(tolerance);
});

const at = (id: string, ph: number) =>
  catalogue.products
    .find((product) => product.id === id)
    ?.halfLifeByPh.find((point) => point.ph === ph)?.halfLifeMin;

it('the catalogue has those half-lives of captan, dimethoate and mancozeb', () => {
  expect(at('captan', 8)).toBe(10);
  for (const id of ['dimethoate', 'dimethoate-400-ec']) expect(at(id, 9)).toBe(12 * DAY_MIN);
  expect(at('mancozeb-750-wg', 5)).toBe(20 * HOUR_MIN);
});

it('captan at pH 7.5, between 8 h and 10 min, lasts 69 min', () => {
  const draft = {
    tankCapacityL: 1000,
    sprayAreaHa: 5,
    applicationRateLPerHa: 200,
    mixPh: 7.5,
    holdingTimeMin: 60,
    products: [{ productId: 'captan', rate: { value: 1, unit: 'kg/ha' } }],
  };
  const told = calculateMix(draft, catalogue).problems.find(
    ({ code }) => code === 'breaksDownInTank',
  );
  expect(told?.values['halfLifeMin']).toBeCloseTo(69.3, 1);
});

it('carbaryl at pH 9, where sources differ, lasts the shorter time: 3 h leave 52 %', () => {
  expect(remainingFraction(at('carbaryl', 9) ?? Infinity, 3 * HOUR_MIN)).toBeCloseTo(0.52, 2);
});

it('E58: ammonium sulphate for a very hard water, kg/100 L', () => {
  const water = {
    calciumPpm: 200,
    magnesiumPpm: 50,
    sodiumPpm: 100,
    potassiumPpm: 10,
    ironPpm: 1,
  };
  expect(Math.abs((conditionerDose(water) ?? 0) - 0.367)).toBeLessThanOrEqual(0.001);
});
