import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateRounded } from './allocateRounded.ts';
import { amountOfSteps, roundToStep, stepsIn } from './roundToStep.ts';

const steps = fc.constantFrom(0.001, 0.005, 0.1, 0.25, 0.5, 1, 2.5, 5, 25);
const amounts = fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), {
  minLength: 1,
  maxLength: 40,
});

describe('large amounts', () => {
  // 899.12152 L at 42,178 cents: the noise of a double is far below half a cent even here.
  it('are rounded to the nearest step, not to one that is only nearly as near', () => {
    expect(roundToStep(37_923_147.4789956, 1)).toBe(37_923_147);
    expect(roundToStep(379_231_474.4789956, 1)).toBe(379_231_474);
  });

  it('are never rounded up where nothing may be added', () => {
    expect(roundToStep(2_000_000_000.5, 1, 'floor')).toBe(2_000_000_000);
    expect(roundToStep(1_234_567.8915, 0.001, 'floor')).toBe(1_234_567.891);
  });

  it('still forgive the noise of their own size', () => {
    expect(roundToStep(3 * 1_000_000.1, 0.1, 'floor')).toBe(3_000_000.3);
  });
});

describe('roundToStep', () => {
  it.each([
    [166.6667, 0.5, 166.5],
    [166.75, 0.5, 167],
    [0.15, 0.1, 0.2],
    [1.005, 0.01, 1.01],
    [0.3, 0.1, 0.3],
    [12.4, 25, 0],
    [0, 0.1, 0],
  ])('rounds %s to steps of %s', (value, step, rounded) => {
    expect(roundToStep(value, step)).toBe(rounded);
  });

  it('never gives more than there is under the floor policy', () => {
    expect(roundToStep(1.99, 0.5, 'floor')).toBe(1.5);
    expect(roundToStep(0.1 * 3, 0.1, 'floor')).toBe(0.3);
    expect(roundToStep(29.999999999999996, 1, 'floor')).toBe(30);
  });

  it('stays within half a step, or below the value by less than one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), steps, (value, step) => {
        const slack = 1e-9 * Math.max(step, value);
        expect(Math.abs(roundToStep(value, step) - value)).toBeLessThanOrEqual(step / 2 + slack);
        const floored = roundToStep(value, step, 'floor');
        expect(floored).toBeLessThanOrEqual(value + slack);
        expect(floored).toBeGreaterThan(value - step);
      }),
    );
  });
});

describe('allocateRounded', () => {
  it('hands out golden G12 on a 1 kg scale: five full loads and one part load', () => {
    const full = 1000 / 6;
    const parts = allocateRounded([full, full, full, full, full, 104.1666667], 1);
    expect(parts).toEqual([167, 166, 167, 167, 166, 105]);
    expect(parts.reduce((a, b) => a + b)).toBe(roundToStep(937.5, 1));
  });

  it('adds up to the rounded total, each part within one step', () => {
    fc.assert(
      fc.property(amounts, steps, (values, step) => {
        const parts = allocateRounded(values, step);
        const total = values.reduce((a, b) => a + b);
        const handedOut = parts.reduce((sum, part) => sum + Math.round(part / step), 0);
        expect(amountOfSteps(handedOut, step)).toBe(roundToStep(total, step));
        parts.forEach((part, index) => {
          const off = Math.abs(part - (values[index] ?? Number.NaN));
          expect(off).toBeLessThanOrEqual(step * (1 + 1e-6) + 1e-9 * total);
          expect(part).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it('lifts no part above its value under the floor policy', () => {
    fc.assert(
      fc.property(amounts, steps, (values, step) => {
        allocateRounded(values, step, 'floor').forEach((part, index) => {
          const value = values[index] ?? Number.NaN;
          expect(part).toBeLessThanOrEqual(value + 1e-9 * Math.max(step, value));
          expect(part).toBeGreaterThan(value - step);
        });
      }),
    );
  });

  it('counts whole steps', () => {
    expect(stepsIn(2.5, 1)).toBe(3);
    expect(amountOfSteps(3, 0.1)).toBe(0.3);
  });
});
