import type { MixDraft } from '@mix/engine';
import { expect, it } from 'vitest';
import { isSameMix } from './isSameMix.ts';
import { withoutGround } from './withoutGround.ts';

const line = { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } } as const;
const fresh = { sprayAreaHa: 20, products: [line] } satisfies MixDraft;

it('takes away what was of one ground on one day, a stage of 0 too, and makes no other mix of it', () => {
  const told = {
    ...fresh,
    growthStage: 0,
    daysToHarvest: 14,
    products: [{ ...line, daysSinceLast: 0, activeBeforeGPerHa: 0 }],
  } satisfies MixDraft;
  expect(withoutGround(told)).toEqual({ ...fresh, growthStage: null, daysToHarvest: null });
  expect(isSameMix(told, fresh)).toBe(true);
});

it('is the same form where it says nothing of the ground', () => {
  expect(withoutGround(fresh)).toBe(fresh);
});
