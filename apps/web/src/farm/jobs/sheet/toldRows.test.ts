import { catalogue } from '@mix/catalogue';
import { jobPlan, recordKind, type SprayRecord } from '@mix/documents';
import { calculateMix, kilograms } from '@mix/engine';
import { expect, it } from 'vitest';
import { deviceOffset } from '../../../device/clock/deviceOffset.ts';
import { recordOfUnfilled } from '../../../records/recordOfPlan.ts';
import { startFarmJob } from '../../../fill/startJob.ts';
import { taken } from '../../../fill/testing/exampleFarmJobs.ts';
import { at } from '../../../fill/testing/fillJob.ts';
import { measureText } from '../../../i18n/figures/measureText.ts';
import { toldRows } from './toldRows.ts';

// 14.43 ha at 50 kg/ha and 600 L/ha in a tank of 2000 L: weighed to whole kg, 723 kg in five loads.
const draft = {
  ...taken.told.draft,
  sprayAreaHa: 14.43,
  applicationRateLPerHa: 600,
  tankCapacityL: 2000,
  products: [{ productId: 'urea', rate: { value: 50, unit: 'kg/ha' } }],
} as typeof taken.told.draft;
const { plan } = calculateMix(draft, catalogue);
if (plan === null) throw new Error('the example has no plan');
const told = { ...taken.told, draft, plan: jobPlan(plan) };
const weighed = plan.productTotals[0]?.measured ?? { unit: 'kg', value: kilograms(0) };

function recordWith(ureaKg: number): SprayRecord {
  const job = startFarmJob('top', { ...taken, told }, at(0));
  const record = recordOfUnfilled(job, at(0), deviceOffset);
  const products = record.products.map((one) => ({
    ...one,
    actual: { unit: 'kg', value: kilograms(ureaKg) } as const,
  }));
  const kept = recordKind.parse(recordKind.serialise({ ...record, products }));
  if (kept === null) throw new Error('the example is no record');
  return kept;
}
const ureaOf = (record: SprayRecord) => toldRows(told, record).find(({ id }) => id === 'urea');

it('asks for what was told to be weighed, not for the exact figure below it', () => {
  expect(weighed.value).not.toBeCloseTo(721.5, 1);
  expect(ureaOf(recordWith(weighed.value))).toMatchObject({
    told: measureText(weighed),
    done: measureText(weighed),
    differs: false,
  });
  expect(recordWith(1).products[0]?.planned).toEqual(weighed);
});

it('tells seven kilograms that a load got less', () => {
  expect(ureaOf(recordWith(weighed.value - 7))).toMatchObject({
    differs: true,
    more: { unit: 'kg', value: -7 },
  });
});

it('counts loads one by one, however many they are', () => {
  const many = { ...told, plan: { ...told.plan, loadCount: 200 } };
  const record = recordWith(weighed.value);
  const loads = Array.from({ length: 199 }, () => ({}) as SprayRecord['loads'][number]);
  const row = toldRows(many, { ...record, loads }).find(({ id }) => id === 'loads');
  expect(row).toMatchObject({ told: '200', done: '199', differs: true });
  const unfilled = toldRows(many, { ...record, loads: [] }).find(({ id }) => id === 'loads');
  expect(unfilled).toMatchObject({ told: '200', done: null, differs: false });
});
