import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExactSum } from './exactSum.ts';

const sumOf = (terms: readonly number[]): number => {
  const sum = new ExactSum();
  for (const term of terms) sum.add(term);
  return sum.total;
};

const finite = fc.double({ noDefaultInfinity: true, noNaN: true });

test('one number is itself, and two are what the processor makes of them', () => {
  fc.assert(
    fc.property(finite, finite, (left, right) => {
      expect(sumOf([left]) === left).toBe(true);
      // IEEE 754 rounds a single addition as exactly as can be.
      expect(sumOf([left, right]) === left + right).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('what is added and taken away leaves no trace, in any order', () => {
  fc.assert(
    fc.property(fc.array(finite), finite, (terms, left) => {
      const all = [...terms, left, ...terms.map((term) => -term)];
      expect(sumOf(all) === left).toBe(true);
      expect(sumOf(all.toReversed()) === left).toBe(true);
    }),
  );
});

test.each([
  [[2 ** 53, 1], 2 ** 53],
  [[2 ** 53, 1, 2 ** -1074], 2 ** 53 + 2],
  [[2 ** 53, 2, 1], 2 ** 53 + 4],
  [[Number.MAX_VALUE, 2 ** 969], Number.MAX_VALUE],
  [[Number.MAX_VALUE, 2 ** 970], Infinity],
  [[Infinity, 1e308, 1e308], Infinity],
  [[Infinity, -Infinity], Number.NaN],
  [[Number.NaN, 1], Number.NaN],
  [[], 0],
] as const)('%j is %d', (terms, total) => {
  expect(sumOf(terms)).toBe(total);
});
