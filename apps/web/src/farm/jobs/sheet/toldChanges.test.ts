import { catalogue } from '@mix/catalogue';
import { calculateMix, litres } from '@mix/engine';
import { jobPlan, type JobTold } from '@mix/documents';
import { expect, it } from 'vitest';
import { told } from '../../../fill/testing/exampleFarmJobs.ts';
import { toldChanges } from './toldChanges.ts';

const read = (now: JobTold, before: JobTold) =>
  toldChanges(now, before)?.map((line) => line.replaceAll('\u00a0', ' '));

/** The same instruction with another mix, planned. */
function toldWith(change: Partial<JobTold['draft']>): JobTold {
  const draft = { ...told.draft, ...change };
  const { plan } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error('the changed mix has no plan');
  const products = catalogue.products.filter(({ id }) =>
    draft.products?.some(({ productId }) => productId === id),
  );
  return { ...told, draft, plan: jobPlan(plan), products };
}

it('are none where only the words are others', () => {
  expect(toldChanges({ ...told, note: 'Come in by the road.' }, told)).toEqual([]);
});

it('tell the spray of a hectare and its water, where the ground and the product are as before', () => {
  const changes = read(toldWith({ applicationRateLPerHa: 80 }), told);
  expect(changes).toContain('Application rate: 80 L/ha, was 100 L/ha.');
  expect(changes?.some((line) => /^Water: [\d,]+ L, was [\d,]+ L\.$/.test(line))).toBe(true);
  expect(changes?.some((line) => line.startsWith('Area'))).toBe(false);
  expect(changes?.some((line) => line.startsWith('Urea'))).toBe(false);
});

it('tell the area, the day and what is to go in', () => {
  const lines = [
    ...(told.draft.products ?? []),
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' as const } },
  ];
  const now = { ...toldWith({ sprayAreaHa: 8, products: lines }), day: '2026-11-26' };
  const changes = read(now, told);
  expect(changes).toContain('Area: 8 ha, was 10 ha.');
  expect(changes?.some((line) => /^Day: 26.*, was 25.*\.$/.test(line))).toBe(true);
  expect(changes?.some((line) => /^Urea: 160 kg, was 200 kg\.$/.test(line))).toBe(true);
  expect(changes).toContain('New: Liquid seaweed extract, 16 L.');
  expect(read(told, now)).toContain('No longer: Liquid seaweed extract, was 16 L.');
});

it('say that figures are others where none of those that are read is', () => {
  const plan = { ...told.plan, leftInTankL: litres(told.plan.leftInTankL + 0.001) };
  expect(toldChanges({ ...told, plan }, told)).toBeNull();
});
