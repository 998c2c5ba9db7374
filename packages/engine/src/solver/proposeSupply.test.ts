import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../test/exampleCatalogue.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import type { Product } from '../catalogue/Product.ts';
import { proposeSupply, type NutrientTarget, type SupplyProposal } from './proposeSupply.ts';

const job: MixDraft = {
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: 300,
  waterTemperatureC: 20,
  products: [],
};
const propose = (wanted: NutrientTarget, ids: readonly string[], draft: MixDraft = job) =>
  proposeSupply(draft, wanted, ids, exampleCatalogue);
const rates = ({ draft }: SupplyProposal) =>
  (draft.products ?? []).map(({ productId, rate }) => [productId, rate?.value, rate?.unit]);

function liquidOf({ products }: Catalogue): Product {
  const liquid = products.find(({ form }) => form === 'liquid');
  if (liquid === undefined) throw new Error('no liquid');
  return liquid;
}

function expectToHold({ draft, plan, problems, targets }: SupplyProposal): void {
  const again = calculateMix(draft, exampleCatalogue);
  expect(again.plan).toEqual(plan);
  expect(again.problems).toEqual(problems);
  for (const { nutrient, suppliedKgPerHa } of targets) {
    expect(suppliedKgPerHa).toBe(again.plan?.supply.elementalKgPerHa[nutrient] ?? 0);
  }
}

describe('rates that bring a nutrient target', () => {
  it('9.2 kg N/ha is 20 kg urea of 46 % N (facts.md section 5, analyses S9)', () => {
    const { proposals, problems } = propose({ N: 9.2 }, ['urea']);
    expect(problems).toEqual([]);
    expect(proposals.map(rates)).toEqual([[['urea', 20, 'kg/ha']]]);
    expect(proposals[0]?.targets).toEqual([
      { nutrient: 'N', wantedKgPerHa: 9.2, suppliedKgPerHa: expect.closeTo(9.2, 10) as number },
    ]);
    proposals.forEach(expectToHold);
  });

  it('20 kg N and 6 kg S are 25 kg ammonium sulphate (21 % N, 24 % S) and 32.1 kg urea', () => {
    const [best] = propose({ N: 20, S: 6 }, ['urea', 'ams']).proposals;
    expect(best && rates(best)).toEqual([
      // 14.75 kg N of 46 %: 32.065 kg, as a scale is read.
      ['urea', 32.1, 'kg/ha'],
      ['ams', 25, 'kg/ha'],
    ]);
  });

  it('measures a liquid out by the density that the operator read on its drum', () => {
    const line = {
      productId: 'uan',
      rate: { value: 1, unit: 'L/ha' },
      overrides: { liquidDensityKgPerL: 1.28 },
    } as const;
    const uan = { ...liquidOf(exampleCatalogue), id: 'uan', nutrientsPct: { N: 28 } };
    const catalogue = { ...exampleCatalogue, products: [...exampleCatalogue.products, uan] };
    const draft = { ...job, products: [line] };
    const [best] = proposeSupply(draft, { N: 17.92 }, ['uan'], catalogue).proposals;
    // UAN of 28 % N weighs 1.28 kg/L (facts 2.3): 17.92 kg N are 64 kg or 50 L, by the list's 1.05 61 L.
    expect(best && rates(best)).toEqual([['uan', 50, 'L/ha']]);
    expect(best?.targets[0]?.suppliedKgPerHa).toBeCloseTo(17.92, 9);
  });

  it('counts what stays in the mix, and keeps everything of a line but its rate', () => {
    const ams = { productId: 'ams', rate: { value: 25, unit: 'kg/ha' } } as const;
    const urea = {
      productId: 'urea',
      rate: { value: 1, unit: 'kg/ha' },
      price: { amountCents: 82, per: 'kg' },
    } as const;
    const [best] = propose({ N: 14.45 }, ['urea'], { ...job, products: [urea, ams] }).proposals;
    // 25 kg AMS brings 5.25 kg N; 9.2 kg are left for urea.
    expect(best?.draft.products).toEqual([
      { ...urea, rate: { value: expect.closeTo(20, 2) as number, unit: 'kg/ha' } },
      ams,
    ]);
    expect(best?.targets[0]?.suppliedKgPerHa).toBeCloseTo(14.45, 2);
  });

  it('comes as near as it can, and says what is short and what is over', () => {
    const [nearest] = propose({ N: 10, K: 10 }, ['kno3']).proposals;
    const [nitrogen, potassium] = nearest?.targets ?? [];
    expect(nitrogen?.suppliedKgPerHa).toBeLessThan(10);
    expect(potassium?.suppliedKgPerHa).toBeGreaterThan(10);
  });

  it('finds another application rate where the target does not dissolve at this one', () => {
    const [best] = propose({ N: 30 }, ['urea'], { ...job, applicationRateLPerHa: 50 }).proposals;
    expect(best?.otherApplicationRate).toBe(true);
    expect(best?.draft.applicationRateLPerHa).toBeGreaterThan(50);
    if (best !== undefined) expectToHold(best);
  });

  it('has nothing to propose where nothing brings it, and says what stops', () => {
    expect(propose({ P: 5 }, ['urea']).proposals).toEqual([]);
    const { proposals, problems } = propose({ N: 5 }, ['urea'], { ...job, sprayAreaHa: null });
    expect(proposals).toEqual([]);
    expect(problems.map(({ code }) => code)).toContain('missing');
  });

  it('never proposes a draft without a plan, nor a figure that the plan does not have', () => {
    const kg = fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(
        kg,
        fc.option(kg),
        fc.option(kg),
        fc.integer({ min: 60, max: 500 }),
        (N, S, K, rate) => {
          const wanted = { N, ...(S !== null && { S }), ...(K !== null && { K }) };
          const { proposals } = propose(wanted, ['urea', 'ams', 'kno3', 'sop'], {
            ...job,
            applicationRateLPerHa: rate,
          });
          proposals.forEach(expectToHold);
        },
      ),
      { numRuns: 40 },
    );
  });
});
