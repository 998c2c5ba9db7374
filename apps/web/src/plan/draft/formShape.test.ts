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
        savedFacts: { products: [], settled: true },
        paddock: { id: 'hill', name: 'Hill', areaHa: null, landUse: 'pasture' },
        receivedJobId: '20261121-1f2e3d',
        linked: {
          held: 'sprayAreaHa',
          computed: 'applicationRateLPerHa',
          loadCount: { typed: '3' },
          value: 150,
        },
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
    { savedFacts: 'urea' },
    { paddock: 'Hill' },
    { paddock: { name: 'Hill', areaHa: 6, landUse: null } },
    { receivedJobId: 7 },
    { paddock: { id: 'hill', name: 'Hill', areaHa: '6', landUse: null } },
    { linked: { held: 'loadCount', computed: 'loadCount', loadCount: 2, value: null } },
  ])('refuses %j', (value) => {
    expect(hasFormShape(value)).toBe(false);
  });
});
