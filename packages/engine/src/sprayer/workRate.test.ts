import { describe, expect, it } from 'vitest';
import { fraction, hectares, kilometresPerHour, metres } from '../units/quantity.ts';
import { sprayingTime, workRate } from './workRate.ts';

describe('workRate', () => {
  it('is speed x width / 10 x efficiency (S39)', () => {
    expect(workRate(kilometresPerHour(12), metres(20), fraction(1))).toBe(24);
    expect(workRate(kilometresPerHour(12), metres(20), fraction(0.75))).toBe(18);
  });

  it('sprays 20 ha at 24 ha/h in 50 min', () => {
    expect(sprayingTime(hectares(20), 24)).toBeCloseTo(50, 12);
  });
});
