import type { Catalogue, MixPlan } from '@mix/engine';
import type { MixView } from '../plan/planning/useMix.ts';

/** A mix that has a plan. */
export type PlannedMix = MixView & {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
};
