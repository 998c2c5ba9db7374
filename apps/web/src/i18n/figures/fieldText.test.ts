import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workedFigure } from './fieldText.ts';

it.each([
  [0.0524674735, 0.052467],
  [0.0688255183, 0.068826],
  [0.0000004, 0],
  [0.09999996, 0.1],
  [0.1234567, 0.123457],
  [23.4567891, 23.4568],
  [-0.0524674735, -0.052467],
  [1_234_567, 1_234_570],
])(
  'writes %d as %d: rounded once, to six figures and no more than six decimals',
  (value, worked) => {
    expect(workedFigure(value)).toBe(worked);
  },
);

it('is never further off than half of the last place it writes', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (value) => {
      const half = value < 0.1 ? 0.5e-6 : value * 0.5e-5;
      expect(Math.abs(workedFigure(value) - value)).toBeLessThanOrEqual(half + 1e-12 * value);
    }),
    { numRuns: 2000 },
  );
});
