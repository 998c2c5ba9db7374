import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDraft } from '../../test/anyDraft.ts';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import { calculateMix } from './calculateMix.ts';
import type { LoadPlan, MixPlan } from '../mix/MixPlan.ts';
import { isStop } from '../mix/MixProblem.ts';

const RUNS = { numRuns: 300 };

/** Every number anywhere in a value. */
function* numbersIn(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* numbersIn(part);
}

const sumOver = (loads: readonly LoadPlan[], of: (load: LoadPlan) => number): number =>
  loads.reduce((sum, load) => sum + load.count * of(load), 0);

function withPlan(check: (plan: MixPlan) => void): void {
  let plans = 0;
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { plan } = calculateMix(draft, mixCatalogue);
      if (plan === null) return;
      plans += 1;
      check(plan);
    }),
    RUNS,
  );
  expect(plans).toBeGreaterThan(RUNS.numRuns / 4);
}

it('has a plan exactly when nothing stops it, and the same one for the same draft', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const result = calculateMix(draft, mixCatalogue);
      expect(result.plan === null).toBe(result.problems.some(isStop));
      expect(calculateMix(structuredClone(draft), mixCatalogue)).toEqual(result);
    }),
    RUNS,
  );
});

it('holds no number that is not finite and no minus zero', () => {
  withPlan((plan) => {
    for (const number of numbersIn(plan)) {
      expect(Number.isFinite(number) && !Object.is(number, -0)).toBe(true);
    }
  });
});

it('carrier, heel and displacements fill every load to its line', () => {
  withPlan(({ loads, tankCapacityL }) => {
    for (const { carrierL, heelL, loadL, products } of loads) {
      let filledL = carrierL + heelL;
      for (const { displacementL } of products) filledL += displacementL;
      expect(filledL).toBeCloseTo(loadL, 6);
      expect(loadL).toBeLessThanOrEqual(tankCapacityL);
    }
  });
});

it('loads add up to the job: areas, amounts, carrier, numbers', () => {
  withPlan(({ loads, loadCount, sprayAreaHa, productTotals, carrierTotalL }) => {
    expect(sumOver(loads, () => 1)).toBe(loadCount);
    expect(sumOver(loads, ({ areaHa }) => areaHa)).toBeCloseTo(sprayAreaHa, 9);
    expect(sumOver(loads, ({ carrierL }) => carrierL)).toBeCloseTo(carrierTotalL, 6);
    for (const [place, { amount }] of productTotals.entries()) {
      const added = sumOver(loads, ({ products }) => products[place]?.amount.value ?? 0);
      expect(added).toBeCloseTo(amount.value, 6);
    }
    let next = 1;
    for (const { number, count } of loads) {
      expect(number).toBe(next);
      next += count;
    }
  });
});

function checkMeasured({ loads, productTotals }: MixPlan, place: number, step: number): void {
  let measuredTotal = 0;
  for (const { count, products } of loads) {
    const product = products[place];
    if (product === undefined || product.measured === null) return;
    const measured = product.measured.value;
    expect(Math.abs(measured - product.amount.value)).toBeLessThan(step * (1 + 1e-6));
    expect(measured / step).toBeCloseTo(Math.round(measured / step), 6);
    measuredTotal += count * measured;
  }
  const exact = productTotals[place]?.amount.value ?? Number.NaN;
  expect(Math.abs(measuredTotal - exact)).toBeLessThanOrEqual(step * (0.5 + 1e-6));
}

it('measured amounts are whole steps, within a step, and add up to the rounded total', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { plan } = calculateMix(draft, mixCatalogue);
      if (plan === null) return;
      for (const [place, { measuringStep = null }] of (draft.products ?? []).entries()) {
        if (measuringStep !== null) checkMeasured(plan, place, measuringStep);
      }
    }),
    RUNS,
  );
});

it('gives the same loads whatever order the products are listed in', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { plan } = calculateMix(draft, mixCatalogue);
      const reversed = { ...draft, products: [...(draft.products ?? [])].reverse() };
      const other = calculateMix(reversed, mixCatalogue).plan;
      expect(other === null).toBe(plan === null);
      if (plan === null || other === null) return;
      expect(other.carrierTotalL).toBeCloseTo(plan.carrierTotalL, 6);
      expect(other.loads.map(({ loadL }) => loadL)).toEqual(plan.loads.map(({ loadL }) => loadL));
      const totals = [...other.productTotals].reverse();
      expect(totals).toEqual(plan.productTotals);
    }),
    RUNS,
  );
});

it('twice the area needs twice the product, and never fewer loads', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const dry = { ...draft, heel: null, deadVolumeL: 0, tankResidualL: 0 };
      const once = calculateMix(dry, mixCatalogue).plan;
      const twice = calculateMix(
        { ...dry, sprayAreaHa: (draft.sprayAreaHa ?? 0) * 2 },
        mixCatalogue,
      ).plan;
      if (once === null || twice === null) return;
      expect(twice.loadCount).toBeGreaterThanOrEqual(once.loadCount);
      for (const [place, { amount, perHa }] of once.productTotals.entries()) {
        const unit = draft.products?.[place]?.rate?.unit ?? '';
        if (unit.endsWith('/load')) continue;
        expect(twice.productTotals[place]?.amount.value).toBeCloseTo(2 * amount.value, 6);
        expect(twice.productTotals[place]?.perHa.value).toBeCloseTo(perHa.value, 9);
      }
    }),
    RUNS,
  );
});
