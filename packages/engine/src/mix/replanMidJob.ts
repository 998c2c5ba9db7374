import type { MixDraft } from './MixDraft.ts';

/** Where a job stands when it is planned again. */
export interface JobSoFar {
  readonly areaLeftHa: number;
  /** All that is in the tank, with what never leaves it. */
  readonly litresInTank: number;
}

/**
 * The draft for the rest of a job: the area left, with what is in the tank as a heel of the same mix.
 * Planned with it, the mix to add and the heel together are what the area and the dead volume need,
 * so that the tank ends empty. Nothing is checked here: `calculateMix` refuses what is no area.
 */
export const replanMidJob = (
  draft: MixDraft,
  { areaLeftHa, litresInTank }: JobSoFar,
): MixDraft => ({
  ...draft,
  sprayAreaHa: areaLeftHa,
  heel: litresInTank === 0 ? null : { volumeL: litresInTank, contents: 'sameMix' },
});
