import { expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import type { UnitSystem } from '../units/shownUnit.ts';
import { costOnArea } from './costOnArea.ts';

const urea = {
  productId: 'urea',
  rate: { value: 20, unit: 'kg/ha' },
  price: { amountCents: 82, per: 'kg' },
} as const;
const seaweed = {
  productId: 'seaweed',
  rate: { value: 2, unit: 'L/ha' },
  price: { amountCents: 133, per: 'L' },
} as const;

function costOf(changes: MixDraft, system: UnitSystem = 'metric') {
  const draft = {
    tankCapacityL: 1000,
    sprayAreaHa: 23.5,
    applicationRateLPerHa: 100,
    products: [urea],
    ...changes,
  };
  const { plan } = calculateMix(draft, mixCatalogue);
  if (plan === null) throw new Error('the example has no plan');
  return costOnArea(plan, system);
}

// 1,640 and 266 cents a hectare are 663.7 and 107.6 an acre, and together 771.3.
it('adds up the cents that are shown', () => {
  const products = [urea, seaweed];
  expect(costOf({ products })).toMatchObject({ lines: [1640, 266], sum: 1906 });
  expect(costOf({ products }, 'us')).toMatchObject({ lines: [664, 108], sum: 772 });
});

it('sums nothing while a price is missing', () => {
  const products = [urea, { ...seaweed, price: null }];
  expect(costOf({ products })).toMatchObject({ lines: [1640, null], sum: null, whole: null });
});

// 484 kg at 82 cents on 23.5 ha, of which 14 kg stay in the machine.
it('tells what the whole job comes to only where more goes in than is sprayed', () => {
  expect(costOf({ deadVolumeL: 20, tankResidualL: 50 })).toMatchObject({
    sum: 1640,
    whole: 1689,
    isMoreOrLess: true,
  });
  expect(costOf({})).toMatchObject({ whole: null, isMoreOrLess: false });
});
