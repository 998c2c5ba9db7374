import type { Catalogue, MixPlan } from '@mix/engine';
import type { Planning } from '../../mix/planning/planningPart.ts';
import type { MixView } from '../../mix/planning/useMix.ts';

/** A mix whose plan stands. */
export type PlannedMix = MixView & {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  readonly planning: Planning;
};
