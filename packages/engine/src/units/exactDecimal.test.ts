import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addExact,
  divideExact,
  fromExact,
  multiplyExact,
  quotientOfExact,
  subtractExact,
  toExact,
} from './exactDecimal.ts';

const amount = fc.double({ min: 1e-7, max: 1e12, noNaN: true });

describe('toExact', () => {
  it.each([
    [0, 0n, 0],
    [-0, 0n, 0],
    [1200, 1200n, 0],
    [0.1, 1n, 1],
    [37.5, 375n, 1],
    [-2.25, -225n, 2],
    [1e-7, 1n, 7],
    [1.5e-9, 15n, 10],
    [1e21, 10n ** 21n, 0],
    [1.234e25, 1234n * 10n ** 22n, 0],
  ])('reads %s at its word', (value, digits, scale) => {
    expect(toExact(value)).toEqual({ digits, scale });
  });

  it('refuses what is not a number', () => {
    expect(() => toExact(Number.NaN)).toThrow(RangeError);
    expect(() => toExact(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  it('gives back the same double', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(fromExact(toExact(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('exact arithmetic', () => {
  it('finds that three tanks of 0.1 fill 0.3, where doubles leave a ghost load', () => {
    expect(divideExact(toExact(0.3), toExact(0.1))).toEqual({
      quotient: 3n,
      remainder: { digits: 0n, scale: 1 },
    });
    expect(Math.ceil(0.3 / 0.1)).toBe(3);
    expect(0.3 - 0.1 - 0.1 - 0.1).not.toBe(0);
  });

  it('splits golden G12: 6,750 L in tanks of 1,200 L', () => {
    const job = multiplyExact(toExact(37.5), toExact(180));
    const { quotient, remainder } = divideExact(job, toExact(1200));
    expect(quotient).toBe(5n);
    expect(fromExact(remainder)).toBe(750);
  });

  it('adds and takes away without noise', () => {
    expect(fromExact(addExact(toExact(0.1), toExact(0.2)))).toBe(0.3);
    expect(fromExact(subtractExact(toExact(0.3), toExact(0.1)))).toBe(0.2);
  });

  it('holds dividend = quotient x divisor + remainder, with a remainder below the divisor', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [dividend, divisor] = [toExact(a), toExact(b)];
        const { quotient, remainder } = divideExact(dividend, divisor);
        const back = addExact(multiplyExact({ digits: quotient, scale: 0 }, divisor), remainder);
        expect(subtractExact(back, dividend).digits).toBe(0n);
        expect(subtractExact(remainder, divisor).digits).toBeLessThan(0n);
      }),
    );
  });

  it('divides to the closest double', () => {
    expect(quotientOfExact(toExact(0.0011), toExact(0.001))).toBe(1.1);
    expect(quotientOfExact(toExact(1), toExact(3))).toBe(1 / 3);
    expect(quotientOfExact(toExact(-9), toExact(1.8))).toBe(-5);
    expect(quotientOfExact(toExact(0), toExact(7))).toBe(0);
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(quotientOfExact(toExact(a), toExact(b)) / (a / b)).toBeCloseTo(1, 14);
      }),
    );
  });
});
