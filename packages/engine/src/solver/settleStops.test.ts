import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../test/exampleCatalogue.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import { planMix } from '../planning/planMix.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import { isStop } from '../mix/MixProblem.ts';
import { settleStops } from './settleStops.ts';

const mix = (rates: Readonly<Record<string, number>>, known: Partial<MixDraft> = {}): MixDraft => ({
  tankCapacityL: 1000,
  sprayAreaHa: 6.4,
  applicationRateLPerHa: 127,
  waterTemperatureC: 12,
  ...known,
  products: Object.entries(rates).map(([productId, value]) => ({
    productId,
    rate: { value, unit: productId === 'seaweed' ? 'L/ha' : 'kg/ha' },
  })),
});
const stopsOf = (draft: MixDraft) => calculateMix(draft, exampleCatalogue).problems.filter(isStop);
const settle = (draft: MixDraft) => settleStops(draft, exampleCatalogue, stopsOf(draft));
const outOf = (draft: MixDraft) => settle(draft).map((one) => one.withoutProductIds);

describe('ways to settle every stop at once', () => {
  it('leave out one of a pair, and take more water where the rest would still freeze', () => {
    const draft = mix({ urea: 34, ams: 20.8, 'can-sol': 10 });
    expect(stopsOf(draft).map(({ code }) => code)).toEqual(['solidForms', 'wouldFreeze']);
    const found = settle(draft);
    expect(found.map((one) => one.withoutProductIds)).toEqual([['ams'], ['can-sol']]);
    for (const { applicationRateLPerHa, draft: settled, plan } of found) {
      // The offered rate is what a press sets: by fives, with the margin to freezing.
      expect((applicationRateLPerHa ?? 0) % 5).toBe(0);
      expect(applicationRateLPerHa).toBeGreaterThan(127);
      expect(planMix(settled, exampleCatalogue).plan).toEqual(plan);
      const { endTemperatureC, freezingPointC } = plan.dissolving;
      expect(endTemperatureC).toBeGreaterThanOrEqual((freezingPointC ?? 0) + 2);
    }
  });

  it('leave out nothing where water alone, or less of one product, does it', () => {
    const found = settle(mix({ urea: 95 }));
    expect(found.map((one) => one.withoutProductIds)).toEqual([[], []]);
    expect(found[0]?.applicationRateLPerHa).toBeGreaterThan(127);
    expect(found[1]?.lowered).toEqual([
      { productId: 'urea', rate: { value: expect.any(Number) as number, unit: 'kg/ha' } },
    ]);
    expect(found[1]?.lowered[0]?.rate.value).toBeLessThan(95);
  });

  it('leave out what meets in every pair rather than one of each', () => {
    const draft = mix({ ams: 10, sop: 5, 'can-sol': 10, seaweed: 2 });
    expect(stopsOf(draft).length).toBeGreaterThan(1);
    expect(outOf(draft)[0]).toEqual(['can-sol']);
    expect(outOf(draft)).toContainEqual(['ams', 'sop']);
    expect(outOf(draft).flat()).not.toContain('seaweed');
  });

  it('do not answer for the operator: an unknown product or a missing figure has none', () => {
    expect(settle(mix({ urea: 20, ams: 20, 'can-sol': 5 }, { sprayAreaHa: null }))).toEqual([]);
    expect(settle(mix({ ams: 20, 'can-sol': 5, unknown: 1 }))).toEqual([]);
  });

  it('come in a bounded number of plans', () => {
    const rates = { urea: 200, ams: 150, 'can-sol': 150, sop: 150, kno3: 150, seaweed: 10 };
    const found = settle(mix(rates, { applicationRateLPerHa: 60, waterTemperatureC: 2 }));
    expect(found.length).toBeLessThanOrEqual(3);
    for (const { draft } of found) expect(stopsOf(draft)).toEqual([]);
  });
});
