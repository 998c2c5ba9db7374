import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundLimit } from './roundLimit.ts';

describe('roundLimit', () => {
  it.each([
    [10.69, 'floor', 0, 10.5],
    [1.07, 'ceil', 0, 1.1],
    [534.5, 'floor', 0, 530],
    [0.2502, 'ceil', 0.004, 0.25],
    [0.2502, 'ceil', 0, 0.26],
    [0.9996, 'floor', 0.004, 1],
    [0.9996, 'floor', 0, 0.99],
    [100, 'floor', 0, 100],
    [0, 'ceil', 0, 0],
    [-5, 'ceil', 0, -5],
  ] as const)('%f by %s, %f off unseen, is %f', (limit, policy, slack, figure) => {
    expect(roundLimit(limit, policy, slack)).toBe(figure);
  });

  it('is on the safe side, and a twentieth off at most', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-4, max: 1e6, noNaN: true }), (limit) => {
        const most = roundLimit(limit, 'floor', 0) / limit;
        const least = roundLimit(limit, 'ceil', 0) / limit;
        expect(most).toBeGreaterThan(0.95 - 1e-6);
        expect(most).toBeLessThan(1 + 1e-5);
        expect(least).toBeGreaterThan(1 - 1e-5);
        expect(least).toBeLessThan(1.05 + 1e-6);
      }),
    );
  });
});
