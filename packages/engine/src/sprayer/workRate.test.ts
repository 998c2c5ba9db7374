import { describe, expect, it } from 'vitest';
import { fraction, hectares, kilometresPerHour, metres, minutes } from '../units/quantity.ts';
import { jobTime, sprayingTime, workRate } from './workRate.ts';

describe('workRate', () => {
  it('is speed x width / 10 x efficiency (S39)', () => {
    expect(workRate(kilometresPerHour(12), metres(20), fraction(1))).toBe(24);
    expect(workRate(kilometresPerHour(12), metres(20), fraction(0.75))).toBe(18);
  });

  it('sprays 20 ha at 24 ha/h in 50 min', () => {
    expect(sprayingTime(hectares(20), 24)).toBeCloseTo(50, 12);
  });
});

describe('jobTime', () => {
  it('fills every load and drives back for all but the first', () => {
    expect(jobTime(hectares(20), 24, 2, minutes(15))).toEqual({
      sprayingMin: 50,
      refills: 1,
      totalMin: 80,
    });
  });

  it('gives no total while the filling time is not known', () => {
    expect(jobTime(hectares(20), 24, 0, null)).toEqual({
      sprayingMin: 50,
      refills: 0,
      totalMin: null,
    });
  });
});
