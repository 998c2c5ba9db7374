import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import { calculateMix } from './calculateMix.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import type { MixPlan } from '../mix/MixPlan.ts';
import { replanMidJob } from './replanMidJob.ts';

const job: MixDraft = {
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 25,
  applicationRateLPerHa: 100,
  heel: { volumeL: 50, contents: 'water' },
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
};

function planOf(draft: MixDraft): MixPlan {
  const { plan } = calculateMix(draft, mixCatalogue);
  if (plan === null) throw new Error('no plan');
  return plan;
}

describe('3.2 ha left and 140 L in the tank', () => {
  it('need 180 L more at 100 L/ha, with 36 kg of urea in them', () => {
    const draft = replanMidJob(job, planOf(job), { areaLeftHa: 3.2, litresInTank: 140 });
    const { plan } = calculateMix(draft, mixCatalogue);
    expect(plan?.loads).toHaveLength(1);
    const load = plan?.loads[0];
    expect(load).toMatchObject({ loadL: 320, heelL: 140, areaHa: 3.2 });
    expect(load?.products[0]?.amount.value).toBeCloseTo(36, 12);
    const added = (load?.carrierL ?? 0) + (load?.products[0]?.displacementL ?? 0);
    expect(added).toBeCloseTo(180, 9);
  });

  it('keep everything else of the draft', () => {
    expect(replanMidJob(job, planOf(job), { areaLeftHa: 3.2, litresInTank: 140 })).toEqual({
      ...job,
      sprayAreaHa: 3.2,
      heel: { volumeL: 140, contents: 'sameMix' },
    });
  });
});

it('an empty tank over lines that are full of the mix has a heel of nothing, so that they are not filled again', () => {
  const held = { ...job, deadVolumeL: 20 };
  const draft = replanMidJob(held, planOf(held), { areaLeftHa: 3.2, litresInTank: 0 });
  expect(draft.heel).toEqual({ volumeL: 0, contents: 'sameMix' });
  expect(planOf(draft).jobVolumeL).toBe(320);
});

it('an empty tank has no heel, and too much in it is more than the job needs', () => {
  expect(replanMidJob(job, planOf(job), { areaLeftHa: 3.2, litresInTank: 0 }).heel).toBeNull();
  const tooMuch = replanMidJob(job, planOf(job), { areaLeftHa: 1, litresInTank: 140 });
  const { plan, problems } = calculateMix(tooMuch, mixCatalogue);
  expect(plan?.carrierTotalL).toBe(0);
  expect(problems.find(({ code }) => code === 'heelCoversJob')?.values.surplusL).toBe(40);
});

it('what is not an area or a volume is refused by the calculation', () => {
  for (const [areaLeftHa, litresInTank] of [
    [0, 100],
    [-1, 100],
    [3, -5],
    [3, Number.NaN],
    [3, 1001],
  ] as const) {
    const draft = replanMidJob(job, planOf(job), { areaLeftHa, litresInTank });
    expect(calculateMix(draft, mixCatalogue).plan).toBeNull();
  }
});

it('fills no lines again: heel and all that is added are what the area left and the tank need', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom('fullThenPart' as const, 'equal' as const),
      (tenths, litresInTank, deadVolumeL, tankResidualL, loadSplit) => {
        const areaLeftHa = tenths / 10;
        const neededL = areaLeftHa * 100 + tankResidualL;
        fc.pre(litresInTank < neededL);
        const held = { ...job, deadVolumeL, tankResidualL, loadSplit };
        const draft = replanMidJob(held, planOf(held), { areaLeftHa, litresInTank });
        const { plan } = calculateMix(draft, mixCatalogue);
        let mixL = litresInTank;
        let areaHa = 0;
        let ureaKg = litresInTank * 0.2;
        for (const load of plan?.loads ?? []) {
          const [product] = load.products;
          mixL += load.count * (load.carrierL + (product?.displacementL ?? 0));
          areaHa += load.count * load.areaHa;
          ureaKg += load.count * (product?.amount.value ?? 0);
        }
        expect(mixL).toBeCloseTo(neededL, 6);
        expect(areaHa).toBeCloseTo(areaLeftHa, 9);
        // Every hectare gets the same 20 kg, and so does what stays in the machine.
        expect(ureaKg).toBeCloseTo(neededL * 0.2, 6);
      },
    ),
    { numRuns: 300 },
  );
});

describe('a rate per load', () => {
  // 10 kg in 1,000 L, of which 100 L go on a hectare: 1 kg/ha on the 20 ha of two loads.
  const perLoad: MixDraft = {
    ...job,
    sprayAreaHa: 20,
    heel: null,
    products: [
      {
        productId: 'urea',
        rate: { value: 10, unit: 'kg/load' },
        overrides: { labelMaximumRate: { value: 12, unit: 'kg/load' } },
      },
    ],
  };

  it('is what it was on a hectare, with its label, however small the loads of the rest are', () => {
    const draft = replanMidJob(perLoad, planOf(perLoad), { areaLeftHa: 15, litresInTank: 500 });
    expect(draft.products).toEqual([
      {
        productId: 'urea',
        rate: { value: 1, unit: 'kg/ha' },
        overrides: { labelMaximumRate: { value: 1.2, unit: 'kg/ha' } },
      },
    ]);
    // 5 of the 20 kg are sprayed and 5 stand in the tank.
    expect(planOf(draft).productTotals[0]?.amount.value).toBeCloseTo(10, 9);
  });

  it('never asks for more than is left to do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 1000 }),
        (tenths, litresInTank) => {
          const areaLeftHa = tenths / 10;
          fc.pre(litresInTank < areaLeftHa * 100);
          const rest = replanMidJob(perLoad, planOf(perLoad), { areaLeftHa, litresInTank });
          const more = planOf(rest).productTotals[0]?.amount.value ?? 0;
          expect(more + litresInTank * 0.01).toBeCloseTo(areaLeftHa, 9);
        },
      ),
      { numRuns: 200 },
    );
  });
});
