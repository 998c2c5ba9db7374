import { expect, it } from 'vitest';
import { urea } from '../../test/testProducts.ts';
import { labelShare } from './labelShare.ts';

const line = (value: number, label: number | null) => ({
  productId: urea.id,
  rate: { value, unit: 'kg/ha' as const },
  overrides: label === null ? null : { labelMaximumRate: { value: label, unit: 'kg/ha' as const } },
});

it.each([
  [20, 25, 1.25],
  [20, 20, 1],
  [20, null, null],
])('%s kg/ha under a label maximum of %s may go %s times as far', (rate, label, share) => {
  expect(labelShare(urea, line(rate, label))).toBe(share);
});

it('reads the label in another unit of the same kind', () => {
  const own = {
    ...line(20, null),
    overrides: { labelMaximumRate: { value: 25_000, unit: 'g/ha' as const } },
  };
  expect(labelShare(urea, own)).toBe(1.25);
});
