import type { MixDraft } from '@mix/engine';
import { expect, it } from 'vitest';
import { isSameStrength } from './isSameStrength.ts';

const draft: MixDraft = {
  machineId: 'custom',
  tankCapacityL: 1000,
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  products: [
    { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
  ],
};

it('is the same mix on other ground, in whatever order', () => {
  const products = draft.products?.toReversed() ?? [];
  expect(isSameStrength(draft, { ...draft, sprayAreaHa: 3, products })).toBe(true);
});

it.each<[string, MixDraft]>([
  ['another application rate', { applicationRateLPerHa: 120 }],
  ['another tank', { tankCapacityL: 600 }],
  ['another sprayer', { machineId: 'tnf-multi-1000' }],
  ['a product less', { products: draft.products?.slice(0, 1) ?? [] }],
  [
    'another rate',
    {
      products:
        draft.products?.map((line) => ({ ...line, rate: { value: 21, unit: 'kg/ha' } })) ?? [],
    },
  ],
])('is not with %s', (_, change) => {
  expect(isSameStrength({ ...draft, ...change }, draft)).toBe(false);
});
