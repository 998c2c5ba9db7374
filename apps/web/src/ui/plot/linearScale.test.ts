import { describe, expect, it } from 'vitest';
import { friendlyStep, linePath, linearScale, marks } from './linearScale.ts';

describe('linearScale', () => {
  it('maps the ends to the ends, also upside down', () => {
    const scale = linearScale(0, 7, 208, 10);
    expect(scale.at(0)).toBe(208);
    expect(scale.at(7)).toBe(10);
    expect(scale.at(3.5)).toBe(109);
  });
});

describe('friendlyStep', () => {
  it('counts in steps people use', () => {
    expect(friendlyStep(14, 7)).toBe(2);
    expect(friendlyStep(1000, 4)).toBe(500);
    expect(friendlyStep(0.9, 4)).toBeCloseTo(0.5, 12);
  });
});

describe('marks', () => {
  it('holds both ends and no rounding dust', () => {
    expect(marks(-8, 16, 4)).toEqual([-8, -4, 0, 4, 8, 12, 16]);
    expect(marks(0, 0.3, 0.1)).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('starts inside a range that begins between two marks', () => {
    expect(marks(6.5, 10, 2)).toEqual([8, 10]);
  });
});

describe('linePath', () => {
  it('moves once and then draws', () => {
    expect(
      linePath([
        [0, 1],
        [2.25, 3],
      ]),
    ).toBe('M0.0 1.0L2.3 3.0');
  });
});
