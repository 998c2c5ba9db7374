import type { MixPlan } from '@mix/engine';

/** A plan whose working says nothing of money, for whose role on a farm does not include it. */
export const withoutCosts = (plan: MixPlan): MixPlan => ({
  ...plan,
  workings: plan.workings.filter(({ formula }) => formula !== 'productCost'),
});
