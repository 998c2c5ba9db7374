import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { MixResult } from '../mix/MixPlan.ts';
import { planMix } from './planMix.ts';
import { isHelped, withAllowedFill, withWaysOut } from './withWaysOut.ts';

/**
 * The plan of a draft, unless anything in the draft or in what follows from it is a stop; then the
 * plan is null and the problems say why, all of them at once and what the products do to each other
 * first. Takes a draft from outside, whatever it is, and never throws for what is in it. Every
 * figure is exact and carries its working; rounding belongs to the screen.
 */
export function calculateMix(draft: unknown, catalogue: Catalogue): MixResult {
  const { plan, problems } = answerAtOnce(draft, catalogue);
  return { plan, problems: withWaysOut(draft, catalogue, problems) };
}

export interface FirstAnswer extends MixResult {
  /**
   * Whether these problems are all that `calculateMix` says; else some stops lack the figures that
   * would settle them.
   */
  readonly isWhole: boolean;
}

/**
 * The plan of a draft without the search for what would settle a stop, which takes many plans: for
 * a screen that is drawn at each key. Plan and problems are those of `calculateMix`; a problem that
 * is still to be searched for has none of the values that would name a way out.
 */
export function answerAtOnce(draft: unknown, catalogue: Catalogue): FirstAnswer {
  const { plan, problems } = planMix(draft, catalogue);
  return {
    plan,
    problems: withAllowedFill(draft, catalogue, problems),
    isWhole: !problems.some(isHelped),
  };
}
