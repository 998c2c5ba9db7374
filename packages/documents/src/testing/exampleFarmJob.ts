import { calculateMix, type MixDraft } from '@mix/engine';
import { testCatalogue } from '../../../engine/test/testCatalogue.ts';
import { plannedJob, type FarmJob, type JobLoadProgress } from '../farm/FarmJob.ts';
import type { JobTold } from '../farm/JobTold.ts';

const draft: MixDraft = {
  name: 'Urea and seaweed',
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 23.5,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
};

function planOf() {
  const { plan } = calculateMix(draft, testCatalogue);
  if (plan === null) throw new Error('the example has no plan');
  return plan;
}
const plan = planOf();

/** 23.5 ha at 100 L/ha: two loads of 1,000 L and one of 350 L. */
export const exampleTold: JobTold = {
  draft,
  plan: {
    tankCapacityL: plan.tankCapacityL,
    applicationRateLPerHa: plan.applicationRateLPerHa,
    sprayAreaHa: plan.sprayAreaHa,
    deadVolumeL: plan.deadVolumeL,
    tankResidualL: plan.tankResidualL,
    leftInTankL: plan.leftInTankL,
    loadCount: plan.loadCount,
    loads: plan.loads,
    carrierTotalL: plan.carrierTotalL,
    productTotals: plan.productTotals,
  },
  products: testCatalogue.products.filter(({ id }) => id === 'urea'),
  engineVersion: plan.engineVersion,
  catalogueVersion: testCatalogue.version,
  paddock: { id: 'p1', name: 'Top terrace', landUse: 'pasture' },
  day: '2026-11-25',
  note: 'Gate by the woolshed.',
  by: 'Mere T.',
  at: '2026-11-24T08:05:00+13:00',
};

export const exampleFarmJob: FarmJob = plannedJob(exampleTold, 'tama');

export const exampleProgress: JobLoadProgress = {
  number: 2,
  count: 3,
  step: 2,
  steps: 3,
  beforeL: 400,
  lineL: 792,
  productId: 'urea',
  loadsL: [1000, 1000, 350],
  areaDoneHa: 10,
  at: '2026-11-25T10:41:00+13:00',
};
