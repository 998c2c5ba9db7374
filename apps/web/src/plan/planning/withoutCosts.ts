import type { MixPlan } from '@mix/engine';

/** A plan whose working says nothing of money, for a role on a farm that does not include money. */
export const withoutCosts = (plan: MixPlan): MixPlan => ({
  ...plan,
  workings: plan.workings.filter(({ formula }) => formula !== 'productCost'),
});
