import { describe, expect, it } from 'vitest';
import { hasFormShape } from './formShape.ts';

describe('hasFormShape', () => {
  it('takes a whole form, figures and text alike', () => {
    expect(
      hasFormShape({
        name: 'Hill block',
        tankCapacityL: { typed: '1,000' },
        nozzle: { nozzleId: 'aixr11003', nozzleCount: null },
        heel: { volumeL: 50, contents: null },
        waterAnalysis: { ph: 7.2 },
        products: [
          {
            productId: 'urea',
            rate: { value: null, unit: 'kg/ha' },
            containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
            overrides: { labelMaximumRate: { value: 80, unit: 'kg/ha' } },
          },
        ],
        labelAllowances: [{ productIds: ['a', 'b'], reason: 'the label' }],
      }),
    ).toBe(true);
  });

  it.each([
    'text',
    [],
    { products: [null] },
    { products: [{ productId: 7 }] },
    { products: [{ productId: 'urea', rate: 5 }] },
    { sprayAreaHa: '20' },
    { sprayAreaHa: { typed: 20 } },
    { heel: [] },
    { ha: 20 },
  ])('refuses %j', (value) => {
    expect(hasFormShape(value)).toBe(false);
  });
});
