import { calculateMix, litres, type MixDraft, type MixPlan } from '@mix/engine';
import { expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { sprayOutFault } from './checks/sprayOutFault.ts';

/** 16 ha at 100 L/ha from 600 L, of which 50 L stand on the gauge when the pump sucks air. */
const draft: MixDraft = {
  tankCapacityL: 600,
  deadVolumeL: 0,
  tankResidualL: 50,
  sprayAreaHa: 16,
  applicationRateLPerHa: 100,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
};

function planOf(changes: MixDraft = {}): MixPlan {
  const { plan } = calculateMix({ ...draft, ...changes }, catalogue);
  if (plan === null) throw new Error('no plan');
  return plan;
}

it('refills with 550 L and 110 kg, and ends with 50 L that hold 10 kg', () => {
  const plan = planOf();
  expect(sprayOutFault(plan, draft)).toBeNull();
  const rows = plan.loads.map(({ loadL, heelL, areaHa, products, steps }) => [
    loadL,
    heelL,
    areaHa,
    products[0]?.amount.value,
    steps.at(-1)?.tankLineL,
  ]);
  expect(rows).toEqual([
    [600, 0, 5.5, 120, 600],
    [600, 50, 5.5, 110, 600],
    [550, 50, 5, 100, 550],
  ]);
  expect(plan.leftInTankL).toBe(50);
  expect(plan.productTotals[0]).toMatchObject({
    amount: { value: 330 },
    sprayed: { value: 320 },
    leftInMachine: { value: 10 },
    alreadyInMachine: { value: 0 },
  });
  // 420 L of water bring the first load to its line; 370 L and the 50 L there the second.
  const firstFills = plan.loads.map(({ steps }) => [steps[0]?.amount?.value, steps[0]?.tankLineL]);
  expect(firstFills[0]).toEqual([420, 420]);
  expect(firstFills[1]).toEqual([370, 420]);
});

it('tells of a plan that forgets what stands in the tank, in its line or in its strength', () => {
  const plan = planOf();
  const [first, second, third] = plan.loads;
  if (first === undefined || second === undefined || third === undefined) throw new Error('loads');
  const refilledFromEmpty = { ...first, number: 2, areaHa: second.areaHa };
  expect(sprayOutFault({ ...plan, loads: [first, refilledFromEmpty, third] }, draft)).toMatch(
    /load 2 starts at 50/,
  );
  const dosedFromEmpty = {
    ...second,
    products: first.products,
    carrierL: litres(second.carrierL - 10),
  };
  expect(sprayOutFault({ ...plan, loads: [first, dosedFromEmpty, third] }, draft)).toMatch(
    /load 2/,
  );
  expect(sprayOutFault({ ...plan, leftInTankL: litres(0) }, draft)).toMatch(/load 3 sprays 550 L/);
});

it('counts nothing that the catalogue assumes, and names it once', () => {
  const assumed: MixDraft = { machineId: 'tnf-multi-1000', deadVolumeL: null, tankResidualL: null };
  const changes = { ...assumed, tankCapacityL: null, sprayAreaHa: 19 };
  const { plan, problems } = calculateMix({ ...draft, ...changes }, catalogue);
  expect(plan?.jobVolumeL).toBe(1900);
  expect(plan?.loadCount).toBe(2);
  const named = problems.filter(({ code }) => /residual|deadVolume/i.test(code));
  expect(named.map(({ code, values }) => [code, values['residualL']])).toEqual([
    ['residualAssumed', 20],
  ]);
  const answered = planOf({ ...changes, tankResidualL: 5 });
  expect([answered.deadVolumeL, answered.tankResidualL, answered.jobVolumeL]).toEqual([
    15, 5, 1920,
  ]);
});
