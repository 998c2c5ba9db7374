import type { MixPlan } from '@mix/engine';
import type { JobPlan } from './JobTold.ts';

/** The part of a plan that a job keeps. */
export const jobPlan = (plan: MixPlan): JobPlan => ({
  tankCapacityL: plan.tankCapacityL,
  applicationRateLPerHa: plan.applicationRateLPerHa,
  sprayAreaHa: plan.sprayAreaHa,
  ...(plan.treatedAreaHa !== undefined && { treatedAreaHa: plan.treatedAreaHa }),
  deadVolumeL: plan.deadVolumeL,
  tankResidualL: plan.tankResidualL,
  leftInTankL: plan.leftInTankL,
  loadCount: plan.loadCount,
  loads: plan.loads,
  carrierTotalL: plan.carrierTotalL,
  productTotals: plan.productTotals,
});
