import type { MixPlan } from '@mix/engine';

/** The part of a plan that a job keeps: what filling needs. The workings stay with the plan. */
export const jobPlan = (plan: MixPlan) => ({
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

export type JobPlan = Readonly<ReturnType<typeof jobPlan>>;
