import type { MixDraft } from '../mix/MixDraft.ts';
import type { MixPlan } from '../mix/MixPlan.ts';
import { ratesPerHa } from '../mix/ratesPerHa.ts';

/** Where a job stands when it is planned again. */
export interface JobSoFar {
  readonly areaLeftHa: number;
  /** All that the gauge shows; the lines are full of the mix as well. */
  readonly litresInTank: number;
}

/**
 * The draft for the rest of a job: the area left, with what is in the tank as a heel of the same
 * mix. The mix to add and this heel together are what the area needs and what cannot be sprayed of
 * the tank, so that the job ends there. The lines are full and are not filled again. Rates per load
 * become what they are per hectare, because the small loads of a rest would get the dose of a full
 * tank. Nothing is checked here: `calculateMix` refuses what is no area.
 * @param plan what was filled until now, by the same draft
 */
export const replanMidJob = (
  draft: MixDraft,
  plan: Pick<MixPlan, 'applicationRateLPerHa' | 'deadVolumeL' | 'loads'>,
  { areaLeftHa, litresInTank }: JobSoFar,
): MixDraft => ({
  ...ratesPerHa(draft, plan),
  sprayAreaHa: areaLeftHa,
  heel:
    litresInTank === 0 && (plan.deadVolumeL ?? 0) === 0
      ? null
      : { volumeL: litresInTank, contents: 'sameMix' },
});
