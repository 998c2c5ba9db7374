import { expect, it } from 'vitest';
import { capLevel } from './capLevel.ts';

it.each([
  [0, 0, 'low'],
  [94.9, 0, 'low'],
  [95, 0, 'half'],
  [170.9, 0, 'half'],
  // 90 % of 190.
  [171, 0, 'near'],
  [190, 0, 'near'],
  [190.1, 0, 'over'],
  // A plan that lands on the cap is not over it, one beyond it is, however little was done.
  [100, 90, 'half'],
  [100, 90.1, 'over'],
])('%d kg/ha done and %d planned are %s', (done, planned, level) => {
  expect(capLevel(done, planned, 190)).toBe(level);
});
