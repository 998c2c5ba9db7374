import { expect, it } from 'vitest';
import { gaugeTicks } from './gaugeTicks.ts';

it.each([
  [1000, [0, 200, 400, 600, 800, 1000]],
  [1200, [0, 500, 1000]],
  [264, [0, 50, 100, 150, 200, 250]],
  [600, [0, 200, 400, 600]],
  [15, [0, 5, 10, 15]],
  [4000, [0, 1000, 2000, 3000, 4000]],
])('a tank of %s is marked at %j', (capacity, marks) => {
  const ticks = gaugeTicks(capacity);
  expect(ticks.filter(({ labelled }) => labelled).map(({ value }) => value)).toEqual(marks);
  expect(ticks.at(-1)?.value).toBeLessThanOrEqual(capacity);
});

it.each([0, -5, Number.NaN])('no tank of %s has marks', (capacity) => {
  expect(gaugeTicks(capacity)).toEqual([]);
});
