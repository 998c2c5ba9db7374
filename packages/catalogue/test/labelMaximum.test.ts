import { calculateMix, isStop, type MixDraft, type MixDraftProduct } from '@mix/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { throughUnits } from './checks/throughUnits.ts';

const MOST_L_PER_HA = 0.5;

const draftOf = (value: number, more: MixDraft = {}): MixDraft => ({
  tankCapacityL: 1000,
  sprayAreaHa: 13.7,
  applicationRateLPerHa: 150,
  products: [{ productId: 'clopyralid', rate: { value, unit: 'L/ha' }, measuringStep: 0.1 }],
  ...more,
});

describe('a label maximum (clopyralid 300 g/L, 0.5 L/ha)', () => {
  it('lets the maximum itself through and stops what is above it', () => {
    expect(calculateMix(draftOf(MOST_L_PER_HA), catalogue).problems.filter(isStop)).toEqual([]);
    expect(calculateMix(draftOf(0.501), catalogue).problems.filter(isStop)).toMatchObject([
      { code: 'rateAboveLabelMaximum' },
    ]);
  });

  it('may be typed in any unit, though it comes back a last binary digit above', () => {
    for (const unit of ['mL/ha', 'L/ha'] as const)
      for (const system of ['us', 'imperial'] as const) {
        const value = throughUnits(unit === 'mL/ha' ? 500 : 0.5, unit, system);
        const products = [{ productId: 'clopyralid', rate: { value, unit } }];
        const { problems } = calculateMix(draftOf(value, { products }), catalogue);
        expect(problems.filter(isStop), `${String(value)} ${unit}`).toEqual([]);
      }
    // 500 mL/ha converted to US fl oz/ac and back.
    const above: MixDraftProduct = {
      productId: 'clopyralid',
      rate: { value: 500.00000000000006, unit: 'mL/ha' },
    };
    const { problems } = calculateMix({ ...draftOf(0.5), products: [above] }, catalogue);
    expect(problems.filter(isStop)).toEqual([]);
  });

  it('is never passed by rounding to what the jug shows', () => {
    const amounts = fc.record({
      value: fc.integer({ min: 100, max: 500 }).map((mL) => mL / 1000),
      areaHa: fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10),
      step: fc.constantFrom(0.01, 0.05, 0.1, 0.25, 0.5),
      rateLPerHa: fc.integer({ min: 50, max: 400 }),
      heelL: fc.integer({ min: 0, max: 300 }),
      split: fc.constantFrom('equal' as const, 'fullThenPart' as const),
    });
    fc.assert(
      fc.property(amounts, ({ value, areaHa, step, rateLPerHa, heelL, split }) => {
        const draft = draftOf(value, {
          sprayAreaHa: areaHa,
          applicationRateLPerHa: rateLPerHa,
          loadSplit: split,
          heel: { volumeL: heelL, contents: 'sameMix' },
          products: [
            { productId: 'clopyralid', rate: { value, unit: 'L/ha' }, measuringStep: step },
          ],
        });
        for (const load of calculateMix(draft, catalogue).plan?.loads ?? []) {
          const measured = load.products[0]?.measured?.value ?? 0;
          const freshHa = (load.loadL - load.heelL) / rateLPerHa;
          expect(measured).toBeLessThanOrEqual(MOST_L_PER_HA * freshHa * (1 + 1e-8) + 1e-12);
        }
      }),
      { numRuns: 500 },
    );
  });
});
