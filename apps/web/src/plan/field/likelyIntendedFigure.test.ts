import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyIntendedFigure } from './likelyIntendedFigure.ts';

describe('the figure that was likely meant', () => {
  it.each([
    ['41.7 keyed for 4.17 (infusion pumps)', 41.7, [4.17, 4.17], 4.17],
    ['20 L/ha where the label says 1 to 2', 20, [1, 2], 2],
    ['1 kg/ha where 10 was used', 1, [10, 10], 10],
    ['0.64 ha for a paddock of 6.4 ha', 0.64, [6.4, 6.4], 6.4],
    ['300 kg urea where 15 to 80 is usual', 300, [15, 80], 30],
  ] as const)('%s', (_, value, known, likely) => {
    expect(likelyIntendedFigure(value, known)).toBe(likely);
  });

  it.each([
    ['the same', 20, [20, 20]],
    ['twice as much', 40, [20, 20]],
    ['half', 10, [20, 20]],
    ['three times', 60, [20, 20]],
    ['a hundred times, which no slip of one place explains', 2000, [20, 20]],
    ['above what is usual, but not ten times', 200, [15, 80]],
    ['nothing', 0, [20, 20]],
  ] as const)('none for %s', (_, value, known) => {
    expect(likelyIntendedFigure(value, known)).toBeNull();
  });

  it('is told of any ten-fold slip, and of nothing within a factor of three', () => {
    const figure = fc.double({ min: 0.01, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(figure, fc.double({ min: 0.34, max: 3, noNaN: true }), (known, times) => {
        // The figure is exact to twelve digits.
        for (const slipped of [known * 10, known / 10])
          expect((likelyIntendedFigure(slipped, [known, known]) ?? NaN) / known).toBeCloseTo(1, 10);
        expect(likelyIntendedFigure(known * times, [known, known])).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});
