import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { MixResult } from '../mix/MixPlan.ts';
import { planMix } from './planMix.ts';
import { withWaysOut } from './withWaysOut.ts';

/**
 * The answer to a draft: a plan, unless anything in it or in what follows from it is a stop; then the
 * plan is null and the problems say why, all of them at once and what the products do to each other
 * first. Takes a draft from outside, whatever it is, and never throws for what is in it. Every figure
 * is exact and carries its working; rounding belongs to the screen.
 */
export function calculateMix(draft: unknown, catalogue: Catalogue): MixResult {
  const { plan, problems } = planMix(draft, catalogue);
  return { plan, problems: withWaysOut(draft, catalogue, problems) };
}
