import type { MixDraft } from '../mix/MixDraft.ts';
import type { MixPlan } from '../mix/MixPlan.ts';
import { ratesPerHa } from '../mix/ratesPerHa.ts';

/** Where a job stands when it is planned again. */
export interface JobSoFar {
  readonly areaLeftHa: number;
  /** All that is in the tank, with what never leaves it. */
  readonly litresInTank: number;
}

/**
 * The draft for the rest of a job: the area left, with what is in the tank as a heel of the same mix.
 * Planned with it, the mix to add and the heel together are what the area and the dead volume need,
 * so that the tank ends empty. Rates per load become what they are per hectare, as the small loads of
 * a rest would get the dose of a full tank. Nothing is checked here: `calculateMix` refuses what is no
 * area.
 * @param plan what was filled until now, by the same draft
 */
export const replanMidJob = (
  draft: MixDraft,
  plan: Pick<MixPlan, 'applicationRateLPerHa' | 'loads'>,
  { areaLeftHa, litresInTank }: JobSoFar,
): MixDraft => ({
  ...ratesPerHa(draft, plan),
  sprayAreaHa: areaLeftHa,
  heel: litresInTank === 0 ? null : { volumeL: litresInTank, contents: 'sameMix' },
});
