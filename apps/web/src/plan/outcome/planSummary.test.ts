import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft, type MixPlan } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { loadGroups } from '../planning/loadGroups.ts';
import { loadMake } from './planSummary.ts';

function planOf(draft: MixDraft): MixPlan {
  const { plan, problems } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error(JSON.stringify(problems));
  return plan;
}

const urea = (value: number) => [{ productId: 'urea', rate: { value, unit: 'kg/ha' } as const }];

describe('loadGroups and loadMake', () => {
  it('full loads and a smaller one (golden example G12)', () => {
    const plan = planOf({
      tankCapacityL: 1200,
      sprayAreaHa: 37.5,
      applicationRateLPerHa: 180,
      products: urea(25),
    });
    expect(loadGroups(plan)).toEqual([
      { count: 5, loadL: 1200, isPartLoad: false },
      { count: 1, loadL: 750, isPartLoad: true },
    ]);
    const make = loadMake(plan);
    expect(make).toMatchObject({ holdsFor: 'full', otherCount: 0 });
    // 166.67 kg, weighed to 1 kg.
    expect(make?.largest?.amount.value).toBe(167);
  });

  it('like loads are each other, and the heaviest product is named', () => {
    const plan = planOf({
      tankCapacityL: 1000,
      sprayAreaHa: 20,
      applicationRateLPerHa: 100,
      products: [
        { productId: 'ga3', rate: { value: 20, unit: 'g/ha' } },
        ...urea(20),
        { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
      ],
    });
    expect(loadGroups(plan)).toEqual([{ count: 2, loadL: 1000, isPartLoad: false }]);
    expect(loadMake(plan)).toMatchObject({
      holdsFor: 'each',
      largest: { productId: 'urea', amount: { unit: 'kg', value: 200 } },
      otherCount: 2,
    });
  });

  it('says what is weighed where a scale is coarser than the figure', () => {
    const [line] = urea(10.07);
    const plan = planOf({
      tankCapacityL: 1000,
      sprayAreaHa: 7.3,
      applicationRateLPerHa: 100,
      products: line === undefined ? [] : [{ ...line, measuringStep: 1 }],
    });
    // 10.07 kg/ha on 7.3 ha are 73.511 kg.
    expect(loadMake(plan)?.largest?.amount).toEqual({ unit: 'kg', value: 74 });
  });

  it('loads of one line are one group, however their filling differs', () => {
    const plan = planOf({
      tankCapacityL: 1000,
      sprayAreaHa: 20,
      applicationRateLPerHa: 100,
      heel: { volumeL: 100, contents: 'water' },
      products: urea(20),
    });
    expect(loadGroups(plan)).toEqual([{ count: 2, loadL: 1000, isPartLoad: false }]);
    expect(loadMake(plan)?.holdsFor).toBe('first');
  });

  it('a single load needs no word for which one', () => {
    const plan = planOf({
      tankCapacityL: 1000,
      sprayAreaHa: 5,
      applicationRateLPerHa: 100,
      products: urea(20),
    });
    expect(loadMake(plan)?.holdsFor).toBe('only');
  });
});
